import { placingKey } from '../../../shared/giving/idempotency-key.ts';
import { storedValue } from '../../../shared/storage/stored.ts';
import type { RegisterValues } from './values.ts';

/** The key that registers one tablet of one filled form, however often it is sent. */
export const registerKey = placingKey('yuanguang.hall.register.key');

/**
 * Outlives a reload, a change of language and every error. It ends with the tab, and as soon as the tablet is registered:
 * names of the dead stay on no device.
 */
const stored = storedValue('sessionStorage', 'yuanguang.hall.register', (value) =>
  typeof value === 'object' && value !== null ? (value as Partial<RegisterValues>) : undefined,
);

export const storedTablet = (): Partial<RegisterValues> => stored.read() ?? {};
export const storeTablet = (values: RegisterValues): void => stored.write(values);

export function forgetTablet(): void {
  stored.write(undefined);
  registerKey.forget();
}
