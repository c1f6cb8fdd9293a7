/**
 * Asks again for code that did not come: a browser remembers that a module failed for as long as the page stands, so
 * only opening it anew helps. Without a network that would show nothing at all; then everything stays as it is.
 */
export function reloadWhenOnline(): void {
  if (navigator.onLine) location.reload();
}
