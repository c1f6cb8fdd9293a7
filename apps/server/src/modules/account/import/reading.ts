import type { Settings } from '../../../settings.ts';
import type { RefusalCode } from './refusals.ts';

export type Document = Readonly<Record<string, unknown>>;
export type ImportSettings = Pick<
  Settings,
  'OLD_PASSWORD_SECRETS' | 'WEIXIN_APP_ID' | 'WEIXIN_ACCOUNT_APP_ID' | 'APPLE_ISSUER'
>;

/** A document that is being read, and where to say what is wrong with it. */
export interface Reading {
  readonly document: Document;
  readonly id: string;
  readonly settings: ImportSettings;
  /** The account is not taken over. `detail` masks names, numbers and addresses. */
  readonly refuse: (code: RefusalCode, detail?: string) => void;
  /** The account is taken over without this field. */
  readonly leave: (name: string) => void;
}

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A text that is not blank, or a number as such; else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** A list of texts; a single text counts as a list of one, nothing as an empty one; undefined when it is neither. */
export function textsOf(value: unknown): string[] | undefined {
  if (isEmpty(value)) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.every((entry) => typeof entry === 'string' && entry !== '') ? (list as string[]) : undefined;
}
