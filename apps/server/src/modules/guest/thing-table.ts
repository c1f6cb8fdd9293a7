/** The tables of things that can be paid for. Each has the columns id, uid, contact_index, status, owner_erased_at, erased_at. */
export type ThingTable = 'sponsor_orders' | 'donate_gifts' | 'hall_tablets';
