import type { Context } from '../../../lib/context.ts';
import type { VisitorData, VisitorThings } from '../../../lib/personal-data.ts';
import { isFree, type Owned } from '../ownership.ts';
import type { Query } from '../query.ts';

type Contact = VisitorThings['contact'];

/** How things of one kind are found and erased. */
interface VisitorKind<Ctx, Thing> {
  readonly read: (query: string) => Query | undefined;
  /** One that still tells of somebody. */
  readonly byNumber: (ctx: Ctx, number: string) => Promise<Thing | undefined>;
  /** Every one that was left with a contact. */
  readonly byContact: (ctx: Ctx, contact: Contact) => Promise<readonly Thing[]>;
  readonly contactOf: (ctx: Ctx, thing: Thing) => Contact;
  readonly erase: (ctx: Ctx, id: string) => Promise<boolean>;
}

/** The things of one kind that people left without a login: by number one, by phone or email every one left with it. */
export function visitorThings<Tools extends object, Thing extends Owned & { readonly id: string }>(
  tools: Tools,
  kind: VisitorKind<Context & Tools, Thing>,
): VisitorData {
  return {
    async find(inner, query) {
      const asked = kind.read(query);
      if (!asked) return 'unreadable';
      const ctx = { ...inner, ...tools };
      if (asked.contact) {
        const things = await kind.byContact(ctx, asked.contact);
        const free = things.filter(isFree).map(({ id }) => id);
        return things.length === 0 ? undefined : { contact: asked.contact, free };
      }
      const thing = await kind.byNumber(ctx, asked.number);
      return thing && { contact: kind.contactOf(ctx, thing), free: isFree(thing) ? [thing.id] : [] };
    },
    erase: (ctx, id) => kind.erase({ ...ctx, ...tools }, id),
  };
}
