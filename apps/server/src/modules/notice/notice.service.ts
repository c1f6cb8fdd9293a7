export { type Reminder, removeReminder, setReminder } from './remind.ts';
export { type TellContext, type Told, tell } from './tell.ts';
