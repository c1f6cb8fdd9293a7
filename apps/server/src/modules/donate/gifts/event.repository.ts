import { eventLog } from '../../guest/guest.service.ts';

export const { addEvent, eventsOf, hasEvent } = eventLog({ table: 'donate_events', subject: 'gift_id' });
