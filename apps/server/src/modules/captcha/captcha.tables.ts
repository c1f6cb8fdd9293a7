declare module '../../lib/tables.ts' {
  interface Tables {
    captchas: {
      device_id: string;
      scene: string;
      /** Of a picture; of work the challenge itself. */
      answer_hash: string;
      expires_at: Date;
      /** Null: a picture. */
      work_bits: number | null;
    };
  }
}

export {};
