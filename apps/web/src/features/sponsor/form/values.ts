import type { Order } from '@yuanguang/contract/objects/sponsor';

type DedicationValue = Order['dedication'];
export type VerseId = NonNullable<DedicationValue['textId']>;

/** Name and dedication: what can still be corrected until the batch is closed. */
export interface WordingValues {
  name: string;
  anonymous: boolean;
  /** A standard verse, or the visitor's own words in `text`. */
  verse: VerseId | 'own';
  text: string;
  target: DedicationValue['target'];
  /** As typed, separated by commas. */
  names: string;
}

/** The whole form. `area` holds the codes of province, city and district. */
export interface OrderValues extends WordingValues {
  contact: string;
  receiptEmail: string;
  gift: boolean;
  recipient: string;
  giftPhone: string;
  area: string[];
  /** The names of the chosen areas, in the same order. */
  areaNames: string[];
  street: string;
}

export const EMPTY_WORDING: WordingValues = {
  name: '',
  anonymous: false,
  verse: 'universal',
  text: '',
  target: 'beings',
  names: '',
};

export const EMPTY_ORDER: OrderValues = {
  ...EMPTY_WORDING,
  contact: '',
  receiptEmail: '',
  gift: false,
  recipient: '',
  giftPhone: '',
  area: [],
  areaNames: [],
  street: '',
};
