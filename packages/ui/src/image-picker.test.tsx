import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImagePicker, type PickedImage } from './image-picker.tsx';

const words = {
  add: 'Add',
  count: (used: number, max: number) => `${used} / ${max}`,
  picture: (n: number) => `Picture ${n}`,
  remove: (n: number) => `Remove ${n}`,
  retry: (n: number) => `Retry ${n}`,
  sending: 'sending',
  failed: 'Tap to retry',
};
const quiet = { onAdd: () => undefined, onRemove: () => undefined, onRetry: () => undefined };
const image = (id: string, change: Partial<PickedImage> = {}): PickedImage => ({
  id,
  preview: `blob:${id}`,
  state: 'done',
  progress: 1,
  ...change,
});
const draw = (images: readonly PickedImage[], max = 6) =>
  renderToStaticMarkup(
    <ImagePicker label="Pictures" images={images} max={max} words={words} error="Wrong" {...quiet} />,
  );

it('says of each picture what it is, how far it has come, and how to take it away', () => {
  const html = draw([
    image('a'),
    image('b', { state: 'sending', progress: 0.42 }),
    image('c', { state: 'failed', preview: '' }),
  ]);
  expect(html).toContain('alt="Picture 1"');
  expect(html).toMatch(/role="progressbar"[^>]*aria-label="Picture 2 sending"[^>]*aria-valuenow="42"/);
  expect(html).toMatch(/role="img"[^>]*aria-label="Picture 3"|aria-label="Picture 3"[^>]*role="img"/);
  expect(html).toContain('aria-label="Retry 3"');
  expect(html.match(/aria-label="Remove \d"/g)).toHaveLength(3);
  expect(html).toContain('3 / 6');
});

it('offers no more room than there is, and names its error', () => {
  expect(draw([image('a')], 3)).toMatch(/<input[^>]*type="file"[^>]*multiple=""/);
  expect(draw([image('a'), image('b')], 3)).not.toContain('multiple');
  const full = draw([image('a'), image('b'), image('c')], 3);
  expect(full).not.toContain('type="file"');
  expect(full).toContain('role="alert"');
});
