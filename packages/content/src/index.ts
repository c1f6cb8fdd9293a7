export * from './agreements.ts';
export * from './books.ts';
export * from './dedications.ts';
export * from './notices.ts';
export * from './printing.ts';
export * from './temple.ts';
export * from './welcome.ts';
export * from './wording.ts';
