/** The build shortens GLSL; a graphics card must read the same program. */
import { describe, expect, it } from 'vitest';
import { shortenShader } from '../../src/build/plugins.ts';

const sources = import.meta.glob<string>('../../src/scene/worker/**/*.glsl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words, numbers by their value, operators and whole directives of a shader, in order. */
const tokensOf = (source: string) =>
  source
    .replace(/\/\/.*$/gm, '')
    .match(/^\s*#.*$|\d*\.\d+(?:e[-+]?\d+)?|\d+\.?(?:e[-+]?\d+)?|\w+|[-+]{2}|[^\s\w]/gm)!
    .map((token) =>
      /^\.?\d/.test(token) ? `${Number(token)}${/[.e]/.test(token)}` : token.trim(),
    );

describe('a shader in the build', () => {
  it.each(Object.keys(sources))('%s has all its tokens', (path) => {
    const source = sources[path]!;
    expect(tokensOf(shortenShader(source))).toEqual(tokensOf(source));
  });

  it('keeps a sign apart from a sign, and a directive on its line', () => {
    expect(shortenShader('float a = 10.0 - -0.50;\n#ifdef LENS\nx = a + b; // sum\n#endif\n')).toBe(
      'float a=10.- -.5;\n#ifdef LENS\nx=a+b;\n#endif\n',
    );
  });
});
