/** The gateway's own errors (protocol 1.4). They travel with HTTP 200: older clients lose the code of any other status. */
export type GatewayCode =
  | 'SignatureNotMatch'
  | 'InvalidSpaceId.NotFound'
  | 'InvalidBody.Format'
  | 'InvalidParams.Format'
  | 'MissingParams'
  | 'MissingMethod'
  | 'InvalidMethod.Format'
  | 'GATEWAY_INVALID_TOKEN'
  | 'RequestTimeout'
  | 'InternalError'
  | 'Throttling.Api'
  | 'FUNCTION_NOT_FOUND'
  | 'ParamInvalid';

/** A call the gateway does not carry out. The message is plain English for developers, never a secret or a trace. */
export class GatewayError extends Error {
  readonly code: GatewayCode;
  /** After how many seconds the same call may succeed; goes into the header `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: GatewayCode, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
