import { Button } from '../ui/button.tsx';
import { useObservable } from './desk.tsx';
import { Modal } from './modal.tsx';
import { Key } from './request.tsx';
import { chooseKeys, keysOn, shortcuts } from './use-hotkeys.ts';

/** All keys, and the switch for those who press them without meaning to. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const isOn = useObservable(keysOn);
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {Object.entries(shortcuts).map(([key, words]) => (
          <div key={key} className="rule-top flex items-center gap-4 py-2">
            <dt className="w-18 flex-none">
              <Key>{key === 'Escape' ? 'Esc' : key}</Key>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => chooseKeys(target.checked)}
          className="size-5 accent-(--text)"
        />
        Single keys do something. Switch this off if you speak to your computer.
      </label>
      <p className="mt-5">
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </p>
    </Modal>
  );
}
