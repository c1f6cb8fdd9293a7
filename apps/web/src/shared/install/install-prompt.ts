/** The event by which Chromium says that the app could be installed; the standard library does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt: InstallPrompt | undefined;

/** Keeps the browser's offer for when it is wanted. Called with the first code: the event comes once, and soon. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would cover the foot of whatever page is open.
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
}

export const canPrompt = (): boolean => prompt !== undefined;

/** The browser asks; it does so once for each of its offers. Nothing where there is none. */
export async function askToInstall(): Promise<void> {
  const asked = prompt;
  prompt = undefined;
  await asked?.prompt().catch(() => undefined);
}
