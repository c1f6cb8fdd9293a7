import type { Language, Localized } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { Db } from '../../lib/db.ts';

/** One way to pay that a provider offers; `icon` names a drawing of the app's own icon set. */
export interface PaymentMethod {
  readonly id: string;
  readonly name: Localized;
  readonly icon: string;
}

/** What we ask a provider to take. `paymentId` is ours and unique: asking twice opens the payment once. */
export interface OpenRequest {
  readonly paymentId: string;
  readonly method: string;
  readonly amountFen: number;
  readonly currency: 'CNY';
  /** What the payer reads on the provider's page. */
  readonly title: string;
  readonly language: Language;
  /** Where the payer's browser goes afterwards. Coming back proves nothing. */
  readonly returnUrl: string;
  /** After this instant the provider should take no money for it. */
  readonly expiresAt: Date;
}

/** Names one payment to a provider; `reference` is null until it has been opened there. */
export interface PaymentName {
  readonly paymentId: string;
  readonly reference: string | null;
}

/** A notification whose signature is right: a reason to ask the provider, not yet its status. */
export interface NotificationHint {
  /** The same for repeats of one notification. */
  readonly notificationId: string;
  readonly reference: string;
  /** What the notification says about the payment; compared with ours, and refused if it differs. */
  readonly paymentId: string;
  readonly amountFen: number;
  readonly currency: string;
}

/** What the provider says when asked directly. `unknown`: it has never heard of the payment. */
export interface ProviderStatus {
  readonly state: 'unknown' | 'pending' | 'settled' | 'declined' | 'failed' | 'closed' | 'refunded';
  readonly reference: string | null;
  readonly amountFen: number;
  readonly currency: string;
}

/** A fixed answer to a notification, byte for byte what the provider expects. */
export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * A payment provider in plain words. Every function may throw when the provider cannot be reached; nothing is lost then,
 * because reconciliation asks again. `db` is handed in for a provider that keeps its books in our database.
 */
export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
  /** True: it takes no real money, and the installation is a demonstration. */
  readonly simulated?: boolean;
  /** The exact answer that ends the repeats of a notification. */
  readonly acknowledgement: WireAnswer;
  /** The answer to anything forged, unknown or not matching; the provider may try again. */
  readonly refusal: WireAnswer;
  open(request: OpenRequest): Promise<{ reference: string; url: string }>;
  /** The hint of a genuine notification; undefined when the signature or the shape is wrong. */
  verifyNotification(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NotificationHint | undefined;
  query(payment: PaymentName): Promise<ProviderStatus>;
  /** Gives the whole amount back; the same `refundId` again is the same refund. */
  refund(
    payment: PaymentName,
    refund: { refundId: string; amountFen: number },
  ): Promise<'settled' | 'pending' | 'failed'>;
  /** Asks the provider to take no money for it any more; a payment already settled stays settled. */
  close(payment: PaymentName): Promise<void>;
  /** The provider's own pages, if it brings any, and what it does in the background while the app runs. */
  routes?(app: FastifyInstance): Promise<void>;
}

/** What a provider is made from. */
export interface ProviderDeps extends Pick<AppDeps, 'settings' | 'clock' | 'keys' | 'log'> {
  readonly db: Db;
}

/** Each folder of `providers/payments` has an `index.ts` with this function, called `createProvider`. */
export type CreateProvider = (deps: ProviderDeps) => PaymentProvider | Promise<PaymentProvider>;
