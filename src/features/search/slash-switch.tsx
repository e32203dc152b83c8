import { useState } from 'react';
import { slashIsOn, slashIsTaken, slashKey } from './search-button.tsx';

function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // Storage is switched off: the key stays on.
  }
}

/**
 * Switches the key `/` off and on again, remembered. A single character as a shortcut
 * needs such a switch (WCAG 2.1.4); where the browser has the key itself, there is nothing to switch.
 */
export function SlashSwitch({ label }: { label: string }) {
  const [on, setOn] = useState(slashIsOn);
  if (slashIsTaken()) return null;
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          keep(target.checked);
          setOn(target.checked);
        }}
        className="size-4 accent-human"
      />
      {label}
    </label>
  );
}
