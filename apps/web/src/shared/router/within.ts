/** The promise, or a rejection when it takes longer than `limitMs`: a page that never arrives must say so. */
export function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${limitMs} ms`)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
