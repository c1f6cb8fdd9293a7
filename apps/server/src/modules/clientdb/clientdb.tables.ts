declare module '../../lib/tables.ts' {
  interface Tables {
    sign_ins: {
      id: string;
      user_id: string;
      /** Beijing midnight, in milliseconds. */
      date: number;
      is_delete: boolean;
    };
    user_scores: {
      id: string;
      user_id: string;
      score: number;
      balance: number;
      /** 1 in, 2 out. */
      type: number;
      comment: string | null;
      create_date: Date;
    };
  }
}

export {};
