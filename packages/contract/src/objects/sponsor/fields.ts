import * as z from 'zod/mini';
import { LANGUAGES } from '../../languages.ts';

/** Bounds here only keep hostile sizes out; the rules with their own messages are the service's. */
export const short = z.string().check(z.maxLength(400));
export const Language = z.enum(LANGUAGES);
export const Instant = z.string();

/** Secret of the signed link to one order: whoever holds it may see and pay the order. */
export const orderToken = z.string().check(z.maxLength(200));
