import type { Language } from '@yuanguang/contract/languages';

export interface SimulatedCheckRow {
  certify_id: string;
  masked_name: string;
  language: Language;
  return_url: string;
  state: 'open' | 'passed' | 'failed' | 'interrupted';
  created_at: Date;
}

declare module '../../../lib/tables.ts' {
  interface Tables {
    simulated_face_checks: SimulatedCheckRow;
  }
}
