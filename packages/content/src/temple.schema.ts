import * as z from 'zod/mini';
import { everyLanguage, LocalizedText, packOf, Text } from './pack.schema.ts';

/** A time of day in the temple's zone (Asia/Shanghai), `HH:MM`. */
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const id = z.string().check(z.regex(/^[a-z][a-z-]*$/));
const paragraphs = everyLanguage(z.array(Text).check(z.minLength(1)));

/** What the home page says before anything is scrolled: apart, so that its first screen waits for nothing else. */
export const WelcomePack = packOf(
  'welcome',
  z.strictObject({ name: LocalizedText, tagline: LocalizedText, opening: LocalizedText }),
);
export type WelcomePack = z.infer<typeof WelcomePack>;

/** The temple as a visitor meets it. `officeConfirms` names the fields that stand in until the office has confirmed them. */
export const TemplePack = packOf(
  'temple',
  z.strictObject({
    officeConfirms: z.array(Text),
    /** The fields below that are invented: shown in a demonstration only, and called samples there. */
    samples: z.array(Text),
    /** What follows the opening of the welcome. */
    introduction: paragraphs,
    history: paragraphs,
    address: LocalizedText,
    hours: z.array(
      z.strictObject({ id, label: LocalizedText, opens: TimeOfDay, closes: TimeOfDay, lastEntry: TimeOfDay }),
    ),
    services: z.array(
      z.strictObject({
        id,
        label: LocalizedText,
        starts: TimeOfDay,
        ends: TimeOfDay,
        note: z.nullable(LocalizedText),
      }),
    ),
    transport: z.array(
      z.strictObject({
        id: z.enum(['metro', 'bus', 'car', 'walk']),
        label: LocalizedText,
        text: LocalizedText,
      }),
    ),
    visiting: z.array(z.strictObject({ id, text: LocalizedText })),
    contactLabels: z.strictObject({ phone: LocalizedText, email: LocalizedText }),
    /** Shown while no contact is filled in. */
    contactsUnfilled: LocalizedText,
  }),
);
export type TempleContent = z.infer<typeof TemplePack>['content'];
export type TemplePack = z.infer<typeof TemplePack>;
