import type { SealedColumn } from './lib/data-keys.repository.ts';

const bound = (
  table: string,
  owner: string,
  columns: Readonly<Record<string, { purpose: string; index?: string }>>,
): SealedColumn[] =>
  Object.entries(columns).map(([column, { purpose, index }]) => ({
    table,
    column,
    owner,
    purpose,
    ...(index === undefined ? {} : { index }),
  }));

/**
 * Every column with values sealed by a data key that are kept. Read once, at the first start on a database that does not
 * name its keys yet; a column that is missing here fails a test. What lives for minutes (authorization requests, jobs) is
 * left out.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...bound('users', 'id', {
    mobile_sealed: { purpose: 'user.mobile', index: 'mobile_index' },
    email_sealed: { purpose: 'user.email', index: 'email_index' },
  }),
  ...['user_real_names', 'real_name_tries'].flatMap((table) =>
    bound(table, 'uid', {
      name_sealed: { purpose: 'user.real-name' },
      id_card_sealed: { purpose: 'user.id-card' },
    }),
  ),
  ...bound('sponsor_orders', 'id', { personal: { purpose: 'sponsor.order' } }),
  ...bound('donate_gifts', 'id', { personal: { purpose: 'donate.gift' } }),
  ...bound('donate_plans', 'id', { personal: { purpose: 'donate.plan' } }),
  ...bound('hall_tablets', 'id', {
    personal: { purpose: 'hall.tablet' },
    reason: { purpose: 'hall.reason' },
    correction: { purpose: 'hall.correction' },
  }),
  ...bound('hall_guests', 'id', { name_sealed: { purpose: 'hall.guest' } }),
  ...bound('notices', 'id', { data: { purpose: 'notice.data' } }),
  ...bound('notice_reminders', 'uid', { data: { purpose: 'notice.reminder' } }),
  ...bound('push_subscriptions', 'id', { target: { purpose: 'notice.push' } }),
  ...bound('journal_entries', 'uid', { data_sealed: { purpose: 'journal.data' } }),
  ...bound('practices', 'uid', {
    title_sealed: { purpose: 'practice.title' },
    content_sealed: { purpose: 'practice.content' },
  }),
  ...bound('prayers', 'uid', { text_sealed: { purpose: 'prayer.text' } }),
  ...bound('family_shrines', 'id', {
    name_sealed: { purpose: 'worship.shrine' },
    arrangement_sealed: { purpose: 'worship.arrangement' },
  }),
  ...bound('family_shrine_members', 'id', { name_sealed: { purpose: 'worship.member' } }),
  { table: 'feedback', column: 'contact', owner: null, purpose: 'feedback.contact' },
  { table: 'feedback', column: 'mobile', owner: null, purpose: 'feedback.mobile' },
];
