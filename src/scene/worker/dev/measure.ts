import type { WebGLRenderer } from 'three';
import type { SceneStats } from '../../shared/protocol.ts';
import type { TierId } from '../../shared/quality.ts';
import type { DisplayProbe } from '../display-probe.ts';
import type { gpuTimer } from '../gpu-timer.ts';

type GpuTimer = ReturnType<typeof gpuTimer>;

/** Weight of the newest frame in a running mean. */
const fresh = 0.1;

/** Counts what a frame costs; a running mean forgets the first, slow frames. */
export function measure(renderer: WebGLRenderer, display: DisplayProbe, gpu: GpuTimer) {
  let frames = 0;
  let frameMs = 0;
  let scriptMs = 0;
  const mean = (old: number, value: number) => (old ? old + (value - old) * fresh : value);
  return {
    count(script: number) {
      frames += 1;
      scriptMs = mean(scriptMs, script);
    },
    interval(ms: number) {
      if (ms > 0) frameMs = mean(frameMs, ms);
    },
    stats(tier: TierId): SceneStats {
      const { render, memory, programs } = renderer.info;
      return {
        tier,
        frames,
        drawCalls: render.calls,
        triangles: render.triangles,
        points: render.points,
        geometries: memory.geometries,
        textures: memory.textures,
        programs: programs?.length ?? 0,
        frameMs,
        scriptMs,
        rate: display.isMeasuring ? 0 : Math.round(1000 / display.interval),
        missed: frameMs ? Math.max(0, 1 - display.interval / frameMs) : 0,
        gpuMs: gpu.milliseconds(),
      };
    },
  };
}
