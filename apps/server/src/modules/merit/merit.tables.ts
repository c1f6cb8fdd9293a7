declare module '../../lib/tables.ts' {
  interface Tables {
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
