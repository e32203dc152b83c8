/**
 * Committed art matches the current pages and recipes. The test is fast, because it compares only
 * the recorded sources and renders nothing.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  groundsOf,
  inPublic,
  manifestOf,
  readManifest,
  strayArt,
} from '../../scripts/media/art/files.ts';
import { allJobs } from '../../scripts/media/art/jobs.ts';
import { colours } from '../../src/scene/shared/diagram.ts';
import { pictureGrounds } from '../../src/ui/picture-grounds.ts';

const jobs = await allJobs();
const manifest = readManifest();
const now = manifestOf(jobs);

describe('committed art', () => {
  it('is made from the current sources; `npm run art -- stale` renders stale files again', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(40);
    const keys = [...new Set([...Object.keys(manifest), ...Object.keys(now)])];
    const isStale = (key: string) => !isDeepStrictEqual(manifest[key], now[key]);
    expect(keys.filter(isStale)).toEqual([]);
  });

  it('has icons in the colours of the diagram; `npm run icons` renders them', () => {
    const svg = readFileSync(inPublic('/favicon.svg'), 'utf8');
    for (const [name, triple] of Object.entries(colours)) {
      expect(svg, name).toContain(`oklch(${triple.join(' ')})`);
    }
  });

  it('has each picture’s own colours, which stand in its place until it has come', async () => {
    expect(pictureGrounds).toEqual(await groundsOf(jobs));
    // Through a transparent pixel they would be seen for ever.
    const files = jobs.filter(({ kind }) => kind === 'pictures').flatMap((job) => job.files);
    for (const file of files) {
      const { hasAlpha } = await sharp(inPublic(file)).metadata();
      expect(hasAlpha, file).toBe(false);
    }
  });

  it('has no file that no job makes', async () => {
    expect(await strayArt(jobs)).toEqual([]);
  });

  it.each(jobs)('$key has its files in their sizes', async ({ kind, files }) => {
    for (const address of files) {
      const { format, width, height, compression } = await sharp(inPublic(address)).metadata();
      if (kind === 'cards') {
        expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      } else {
        const [, named, ending] = address.match(/-(\d+)\.(\w+)$/) ?? [];
        expect([compression === 'av1' ? 'avif' : format, width, height], address).toEqual([
          ending,
          Number(named),
          Math.round((Number(named) * 2) / 3),
        ]);
      }
    }
  });

  it('gives every page a card of its own, with the words of its headline', () => {
    const cards = jobs.filter(({ kind }) => kind === 'cards');
    expect(new Set(cards.flatMap(({ files }) => files)).size).toBe(cards.length);
    expect(new Set(cards.map(({ key }) => manifest[key]?.title)).size).toBe(cards.length);
    // The title is part of the recorded source, so this fails when a page's headline has changed
    // and its card has not.
    for (const { key, title } of cards) expect(manifest[key]?.title, key).toBe(title);
  });
});
