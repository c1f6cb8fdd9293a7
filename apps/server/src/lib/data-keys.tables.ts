declare module './tables.ts' {
  interface Tables {
    data_keys: { id: string; fingerprint: string; root: boolean; first_used_at: Date };
  }
}

export {};
