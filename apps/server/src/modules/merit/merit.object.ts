import { merit } from '@yuanguang/contract/objects/merit';
import { type Implementation, implement } from '../../lib/implement.ts';
import { earlier, joinEarlier } from './earlier.ts';
import type { MeritTools } from './merit-context.ts';
import { monthsOfMerit } from './months.ts';
import { statement } from './statement/statement.ts';
import { statementPdf } from './statement/statement-pdf.ts';
import { timeline } from './timeline.ts';

/** The functions behind the cloud object `merit`. */
export function meritObject(tools: MeritTools): Implementation {
  return implement(merit, {
    timeline: (ctx, input) => timeline({ ...ctx, ...tools }, input),
    statement: (ctx, input) => statement({ ...ctx, ...tools }, input),
    statementPdf: (ctx, input) => statementPdf({ ...ctx, ...tools }, input),
    earlier: (ctx) => earlier({ ...ctx, ...tools }),
    joinEarlier: (ctx) => joinEarlier({ ...ctx, ...tools }),
    months: (ctx, input) => monthsOfMerit({ ...ctx, ...tools }, input),
  });
}
