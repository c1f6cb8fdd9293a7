declare module '../../lib/tables.ts' {
  interface Tables {
    sign_ins: {
      id: string;
      user_id: string;
      /** Beijing midnight, in milliseconds. */
      date: number;
      is_delete: boolean;
    };
  }
}

export {};
