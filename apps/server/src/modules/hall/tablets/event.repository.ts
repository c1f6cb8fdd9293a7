import { eventLog } from '../../guest/guest.service.ts';

export const { addEvent, eventsOf, hasEvent } = eventLog({ table: 'hall_events', subject: 'tablet_id' });
