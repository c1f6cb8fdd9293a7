import * as z from 'zod/mini';
import { BUDDHA_IDS } from '../buddhas.ts';
import { call, cloudObject } from '../cloud-object.ts';
import { SHRINE_BUDDHAS_MAX, SHRINE_CLOTHS, SHRINE_LAMPS, SHRINE_VASES } from '../rules/shrine.ts';
import { FORMS, OFFERINGS } from '../rules/worship.ts';

/** 24 hex characters. */
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** Bounds here only keep hostile sizes out; the rules with their own messages are rules/shrine.ts. */
const short = z.string().check(z.maxLength(1_000));
/** 22 characters of base64url: 128 random bits. */
const code = z.string().check(z.maxLength(64));

const Arrangement = z.object({
  buddhas: z
    .array(z.object({ id: z.enum(BUDDHA_IDS), name: short }))
    .check(z.maxLength(BUDDHA_IDS.length * SHRINE_BUDDHAS_MAX)),
  middle: z.enum(BUDDHA_IDS),
  cloth: z.enum(SHRINE_CLOTHS),
  lamps: z.literal(SHRINE_LAMPS),
  vase: z.enum(SHRINE_VASES),
});

/** `owner` arranges, names, invites and closes; `family` offers and leaves. */
export const SHRINE_ROLES = ['owner', 'family'] as const;
export type ShrineRole = (typeof SHRINE_ROLES)[number];

export const ShrineMember = z.object({
  id: z.string(),
  /** As they call themselves in this shrine. */
  name: z.string(),
  role: z.enum(SHRINE_ROLES),
  /** Whether it is who asks. */
  mine: z.boolean(),
});
export type ShrineMember = z.infer<typeof ShrineMember>;

/** A shrine shared by a family, as one who belongs to it sees it. */
export const FamilyShrine = z.object({
  id: z.string(),
  name: z.string(),
  arrangement: Arrangement,
  /** Of who asks. */
  role: z.enum(SHRINE_ROLES),
  /** Who belong to it, the longest first. */
  members: z.array(ShrineMember),
});
export type FamilyShrine = z.infer<typeof FamilyShrine>;

/** What somebody offered in a family shrine. */
export const FamilyOffering = z.object({
  id: z.string(),
  what: z.enum(OFFERINGS),
  form: z.enum(FORMS),
  to: z.enum(BUDDHA_IDS),
  /** Sticks of incense; else 1. */
  pieces: z.number(),
  /** Milliseconds since 1970, by the server's clock. */
  at: z.number(),
  /** As they call themselves; null for somebody who does not belong to the shrine any more. */
  who: z.nullable(z.string()),
  /** Whether it is who asks. */
  mine: z.boolean(),
});
export type FamilyOffering = z.infer<typeof FamilyOffering>;

/** An invitation that nobody has used yet, as the owner sees it: the code itself is not kept. Moments in ISO 8601, UTC. */
export const OpenInvitation = z.object({ id: z.string(), madeAt: z.string(), endsAt: z.string() });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

const nothing = z.object({});
const one = z.object({ shrine: id });
const oneShrine = z.object({ shrine: FamilyShrine });
const naming = ['worship-name-required', 'worship-name-too-long'] as const;
const arranging = [
  'param-invalid',
  'worship-name-too-long',
  'worship-buddha-required',
  'worship-too-many-buddhas',
] as const;
const mine = ['module-closed', 'param-invalid', 'worship-shrine-not-found'] as const;
const owned = [...mine, 'worship-not-owner'] as const;

/**
 * 礼佛: the shrines that families share. What is offered, in one's own shrine and there, is written to the journal
 * (`worship.offer`, `worship.bow`, `worship.rite`, `worship.shrine`: rules/worship.ts), so that it works offline. Another
 * family's shrine answers as none at all: `worship-shrine-not-found`.
 */
