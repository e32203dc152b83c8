import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Surface } from '../../src/content/types.ts';
import { BodyDrawing, CoreDrawing, SuiteDrawing } from '../../src/scene/drawing.tsx';
import { browserArguments, findBrowser } from '../lib/browser.ts';
import type { Layer } from './recipes.ts';

/** Starts the browser that prints every picture. */
export const openStudio = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: browserArguments });

/** Markup of one drawing, by the component that the site itself uses. */
export function drawingOf(body: Layer['body'], tone: Surface): string {
  const element =
    body === 'suite'
      ? createElement(SuiteDrawing, { layout: 'wide', tone })
      : body === 'core'
        ? createElement(CoreDrawing, { tone })
        : createElement(BodyDrawing, { id: body, tone });
  return renderToStaticMarkup(element);
}

const fontUrl = (file: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../public/fonts/${file}`, import.meta.url)).toString('base64')}`;

/** The site's colours and faces, for pages that stand alone. */
export function studioStyles(): string {
  const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  const custom = [...tokens.matchAll(/^\s*(--color-[\w-]+: oklch[^;]+;)/gm)].map((it) => it[1]);
  return `
    @font-face { font-family: 'Mona Sans'; src: url(${fontUrl('mona-sans.woff2')}); font-weight: 400 800; font-stretch: 100% 112%; }
    @font-face { font-family: 'Geist Mono'; src: url(${fontUrl('geist-mono.woff2')}); font-weight: 400 500; }
    :root { ${custom.join(' ')} }
    * { box-sizing: border-box; margin: 0 }
    body { font-family: 'Mona Sans'; -webkit-font-smoothing: antialiased }
    svg { width: 100%; height: 100%; display: block; overflow: visible }
  `;
}

/** Ground of a picture: its surface with the core's light falling across. */
export function ground(surface: Surface, light: { x: number; y: number; reach: number }): string {
  const glow = surface === 'ink' ? 'oklch(0.3 0.045 70 / 0.75)' : 'oklch(1 0.03 90 / 0.9)';
  const base = surface === 'ink' ? 'var(--color-ink)' : 'var(--color-paper-sunk)';
  return `radial-gradient(circle at ${light.x * 100}% ${light.y * 100}%, ${glow}, transparent ${light.reach * 70}%), ${base}`;
}
