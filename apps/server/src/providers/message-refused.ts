/**
 * A provider said that it does not take this message, and would say so again: nothing was sent. Whatever else goes wrong
 * (no answer, a fault of the provider) may have sent it, or may be better in a moment.
 */
export class MessageRefused extends Error {
  /** Whether it would refuse every message: wrong keys, an unknown template, an empty account. */
  readonly all: boolean;

  constructor(reason: string, { all }: { readonly all: boolean }) {
    super(reason);
    this.name = 'MessageRefused';
    this.all = all;
  }
}
