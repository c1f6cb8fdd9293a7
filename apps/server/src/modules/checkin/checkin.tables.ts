declare module '../../lib/tables.ts' {
  interface Tables {
    sign_ins: {
      id: string;
      user_id: string;
      /** The temple's day: its midnight there, in milliseconds. */
      date: number;
      is_delete: boolean;
    };
  }
}

export {};
