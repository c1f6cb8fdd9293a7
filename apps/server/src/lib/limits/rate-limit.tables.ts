declare module '../tables.ts' {
  interface Tables {
    rate_limits: { key: Buffer; used: number; window_ends: Date };
  }
}

export {};
