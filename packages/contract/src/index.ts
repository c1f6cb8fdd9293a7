export * from './cloud-object.ts';
export * from './constants.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './objects.ts';
