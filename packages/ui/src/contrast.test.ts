// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = ['./tokens.css', './night.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('');

/** The colours of one theme: the light ones, with the theme's own over them. */
function colours(...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`no ${selector}`);
    const block = css.slice(start, css.indexOf('}', start));
    for (const [, name, value] of block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)) {
      if (name && value) found[name] = value;
    }
  }
  return found;
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('colour missing');
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const light = ':root';
const dark = ':root[data-theme="dark"]';
const night = ':root[data-world="night"]:not(#day)';
const themes = {
  light: colours(light),
  dark: colours(light, dark),
  'high contrast': colours(light, ':root[data-contrast="high"]'),
  'high contrast, dark': colours(light, dark, ':root[data-contrast="high"][data-theme="dark"]'),
  night: colours(light, night),
  'night, high contrast': colours(light, night, ':root[data-world="night"][data-contrast="high"]:not(#day)'),
};
const words = ['ink', 'ink-2', 'wood-text', 'gold-text', 'cinnabar-text'];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(words)('%s can be read on every paper (4.5 to 1)', (word) => {
    for (const paper of ['paper', 'paper-2', 'paper-3']) {
      expect(contrast(theme[word], theme[paper]), paper).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('words on wood, cinnabar and slips can be read (4.5 to 1)', () => {
    expect(contrast(theme['on-wood'], theme.wood)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['on-cinnabar'], theme.cinnabar)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['slip-ink'], theme.slip)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['cert-ink'], theme.cert)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of controls can be seen (3 to 1)', () => {
    for (const paper of ['paper', 'paper-2']) {
      expect(contrast(theme['ink-3'], theme[paper]), paper).toBeGreaterThanOrEqual(3);
    }
  });
});
