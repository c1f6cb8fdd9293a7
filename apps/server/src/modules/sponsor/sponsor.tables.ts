import type { Language, Localized } from '@yuanguang/contract/languages';
import type { FulfilmentStatus, OrderStatus, PhotoStep } from '@yuanguang/contract/objects/sponsor';
import type { ColumnType, Generated } from 'kysely';

export interface BookTexts {
  readonly coverTitle: Localized;
  readonly title: Localized;
  readonly summary: Localized;
  readonly formatSize: Localized;
  readonly contents: Readonly<Record<keyof Localized, readonly string[]>>;
}

export type Captions = { readonly [L in Language]?: string };

export type BatchState = 'open' | 'closed' | 'printing' | 'completed';

export interface OrderRow {
  id: string;
  sponsor_number: string;
  idempotency_key: string;
  content_hash: string | null;
  book_id: string;
  copies: number;
  unit_price_fen: number;
  total_fen: number;
  anonymous: boolean;
  merit_name: string | null;
  personal: string | null;
  contact_index: string | null;
  receipt_index: string | null;
  free_gift: boolean;
  language: string;
  origin: string | null;
  status: OrderStatus;
  fulfilment: FulfilmentStatus;
  batch_id: string | null;
  tracking_number: string | null;
  /** Who carries the book with that number. */
  carrier: string | null;
  payment_provider: string | null;
  payment_method: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  /** The account it belongs to. */
  uid: string | null;
  owner_erased_at: Date | null;
  /** Day of the privacy policy that was consented to; null before it was asked for. */
  consent_version: string | null;
  erased_at: Date | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    sponsor_books: {
      id: string;
      position: number;
      price_fen: number;
      target_copies: number;
      page_count: number;
      texts: ColumnType<BookTexts, string, string>;
      open: boolean;
    };
    sponsor_totals: { book_id: string; shard: number; copies: number; sponsors: number; anonymous: number };
    sponsor_batches: {
      id: string;
      number: string;
      book_id: string;
      state: BatchState;
      opened_at: Date;
      closed_at: Date | null;
    };
    sponsor_batch_photos: {
      batch_id: string;
      step: PhotoStep;
      file_id: string;
      path: string;
      width: number;
      height: number;
      day: string;
      captions: ColumnType<Captions, string, string>;
    };
    sponsor_orders: OrderRow;
    sponsor_events: {
      id: Generated<number>;
      order_id: string;
      machine: 'order' | 'payment' | 'fulfilment';
      event: string;
      who: string;
      detail: ColumnType<object, string, never>;
      at: Date;
    };
  }
}
