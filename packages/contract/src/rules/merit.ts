/** The four kinds of leaves on the tree of merit: what was practised, copied or read, printed, given. */
export const LEAVES = ['sit', 'copy', 'print', 'give'] as const;
export type Leaf = (typeof LEAVES)[number];
