import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether a proxy in front could have read the request otherwise than we do: two hosts, or a transfer encoding that is
 * more than chunks. `rawHeaders` are names and values in turn, as Node has them.
 */
export function isAmbiguous(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  let encodings = 0;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase();
    if (name === 'host') hosts += 1;
    if (name !== 'transfer-encoding') continue;
    encodings += 1;
    if (rawHeaders[at + 1]?.trim().toLowerCase() !== 'chunked') return true;
  }
  return hosts > 1 || encodings > 1;
}

/** Answers 400 to what reaches no route and ends the line; where clients call, in the shape that they know (protocol 1.1). */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = request.raw.url?.startsWith('/client')
    ? {
        success: false,
        error: { code: 'InvalidBody.Format', message: 'the request could not be read' },
        header: { 'x-serverless-request-id': request.id },
      }
    : { error: 'bad request' };
  return reply
    .code(400)
    .header('connection', 'close')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
