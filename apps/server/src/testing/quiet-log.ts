import type { FastifyBaseLogger } from 'fastify';
import { createLog } from '../lib/log.ts';

/** A log that says nothing. */
export const quietLog: FastifyBaseLogger = createLog('silent');
