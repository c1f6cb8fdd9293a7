export * from './books.ts';
export * from './dedications.ts';
export * from './wording.ts';
