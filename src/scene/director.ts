import { everyFrame } from '../motion/loop.ts';
import { scene } from '../motion/tokens.ts';
import { watchAttention } from './attention.ts';
import { mountScene, type SceneHandle } from './canvas.tsx';
import { showFigures } from './figures.ts';
import { connectScene, firstShot, showSceneState } from './live.ts';
import { readOrders } from './orders.ts';

/**
 * A context lost more often than this, in so short a time, is a device that can't carry
 * the scene. A screen that runs all day may lose one now and then.
 */
const mostRemounts = 2;

export interface Director {
  dispose(): void;
}

/**
 * Runs the canvas: mounts it, drives it in the one animation loop, pauses it when
 * nobody can see it, and mounts it anew when its context is lost, unless that keeps happening.
 *
 * @param stage  element that holds the canvas
 * @param giveUp called once when the scene can't be had on this device
 */
export function direct(stage: HTMLElement, giveUp: () => void): Director {
  const orders = readOrders();
  let handle: SceneHandle | null = null;
  let stopLoop: (() => void) | null = null;
  let losses: number[] = [];
  let over = false;
  let ready = false;

  const run = (wanted: boolean) => {
    if (!handle || !ready) return;
    if (orders.film) {
      // The film's script asks for every frame by itself.
    } else if (wanted && !stopLoop) {
      handle.resume();
      stopLoop = everyFrame('scene', ({ timestamp }) => handle?.advance(timestamp));
    } else if (!wanted && stopLoop) {
      stopLoop();
      stopLoop = null;
      handle.pause();
    }
    showSceneState(wanted ? 'live' : 'paused');
  };
  const attention = watchAttention(run);

  const unmount = () => {
    stopLoop?.();
    stopLoop = null;
    ready = false;
    connectScene(null);
    handle?.dispose();
    handle = null;
  };

  const fail = () => {
    if (over) return;
    over = true;
    unmount();
    attention.stop();
    giveUp();
  };

  const mount = () => {
    try {
      handle = mountScene(stage, {
        ...orders,
        shot: firstShot(),
        async onReady() {
          // Without parallel compilation it is ready before mountScene has returned.
          await null;
          if (over || !handle) return;
          ready = true;
          connectScene(handle);
          run(attention.wanted());
          if (orders.debug) showFigures(handle);
        },
        onLost() {
          showSceneState('lost');
          unmount();
          const now = performance.now();
          losses = [...losses.filter((at) => now - at < scene.forgiven), now];
          if (losses.length > mostRemounts) fail();
          else mount();
        },
        onFail: fail,
        onTier(tier) {
          if (tier === 'drawing') fail();
        },
      });
    } catch {
      fail();
    }
  };
  mount();

  const onMove = (event: PointerEvent) => {
    handle?.setPointer((event.clientX / innerWidth) * 2 - 1, 1 - (event.clientY / innerHeight) * 2);
  };
  addEventListener('pointermove', onMove, { passive: true });

  return {
    dispose() {
      over = true;
      removeEventListener('pointermove', onMove);
      attention.stop();
      unmount();
    },
  };
}
