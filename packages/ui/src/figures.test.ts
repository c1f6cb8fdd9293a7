// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnFiles } from '../figures/files.ts';
import { CLOTH_DYES, FIGURE_IDS, FIGURE_SIZE, OFFERING_SIZES, ORNAMENT_SIZES } from './figure-ids.ts';

const files = drawnFiles();
const art = (path: string) => new URL(`./art/${path}`, import.meta.url);
const of = (folder: string) => files.filter((file) => file.folder === folder);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const box = (svg: string) => (svg.match(/viewBox="([^"]+)"/)?.[1] ?? '').split(' ').map(Number).slice(2);

/** Bytes: every figure is fetched on a phone's line; the two with many arms may be heavier. */
const LARGEST = 60_000;
const LARGEST_MANY_ARMED = 90_000;
const MANY_ARMED = ['cundi', 'thousand'];

describe('the drawings', () => {
  test('are all written as the generator makes them now', () => {
    for (const { folder, id, svg } of files) {
      expect(readFileSync(art(`${folder}/${id}.svg`), 'utf8'), `${folder}/${id}`).toBe(svg);
    }
    for (const folder of ['figures', 'offerings', 'ornaments']) {
      const written = of(folder).map(({ id }) => `${id}.svg`);
      expect(readdirSync(art(`${folder}/`)).sort(), folder).toEqual(written.sort());
    }
  });

  test('come out the same every time, in whatever order they are drawn', () => {
    expect(drawnFiles()).toEqual(files);
  });

  test('are those that a page may ask for, with their boxes', () => {
    const boxes = (folder: string) => Object.fromEntries(of(folder).map(({ id, svg }) => [id, box(svg)]));
    expect(boxes('figures')).toEqual(Object.fromEntries(FIGURE_IDS.map((id) => [id, [...FIGURE_SIZE]])));
    expect(boxes('offerings')).toEqual(OFFERING_SIZES);
    expect(boxes('ornaments')).toEqual(ORNAMENT_SIZES);
  });

  test.each(files)(
    '$folder/$id is lines only: no raster, filter, script, text or reference outside',
    ({ svg }) => {
      expect(svg).not.toMatch(/<(image|filter|script|foreignObject|text|style[^>]+src|a)\b/);
      expect(svg).not.toMatch(/\bon[a-z]+=|javascript:|@import|NaN|undefined|Infinity/);
      expect(svg.match(/(?:href="|url\()(?!#)/g)).toBeNull();
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('://');
    },
  );

  test.each(files)(
    '$folder/$id finds every part that it names, each name once and its own',
    ({ id, svg }) => {
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((name) => name.startsWith(`${id}-`))).toBe(true);
      const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      expect(named.filter((name) => !ids.includes(name ?? ''))).toEqual([]);
    },
  );

  test.each(files)(
    '$folder/$id has its mark for paper, and those of its layers or dyes',
    ({ folder, id, svg }) => {
      const marks = folder === 'figures' ? ['behind', 'front', 'print'] : ['print'];
      if (id.startsWith('cloth-')) marks.push(...CLOTH_DYES);
      for (const mark of marks) {
        expect(svg, mark).toContain(`<g id="${id}-${mark}"/>`);
        expect(svg, mark).toMatch(new RegExp(`#${id}-${mark}:target~`));
      }
    },
  );
});

describe('a figure', () => {
  test('weighs no more than a phone can bear', () => {
    for (const { id, svg } of of('figures')) {
      const largest = MANY_ARMED.includes(id) ? LARGEST_MANY_ARMED : LARGEST;
      expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(largest);
    }
  });

  test.each(of('figures'))(
    '$id has halo, seat, body, face and hands, the light behind all',
    ({ groups, svg }) => {
      expect(groups[0]).toBe('halo');
      expect(groups).toEqual(expect.arrayContaining(['throne', 'body', 'face', 'hands']));
      expect(svg.indexOf('class="behind"')).toBeLessThan(svg.indexOf('class="front"'));
    },
  );

  test('shows what it is known by', () => {
    const groups = (id: string) => of('figures').find((file) => file.id === id)?.groups;
    for (const id of ['shakyamuni', 'amitabha', 'medicine', 'maitreya', 'ksitigarbha', 'weituo', 'qielan']) {
      expect(groups(id), id).toContain('attribute');
    }
    for (const id of ['manjushri', 'samantabhadra']) expect(groups(id), id).toContain('mount');
    expect(groups('cundi')).toEqual(expect.arrayContaining(['nagas', 'arms', 'attributes']));
    expect(groups('thousand')).toEqual(expect.arrayContaining(['arms', 'buddha-over-head']));
  });

  test('of many hands holds what the sutras count', () => {
    const names = (id: string) => idsIn(of('figures').find((file) => file.id === id)?.svg ?? '');
    const held = (id: string) => names(id).filter((name) => /-(right|left)-\d+$/.test(name)).length;
    // Cundī: eight hands on a side behind the two that teach, all but one with an implement.
    expect(held('cundi')).toBe(15);
    // Thousand hands: eighteen on a side, one of them open.
    expect(held('thousand')).toBe(35);
  });
});
