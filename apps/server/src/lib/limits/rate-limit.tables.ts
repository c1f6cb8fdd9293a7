declare module '../tables.ts' {
  interface Tables {
    rate_limits: { key: Buffer; used: number; window_ends: Date; next_at: Date | null };
  }
}

export {};
