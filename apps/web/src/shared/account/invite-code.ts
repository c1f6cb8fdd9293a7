/** What an invitation in the clipboard begins with; the code is the next 20 characters (SPEC 7). */
const PREFIX = 'uniInvitationCode:';
const LENGTH = 20;

/** The code in a copied text; undefined when it is no invitation. */
export function codeInText(text: string): string | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  return text.slice(PREFIX.length, PREFIX.length + LENGTH).trim() || undefined;
}

/**
 * The code of whoever invited this person: from the address, else from the clipboard, which is only read where that
 * was allowed before. Nobody is asked for it.
 */
export async function inviteCode(fromAddress: string | undefined): Promise<string | undefined> {
  if (fromAddress) return fromAddress.slice(0, LENGTH);
  try {
    const allowed = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return allowed.state === 'granted' ? codeInText(await navigator.clipboard.readText()) : undefined;
  } catch {
    return undefined; // Most browsers have no such permission: then there is no invitation.
  }
}
