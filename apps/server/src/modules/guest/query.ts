import { readContact } from './contact.ts';
import type { SpeakableNumbers } from './speakable-number.ts';

/**
 * Reads what somebody gives to be found by, one field for number, phone and email: undefined when it is none of them. A
 * phone may have as many digits as a number; what is read `first` counts.
 */
export function queryReader({ read }: Pick<SpeakableNumbers, 'read'>, first: 'number' | 'contact') {
  return (query: string) => {
    const number = read(query);
    const contact = readContact(query);
    if (contact && (first === 'contact' || number === undefined)) return { contact } as const;
    return number === undefined ? undefined : ({ number } as const);
  };
}

export type Query = NonNullable<ReturnType<ReturnType<typeof queryReader>>>;
