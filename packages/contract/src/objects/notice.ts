import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';

/** How a notice goes out besides the inbox, where everything stands. */
export const NOTICE_CHANNELS = ['push', 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** 24 hex characters. */
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** The id of the last notice of the page before; null for the first page. */
const after = z.nullable(id);
/** Bounds here only keep hostile sizes out; the rules with their own messages are the service's. */
const short = z.string().check(z.maxLength(100));
const long = z.string().check(z.maxLength(10_000));

export const Notice = z.object({
  id: z.string(),
  /** Such as `sponsor.printing`. */
  kind: z.string(),
  /** In the caller's language, as the text. */
  title: z.string(),
  text: z.string(),
  /** Where in the app it leads, behind the `#`: `/pages/…`. */
  page: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

const unread = z.number();

/** When push and mail wait: from one time of the day to another, such as 21:30 to 07:00, over midnight or not. */
export const QuietHours = z.object({ from: short, to: short });
export type QuietHours = z.infer<typeof QuietHours>;

export const NoticeSettings = z.object({
  /** Whether there is a calendar address. */
  feed: z.boolean(),
  /** By its IANA name, such as Asia/Shanghai. */
  zone: z.string(),
  /** By the clock of that zone; null: push and mail may come at any hour. */
  quiet: z.nullable(QuietHours),
  /** What the temple tells of, and by which ways each kind may come. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** In the caller's language. */
      label: z.string(),
      channels: z.array(z.object({ channel: z.enum(NOTICE_CHANNELS), on: z.boolean() })),
      /** True: warnings of the account's safety, which cannot be switched off. */
      required: z.boolean(),
    }),
  ),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** 通知: what the temple tells a person with an account. */
export const notice = cloudObject('notice', {
  /** One's own, newest first, PAGE_SIZE at a time; `unread` counts them all. */
  list: call({
    access: 'user',
    input: z.object({ after }),
    output: z.object({ notices: z.array(Notice), next: after, unread }),
    errors: [],
  }),
  /** Marks as read; ids that are nobody's or another's change nothing. Answers how many are left. */
  markRead: call({
    access: 'user',
    input: z.object({ ids: z.union([z.literal('all'), z.array(id).check(z.maxLength(100))]) }),
    output: z.object({ unread }),
    errors: [],
  }),
  settings: call({ access: 'user', input: z.object({}), output: NoticeSettings, errors: [] }),
  /** Puts all settings in the place of those before; the caller's language becomes that of push and mail. */
  setSettings: call({
    access: 'user',
    input: z.object({
      zone: short,
      quiet: z.nullable(QuietHours),
      /** By which ways which kinds shall not come. */
      off: z.array(z.object({ kind: short, channel: z.enum(NOTICE_CHANNELS) })).check(z.maxLength(200)),
    }),
    output: NoticeSettings,
    errors: ['notice-zone-unknown', 'notice-time-invalid', 'notice-kind-unknown', 'notice-required'],
  }),
  /** With what a browser subscribes (`applicationServerKey`); one that subscribed with another has to do so anew. */
  pushKey: call({ access: 'user', input: z.object({}), output: z.object({ key: z.string() }), errors: [] }),
  /**
   * Has this browser told, in the caller's language, until its login is ended. To be called at every start of the app in a
   * browser that is subscribed: keys and login may be new.
   */
  subscribePush: call({
    access: 'user',
    input: z.object({ endpoint: long, p256dh: short, auth: short }),
    output: z.object({}),
    errors: ['notice-push-endpoint', 'notice-push-keys', 'too-many-requests'],
  }),
  /**
   * The address of one's own calendar (ICS), which shows the reminders of the next sixty days to whoever has it. It is told
   * this once; a new one ends the one before.
   */
  createFeed: call({
    access: 'user',
    input: z.object({}),
    output: z.object({ address: z.string() }),
    errors: [],
  }),
  revokeFeed: call({ access: 'user', input: z.object({}), output: z.object({}), errors: [] }),
  unsubscribePush: call({
    access: 'user',
    input: z.object({ endpoint: long }),
    output: z.object({}),
    errors: [],
  }),
});
