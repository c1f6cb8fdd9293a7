import { merit } from '@yuanguang/contract/objects/merit';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { earlier, joinEarlier } from './earlier.ts';
import type { MeritTools } from './merit-context.ts';
import { monthsOfMerit } from './months.ts';
import { statement } from './statement/statement.ts';
import { statementPdf } from './statement/statement-pdf.ts';
import { timeline } from './timeline.ts';

/** The functions behind the cloud object `merit`. */
export function meritObject(tools: MeritTools): Implementation {
  const on = operationsWith(tools);
  return implement(merit, {
    timeline: on(timeline),
    statement: on(statement),
    statementPdf: on(statementPdf),
    earlier: on(earlier),
    joinEarlier: on(joinEarlier),
    months: on(monthsOfMerit),
  });
}
