import { storedValue } from '../../../shared/storage/stored.ts';

/** What is written and not saved yet, by the prayer's id, '' for a new one. It stays on the device, and goes with its person. */
const stored = storedValue('localStorage', 'yuanguang.prayer-drafts', (value) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined,
);

export function draftOf(id: string): string | undefined {
  const text = stored.read()?.[id];
  return typeof text === 'string' ? text : undefined;
}

export const keepDraft = (id: string, text: string): void => stored.write({ ...stored.read(), [id]: text });

export function dropDraft(id: string): void {
  const { [id]: _, ...others } = stored.read() ?? {};
  stored.write(Object.keys(others).length > 0 ? others : undefined);
}
