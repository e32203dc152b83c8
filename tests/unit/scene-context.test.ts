/** What the scene's WebGL context answers without a question to the GPU's process. */
import { describe, expect, it } from 'vitest';
import { createWebGLContext } from '../../src/scene/worker/context.ts';

/** A canvas whose context counts how often its extensions are enabled. */
function fakeCanvas() {
  const enabled: string[] = [];
  const gl = {
    VERSION: 1,
    SAMPLES: 2,
    SCISSOR_BOX: 3,
    drawingBufferWidth: 300,
    drawingBufferHeight: 150,
    getExtension(name: string) {
      enabled.push(name);
      return {};
    },
    getParameter: () => null,
  };
  const canvas = Object.assign(new EventTarget(), { getContext: () => gl });
  return { canvas: canvas as unknown as OffscreenCanvas, gl, enabled };
}

describe('the context of the scene', () => {
  it('enables float targets once, and again after it was lost and restored', () => {
    const { canvas, enabled } = fakeCanvas();
    const gl = createWebGLContext(canvas);
    gl.getExtension('EXT_color_buffer_half_float');
    gl.getExtension('EXT_color_buffer_float');
    expect(enabled).toHaveLength(1);
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    gl.getExtension('EXT_color_buffer_float');
    expect(enabled).toHaveLength(2);
  });

  it('has a scissor box of the size that the canvas has now', () => {
    const { canvas, gl: own } = fakeCanvas();
    const gl = createWebGLContext(canvas);
    expect(gl.getParameter(gl.SCISSOR_BOX)).toEqual([0, 0, 300, 150]);
    own.drawingBufferWidth = 600;
    expect(gl.getParameter(gl.SCISSOR_BOX)).toEqual([0, 0, 600, 150]);
  });

  it('gives three.js no extension that the scene does not use', () => {
    const { canvas, enabled } = fakeCanvas();
    expect(createWebGLContext(canvas).getExtension('OES_texture_float_linear')).toBeNull();
    expect(enabled).toEqual([]);
  });
});
