import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** What a login token says; existing clients read uid, role, permission and exp from it (PROTOCOL 3.6). */
export interface TokenClaims {
  readonly uid: string;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly sid: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
}

export interface LoginTokens {
  sign(claims: TokenClaims): Promise<string>;
  /** What a token says; `expired` also when it was genuine. Nothing else about it is checked. */
  read(token: string, at: Date): Promise<TokenClaims | 'expired' | 'invalid'>;
}

const UNI_ID_VERSION = '1.0.16';
/** Longer than any token of ours: what is longer is not even looked at. */
const LONGEST = 8_192;

/** HS256 as existing clients expect it. `key`: 32 bytes. The payload is ASCII, which their plain base64 needs. */
export function loginTokens(key: Uint8Array): LoginTokens {
  return {
    sign: ({ uid, role, permission, sid, iat, exp }) =>
      new SignJWT({ uid, role: [...role], permission: [...permission], uniIdVersion: UNI_ID_VERSION, sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(iat)
        .setExpirationTime(exp)
        .sign(key),
    async read(token, at) {
      if (token.length > LONGEST) return 'invalid';
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: at });
        return claimsOf(payload) ?? 'invalid';
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
      }
    },
  };
}

function claimsOf(payload: JWTPayload): TokenClaims | undefined {
  const { uid, role, permission, sid, iat, exp } = payload;
  const texts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof uid !== 'string' || typeof sid !== 'string' || !texts(role) || !texts(permission))
    return undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  return { uid, role, permission, sid, iat, exp };
}
