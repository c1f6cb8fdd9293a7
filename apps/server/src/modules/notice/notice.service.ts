export { type TellContext, type Told, tell } from './tell.ts';
