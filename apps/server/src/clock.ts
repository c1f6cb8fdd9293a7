/** The only place that reads the time; everything else is handed a clock, so tests can set it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
