/** Press and hold on the core of the diagram, which makes the visitor's own mark. */
import { scene } from '../../motion/scene-tokens.ts';
import { holdCore, screenPositions } from '../../scene/touch.ts';
import { beginMark, corePress } from '../mark/press.ts';

/** Whether a point of the screen lies on the core. */
function isOnCore(frame: DOMRect, x: number, y: number): boolean {
  const { core } = screenPositions;
  const across = x - frame.left - (frame.width * core.x) / 100;
  const down = y - frame.top - (frame.height * core.y) / 100;
  return Math.hypot(across, down) < (frame.width * core.radius) / 100;
}

/**
 * After a moment the core lights the bodies around it, and its ridges become the visitor's own; let
 * go before two seconds they run back.
 *
 * @returns `down` takes a press and tells whether it is on the core; `letGo` ends it
 */
export function coreHold(sceneView: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marking: ReturnType<typeof beginMark> | null = null;
  const letGo = () => {
    clearTimeout(timer);
    holdCore(false);
    if (!marking) return;
    marking.letGo();
    marking = null;
    corePress.set('tooShort');
  };
  const hold = (press: PointerEvent) => {
    holdCore(true);
    marking = beginMark(sceneView, press);
    corePress.set('held');
    timer = setTimeout(() => {
      marking?.keep();
      marking = null;
      corePress.set('made');
    }, scene.mark);
  };
  return {
    letGo,
    down(press: PointerEvent): boolean {
      const { clientX, clientY, target } = press;
      const isOnButton = target instanceof Element && target.closest('button, a, dialog');
      if (isOnButton || !isOnCore(sceneView.getBoundingClientRect(), clientX, clientY))
        return false;
      timer = setTimeout(hold, scene.hold, press);
      return true;
    },
    /** A long touch opens the menu on some devices, and is the hold itself. */
    onContextMenu(event: MouseEvent) {
      if (marking && 'pointerType' in event && event.pointerType === 'touch')
        event.preventDefault();
      else letGo();
    },
  };
}
