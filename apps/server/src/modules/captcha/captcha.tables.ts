declare module '../../lib/tables.ts' {
  interface Tables {
    captchas: { device_id: string; scene: string; answer_hash: string; expires_at: Date };
  }
}

export {};
