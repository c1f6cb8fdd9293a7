/** The sheet "text and language" is asked for from any page and shown by the shell. */
const listeners = new Set<() => void>();

export function openReadingSheet(): void {
  for (const listener of listeners) listener();
}

export function onReadingSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
