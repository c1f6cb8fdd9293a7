import * as z from 'zod';
import { type Given, webAddress } from './settings-values.ts';

/** The settings of where sent pictures lie; part of `SETTINGS`. */
export const STORAGE_SETTINGS = {
  STORAGE: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe('Where sent pictures lie: `disk` is DATA_DIR/files, `s3` any service that speaks S3'),
  STORAGE_ENDPOINT: webAddress.optional().describe('Address of that service; unset: AWS in STORAGE_REGION'),
  STORAGE_REGION: z.string().min(1).default('us-east-1').describe('Region of that service'),
  STORAGE_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Its bucket, which must exist; it need not be public'),
  STORAGE_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the key that may read and write the bucket'),
  STORAGE_SECRET_KEY: z.string().min(1).optional().describe('The secret of that key'),
};

/** An object store needs to be told which and by what key. */
export function storageProblems(given: Given): string[] {
  if (given.STORAGE !== 's3') return [];
  return (['STORAGE_BUCKET', 'STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name}: required with STORAGE=s3`);
}
