/** The words of a command are not right. The message, where there is one, is its usage; commands end with 2 then. */
export class UsageError extends Error {}
