/* Without React: the first call to the cloud reads the login token before React is there. */

type Area = 'localStorage' | 'sessionStorage';

/** One entry that the device keeps; nothing and undefined remove it. */
export interface Stored<Value> {
  read(): Value | undefined;
  write(value: Value | undefined): void;
}

/** A text. Where storage is denied (private mode, embedded view) or full it lasts as long as the document. */
export function storedText(area: Area, key: string): Stored<string> {
  let memory: string | undefined;
  return {
    read() {
      try {
        return memory ?? (globalThis[area].getItem(key) || undefined);
      } catch {
        return memory;
      }
    },
    write(text) {
      try {
        if (text) globalThis[area].setItem(key, text);
        else globalThis[area].removeItem(key);
        memory = undefined;
      } catch {
        memory = text || undefined;
      }
    },
  };
}

/** A value as JSON; `parse` answers undefined for what it does not know: an old or damaged entry is as good as none. */
export function storedValue<Value>(
  area: Area,
  key: string,
  parse: (value: unknown) => Value | undefined,
): Stored<Value> {
  const entry = storedText(area, key);
  return {
    read() {
      try {
        return parse(JSON.parse(entry.read() ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (value) => entry.write(value === undefined ? undefined : JSON.stringify(value)),
  };
}
