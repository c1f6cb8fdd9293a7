import type { RequestInfo } from './invoke.ts';

/** The three file methods of the wire (protocol 1.6). @throws {GatewayError} with `ParamInvalid` for what cannot be. */
export interface FileCalls {
  /** Where and how to send a file: the fields of the form. */
  sign(params: Record<string, unknown>, request: RequestInfo): Promise<object>;
  /** The file was sent. */
  report(params: Record<string, unknown>, request: RequestInfo): Promise<object>;
  /** One entry for each asked address, in order. Always answered: newer clients wait for ever when it fails. */
  info(params: Record<string, unknown>, request: RequestInfo): Promise<readonly object[]>;
}
