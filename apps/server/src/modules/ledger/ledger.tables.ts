import type { Generated } from 'kysely';

declare module '../../lib/tables.ts' {
  interface Tables {
    ledger_accounts: { id: string; kind: 'clearing' | 'purpose' | 'suspense' };
    ledger_entries: { id: Generated<number>; reference: string; memo: string; at: Date };
    ledger_lines: { entry_id: number; line: number; account_id: string; amount_fen: number };
  }
}
