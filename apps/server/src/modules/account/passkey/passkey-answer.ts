import * as z from 'zod';

/** A message of the WebAuthn protocol is a few kilobytes at most. */
const text = z.string().min(1).max(16_384);
const common = {
  id: z.string().min(1).max(2_048),
  rawId: z.string().min(1).max(2_048),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  // We ask for no extension, so what is said of any is not read.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What an authenticator answers when it has made a passkey. */
export const NewPasskeyAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .optional()
      .catch(undefined),
  }),
});

/** What an authenticator answers to a login. */
export const LoginAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z
      .string()
      .max(256)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});
export type LoginAnswer = z.output<typeof LoginAnswer>;
