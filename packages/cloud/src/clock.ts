/** Milliseconds since 1970; the only place here that reads the time. */
export type Now = () => number;
export const systemNow: Now = () => Date.now();
