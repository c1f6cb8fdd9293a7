import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sign } from '../../packages/cloud/src/sign.ts';
import { AGREEMENT_VERSIONS } from '../../packages/content/src/agreement-versions.ts';
import type { OrderServer } from './order-server.ts';

export interface HttpCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const SPACE = 'mp-yuanguang';
const CLIENT = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'bench', locale: 'zh-Hans' };

/** Speaks to the server over kept connections, as many as `connections`. */
export function orderClient(server: Pick<OrderServer, 'url' | 'clientSecret'>, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(server.url);

  function send({ path, headers, body }: HttpCall): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve(text));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Asks for a page or a file from this address, to its last byte. @returns the status. */
  function get(path: string, address: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': address };
      const sent = request({ hostname, port, path, agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject).end();
    });
  }

  function signed(method: string, params: object, token?: string): HttpCall {
    const body = {
      method,
      params: JSON.stringify(params),
      spaceId: SPACE,
      timestamp: Date.now(),
      ...(token && { token }),
    };
    return {
      path: '/client',
      headers: {
        'content-type': 'application/json',
        'x-serverless-sign': sign(body, server.clientSecret),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { 'x-basement-token': token }),
      },
      body: JSON.stringify(body),
    };
  }

  /** What the server answered. @throws when it refused. */
  async function answered(call: HttpCall): Promise<Record<string, unknown>> {
    const answer = await send(call);
    const { data } = JSON.parse(answer) as { data?: Record<string, unknown> };
    if (data?.errCode !== 0) throw new Error(`refused: ${answer}`);
    return data;
  }

  function invoke(
    token: string,
    method: string,
    input: object,
    target = 'sponsor',
    deviceId = CLIENT.deviceId,
  ): HttpCall {
    const functionArgs = { method, params: [input], clientInfo: { ...CLIENT, deviceId } };
    return signed('serverless.function.runtime.invoke', { functionTarget: target, functionArgs }, token);
  }

  /** Opens a payment at the practice cashier. Answers the address of its page. */
  async function openPayment(token: string, orderToken: string): Promise<string> {
    const input = { orderToken, methodId: 'sandbox.page', language: 'zh-Hans' };
    return String((await answered(invoke(token, 'startPayment', input))).url);
  }

  return {
    send,
    get,
    answered,
    invoke,
    openPayment,
    /** Orders, and pays as its donor does. Answers the link of the order. */
    async paidOrder(token: string): Promise<string> {
      const orderToken = String((await answered(invoke(token, 'placeOrder', orderForm()))).orderToken);
      const url = await openPayment(token, orderToken);
      await send({
        path: new URL(url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=approve',
      });
      return orderToken;
    },
    async authorize(): Promise<string> {
      const answer = JSON.parse(await send(signed('serverless.auth.user.anonymousAuthorize', {})));
      return answer.data.accessToken;
    },
    close: () => agent.destroy(),
  };
}

export type OrderClient = ReturnType<typeof orderClient>;

/** A filled-in form, different each time. */
export function orderForm() {
  return {
    idempotencyKey: randomBytes(18).toString('hex'),
    bookId: 'diamond-sutra',
    copies: randomInt(1, 100),
    name: '王秀兰阖家',
    anonymous: false,
    dedication: { textId: 'universal', text: '', target: 'living', names: ['王建国', '李秀英'] },
    contact: { kind: 'phone', value: `138${randomInt(10_000_000, 99_999_999)}` },
    receiptEmail: 'wang@example.com',
    freeGift: null,
    language: 'zh-Hans',
    consent: AGREEMENT_VERSIONS.privacy,
  };
}
