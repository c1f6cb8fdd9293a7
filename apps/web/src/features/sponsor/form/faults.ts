import type { Language } from '@yuanguang/contract/languages';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useFormContext,
} from 'react-hook-form';
import { useLocale } from 'use-intl';
import { errorMessage } from '../../../shared/i18n/messages.ts';
import type { Faults } from './rules.ts';

/** Rules as a resolver of the form library: the code of the fault is the message. */
export function resolverOf<Values extends FieldValues>(
  faultsOf: (values: Values) => Faults<Values>,
): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(faultsOf(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faults.map(([field, code]) => [field, { type: 'rule', message: code }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** What a field says is wrong: our own rules in the reader's language, the server's words as they came. */
export function useFault<Values extends FieldValues>() {
  const language = useLocale() as Language;
  const { formState } = useFormContext<Values>();
  const errors = formState.errors as Record<string, { type?: unknown; message?: unknown } | undefined>;
  return (field: FieldPath<Values>): string | undefined => {
    const error = errors[field];
    const message = typeof error?.message === 'string' ? error.message : undefined;
    if (message === undefined || error?.type !== 'rule') return message;
    return errorMessage(message, language) ?? message;
  };
}
