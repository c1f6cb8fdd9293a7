import type { Arrival } from './invoke.ts';

/** The three file methods of the wire (protocol 1.6). @throws {GatewayError} with `ParamInvalid` for what cannot be. */
export interface FileCalls {
  /** Where and how to send a file: the fields of the form. */
  sign(params: Record<string, unknown>, arrival: Arrival): Promise<object>;
  /** The file was sent. */
  report(params: Record<string, unknown>, arrival: Arrival): Promise<object>;
  /** One entry for each asked address, in order. Always answered: newer clients wait for ever when it fails. */
  info(params: Record<string, unknown>, arrival: Arrival): Promise<readonly object[]>;
}
