/** The address of a link that calls this number, however the office has written it. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
