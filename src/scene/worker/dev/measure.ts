import { HalfFloatType, type WebGLRenderer, type WebGLRenderTarget } from 'three';
import type { SceneStats } from '../../shared/protocol.ts';
import type { TierId } from '../../shared/quality.ts';
import type { DisplayProbe } from '../display-probe.ts';
import type { gpuTimer } from '../gpu-timer.ts';

type GpuTimer = ReturnType<typeof gpuTimer>;

/** Weight of the newest frame in a running mean. */
const newestWeight = 0.1;

/**
 * Measures what frames cost, as running means, in which the slow first frames lose their weight.
 */
export function frameMeter(renderer: WebGLRenderer, display: DisplayProbe, gpu: GpuTimer) {
  let frames = 0;
  let frameMs = 0;
  let scriptMs = 0;
  const mean = (old: number, value: number) => (old ? old + (value - old) * newestWeight : value);
  return {
    /** Counts a drawn frame. @param ms time of JavaScript */
    count(ms: number) {
      frames += 1;
      scriptMs = mean(scriptMs, ms);
    },
    /** @param ms time since the last frame; 0 for the first of a series */
    interval(ms: number) {
      if (ms > 0) frameMs = mean(frameMs, ms);
    },
    stats(tier: TierId, target: WebGLRenderTarget): SceneStats {
      const { render, memory, programs } = renderer.info;
      const { width, height, samples, texture } = target;
      return {
        tier,
        frames,
        drawCalls: render.calls,
        triangles: render.triangles,
        points: render.points,
        geometries: memory.geometries,
        textures: memory.textures,
        programs: programs?.length ?? 0,
        target: { width, height, samples, bits: texture.type === HalfFloatType ? 16 : 8 },
        frameMs,
        scriptMs,
        rate: display.isMeasuring ? 0 : Math.round(1000 / display.interval),
        missed: frameMs ? Math.max(0, 1 - display.interval / frameMs) : 0,
        gpuMs: gpu.meanMs(),
      };
    },
  };
}
