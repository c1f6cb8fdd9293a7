export interface Emitter {
  /** Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
  emit(): void;
}

/** Tells everybody who listens that something has changed. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}
