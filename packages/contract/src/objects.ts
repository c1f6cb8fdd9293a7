import type { CloudObject } from './cloud-object.ts';
import { FEATURES, type Feature } from './features.ts';

/** Every cloud object of the product by its name on the wire. */
export const OBJECTS: Readonly<Record<string, CloudObject>> = Object.fromEntries(
  Object.values<Feature>(FEATURES)
    .flatMap(({ objects = [] }) => objects)
    .map((object) => [object.name, object]),
);
