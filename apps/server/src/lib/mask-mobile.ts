/** The first three digits of a mobile number and the last four: 138****5678. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
