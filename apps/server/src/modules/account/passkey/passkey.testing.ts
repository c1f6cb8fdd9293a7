import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const ES256 = -7;

interface Options {
  readonly [name: string]: unknown;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** An authenticator in software: one ES256 key, as a phone or a security key would have it. */
export class SoftwareAuthenticator {
  /** Signatures counted; 0 and `counts: false`: it does not count, as synchronised passkeys do not. */
  counter = 0;
  readonly id = randomBytes(32);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject };
  private userHandle = '';
  private readonly counts: boolean;

  constructor({ counts = true }: { readonly counts?: boolean } = {}) {
    this.counts = counts;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What a browser at `origin` answers to the options of a registration. */
  create(options: Options, origin = 'http://localhost:8080') {
    const { challenge, rp, user } = options as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
    };
    this.userHandle = user.id;
    const authData = Buffer.concat([
      this.head(rp.id, FLAGS.present | FLAGS.verified | FLAGS.hasKey),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.cosePublicKey(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** What a browser at `origin` answers to the options of a login. */
  get(options: Options, { origin = 'http://localhost:8080', userHandle = this.userHandle } = {}) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    if (this.counts) this.counter += 1;
    const authData = this.head(rpId, FLAGS.present | FLAGS.verified);
    const json = clientData('webauthn.get', challenge, origin);
    const signature = createSign('sha256')
      .update(authData)
      .update(sha256(Buffer.from(json, 'base64url')))
      .sign(this.keys.privateKey);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: json,
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle,
      },
    };
  }

  private head(rpId: string, flags: number): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(this.counter)]);
  }

  private cosePublicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // Key type 2 (EC2), algorithm ES256, curve 1 (P-256), and the two coordinates.
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
