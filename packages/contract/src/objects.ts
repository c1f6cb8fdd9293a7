import { config } from './objects/config.ts';
import { sponsor } from './objects/sponsor.ts';

/** Every cloud object of the product by its name on the wire. */
export const OBJECTS = { config, sponsor } as const;
export * from './objects/config.ts';
export * from './objects/sponsor.ts';
