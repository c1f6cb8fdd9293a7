/** Whether the device believes it has a network. A "yes" may be wrong; a "no" is right. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** Tells each change; answers how to stop listening. */
export function watchOnline(listener: (online: boolean) => void): () => void {
  const tell = () => listener(isOnline());
  globalThis.addEventListener('online', tell);
  globalThis.addEventListener('offline', tell);
  return () => {
    globalThis.removeEventListener('online', tell);
    globalThis.removeEventListener('offline', tell);
  };
}
