/** The picture that was picked on the profile page, on its way to the page that cuts it. */
let picked: File | undefined;

/** Opens the device's pictures; undefined when none was taken. */
export function pickPicture(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => {
      picked = input.files?.[0];
      resolve(picked);
    });
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** The picture picked last; kept until another is picked or it was used. */
export function pickedPicture(): File | undefined {
  return picked;
}

export function forgetPickedPicture(): void {
  picked = undefined;
}
