/** Brings the first field that is marked as wrong to the middle of the screen and puts the cursor there. */
export function goToFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}

/** Brings a field that is to be filled in next to the middle of the screen, so that the way there is seen. */
export function leadTo(field: HTMLElement): void {
  const glides = globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
  field.scrollIntoView({ block: 'center', behavior: glides ? 'smooth' : 'auto' });
  field.focus({ preventScroll: true });
}
