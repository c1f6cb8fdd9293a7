import { toast } from '@yuanguang/ui';

/** Puts the text into the clipboard and says in passing whether that went well: browsers may refuse it. */
export async function copyText(text: string, told: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: told.done, kind: 'done' });
  } catch {
    toast({ text: told.failed, kind: 'warn' });
  }
}