export const worship = cloudObject('worship', {
  /** All that one belongs to, the first joined first. */
  shrines: call({
    access: 'user',
    input: nothing,
    output: z.object({ shrines: z.array(FamilyShrine) }),
    errors: ['module-closed'],
  }),
  /** Begins a shrine of which the caller is the owner; `myName` is how the family knows them. */
  createShrine: call({
    access: 'user',
    input: z.object({ name: short, myName: short, arrangement: Arrangement }),
    output: oneShrine,
    errors: ['module-closed', 'too-many-requests', ...naming, ...arranging, 'worship-shrines-full'],
  }),
  arrangeShrine: call({
    access: 'user',
    input: z.object({ shrine: id, arrangement: Arrangement }),
    output: oneShrine,
    errors: [...owned, ...arranging],
  }),
  renameShrine: call({
    access: 'user',
    input: z.object({ shrine: id, name: short }),
    output: oneShrine,
    errors: [...owned, ...naming],
  }),
  /** How the family knows the caller. */
  callMe: call({
    access: 'user',
    input: z.object({ shrine: id, name: short }),
    output: oneShrine,
    errors: [...mine, ...naming],
  }),
  /** A code for one person; told this once, good for seven days. */
  invite: call({
    access: 'user',
    input: one,
    output: z.object({ code: z.string(), invitation: OpenInvitation }),
    errors: [...owned, 'too-many-requests', 'worship-invitations-full', 'worship-members-full'],
  }),
  /** Those that can still be used, the newest first. */
  invitations: call({
    access: 'user',
    input: one,
    output: z.object({ invitations: z.array(OpenInvitation) }),
    errors: owned,
  }),
  /** One that is used or over already stays as it is. */
  withdrawInvitation: call({
    access: 'user',
    input: z.object({ shrine: id, invitation: id }),
    output: z.object({ invitations: z.array(OpenInvitation) }),
    errors: owned,
  }),
  /** What a code leads to, and who invites. One that was used, ran out, was withdrawn or never was answers alike. */
  invitation: call({
    access: 'anyone',
    input: z.object({ code }),
    output: z.object({ shrine: z.string(), from: z.string() }),
    errors: ['module-closed', 'param-invalid', 'too-many-requests', 'worship-invitation-over'],
  }),
  /** Uses a code. Asked again by who has joined with it, it answers the same. */
  join: call({
    access: 'user',
    input: z.object({ code, myName: short }),
    output: oneShrine,
    errors: [
      'module-closed',
      'param-invalid',
      'too-many-requests',
      ...naming,
      'worship-invitation-over',
      'worship-already-member',
      'worship-members-full',
      'worship-shrines-full',
    ],
  }),
  /** The owner first hands the shrine over, or closes it. */
  leave: call({ access: 'user', input: one, output: nothing, errors: [...mine, 'worship-owner-leaves'] }),
  /** By the owner; comes back by an invitation that is made afterwards. */
  removeMember: call({
    access: 'user',
    input: z.object({ shrine: id, member: id }),
    output: oneShrine,
    errors: [...owned, 'worship-member-not-found', 'worship-owner-leaves'],
  }),
  /** Makes another member the owner. */
  transfer: call({
    access: 'user',
    input: z.object({ shrine: id, member: id }),
    output: oneShrine,
    errors: [...owned, 'worship-member-not-found'],
  }),
  /** For good, with all that was offered in it. */
  closeShrine: call({ access: 'user', input: one, output: nothing, errors: owned }),
  /**
   * What was offered: `latest` page by page, the newest first, as far back as it is kept (400 days); `standing` the newest
   * of each kind before each Buddha that may still stand (rules/altar), of the first page alone.
   */
  altar: call({
    access: 'user',
    input: z.object({ shrine: id, after: z.nullable(z.string().check(z.regex(/^\d{1,15}-[0-9a-f]{24}$/))) }),
    output: z.object({
      standing: z.array(FamilyOffering),
      latest: z.array(FamilyOffering),
      next: z.nullable(z.string()),
    }),
    errors: mine,
  }),
});
