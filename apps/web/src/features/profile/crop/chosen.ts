/** The picture that was chosen on the profile page, on its way to the page that cuts it. */
let chosen: File | undefined;

/** Opens the device's pictures; undefined when none was taken. */
export function choosePicture(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => {
      chosen = input.files?.[0];
      resolve(chosen);
    });
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** The picture chosen last; kept until another is chosen or it was used. */
export function chosenPicture(): File | undefined {
  return chosen;
}

export function forgetChosen(): void {
  chosen = undefined;
}
