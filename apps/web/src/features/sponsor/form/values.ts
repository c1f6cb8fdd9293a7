import { EMPTY_WORDING, type WordingValues } from '../../../shared/giving/wording.ts';

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
