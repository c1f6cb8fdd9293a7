/** Browsers before September 2021 have no `Object.hasOwn`, which the library of hash functions calls. */
export function addHasOwn(to: object): void {
  if ('hasOwn' in to) return;
  Object.defineProperty(to, 'hasOwn', {
    configurable: true,
    writable: true,
    value: (object: object, key: PropertyKey) =>
      Reflect.apply(Object.prototype.hasOwnProperty, object, [key]),
  });
}
