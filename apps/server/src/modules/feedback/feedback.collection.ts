import { FEEDBACK_IMAGES_MAX } from '@yuanguang/contract/rules/feedback';
import type { Cipher } from '../../lib/crypto.ts';
import type { Collection, Doc, Field } from '../clientdb/clientdb.service.ts';
import { setImages } from './feedback.repository.ts';
import type { FeedbackContext, FeedbackTools } from './feedback-context.ts';
import { cleanMessage } from './feedback-rules.ts';
import { CONTACT_PURPOSE, MOBILE_PURPOSE } from './feedback-view.ts';
import { claimImages, limitMessages } from './submit-feedback.ts';

/** Sealed as our own pages do; '' stays '' when opened. */
function sealedFor(cipher: Cipher, purpose: string): NonNullable<Field['sealing']> {
  return {
    open: (_id, sealed) => cipher.open(purpose, sealed),
    seal: (_id, text) => cipher.seal(purpose, text),
  };
}

const addressOf = (image: unknown): string => {
  const url = typeof image === 'object' && image !== null && 'url' in image ? image.url : '';
  return typeof url === 'string' ? url : '';
};

/** The picture with an address that opens it for ten minutes: who may read a message may look at its pictures. */
function withLink({ files }: FeedbackTools, image: unknown): unknown {
  const address = addressOf(image);
  return address === '' ? image : { ...(image as object), url: files.fresh(address) };
}

/**
 * `opendb-feedback` as existing clients know it. Stricter than the original, where everybody may read everything: one
 * reads what one wrote oneself and the answers to it, the office reads all. Answers are given by the office only.
 */
export function feedbackCollection(tools: FeedbackTools): Collection {
  return {
    name: 'opendb-feedback',
    table: 'feedback',
    module: 'feedback',
    // The published list asks without a condition: it gets what is one's own, not a refusal once others have written.
    visible: 'doc.user_id == auth.uid || doc.to_user_id == auth.uid',
    permission: { read: 'true', create: 'auth.uid != null' },
    fields: {
      user_id: { kind: 'text', bsonType: 'string', forceDefaultValue: { $env: 'uid' } },
      to_user_id: { kind: 'text', bsonType: 'string', write: 'false' },
      content: { kind: 'text', bsonType: 'string', required: true, trim: 'both', minLength: 1 },
      imgs: {
        kind: 'json',
        bsonType: 'array',
        arrayType: 'file',
        maxLength: FEEDBACK_IMAGES_MAX,
        shown: (images) => (Array.isArray(images) ? images.map((image) => withLink(tools, image)) : images),
      },
      contact: {
        kind: 'sealed',
        bsonType: 'string',
        trim: 'both',
        maxLength: 60,
        sealing: sealedFor(tools.cipher, CONTACT_PURPOSE),
      },
      mobile: {
        kind: 'sealed',
        bsonType: 'string',
        pattern: '^(\\+?[0-9-]{3,20})?$',
        sealing: sealedFor(tools.cipher, MOBILE_PURPOSE),
      },
      create_date: { kind: 'time', bsonType: 'timestamp', forceDefaultValue: { $env: 'now' } },
      is_reply: { kind: 'boolean', bsonType: 'bool', write: 'false' },
      reply_id: { kind: 'text', bsonType: 'string', write: 'false', foreignKey: 'opendb-feedback._id' },
      reply_count: { kind: 'int', bsonType: 'int', write: 'false' },
    },
    triggers: {
      async beforeCreate(ctx, docs) {
        for (const doc of docs) doc.content = cleanMessage(String(doc.content ?? ''), 'content');
        for (const _ of docs) await limitMessages({ ...ctx, ...tools });
      },
      async afterCreate(ctx, docs) {
        for (const doc of docs) await keepImages({ ...ctx, ...tools }, doc);
      },
    },
  };
}

const uidOf = ({ caller }: Pick<FeedbackContext, 'caller'>): string => caller.uid ?? '';

/** The pictures a client names become the writer's, and what is kept of them is what we know ourselves. */
async function keepImages(ctx: FeedbackContext, doc: Doc): Promise<void> {
  if (!Array.isArray(doc.imgs) || doc.imgs.length === 0) return;
  await setImages(ctx.db, String(doc._id), await claimImages(ctx, doc.imgs.map(addressOf), uidOf(ctx)));
}
