/**
 * Every table by name. A module adds its own in `<feature>.tables.ts`:
 * `declare module '../../lib/tables.ts' { interface Tables { sponsor_orders: … } }`,
 * so that `lib` knows no module's inside.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it by declaration merging
export interface Tables {}
