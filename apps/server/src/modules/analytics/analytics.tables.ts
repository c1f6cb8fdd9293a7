declare module '../../lib/tables.ts' {
  interface Tables {
    /** How often, by the temple's day; nothing about who. */
    analytics_days: {
      /** Such as 2026-03-01. */
      day: string;
      page: string;
      event: string;
      platform: string;
      language: string;
      count: number;
    };
  }
}

export {};
