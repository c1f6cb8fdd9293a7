import { createEmitter } from '@yuanguang/ui/emitter';

const pictures = createEmitter();

/** Tells that a picture was handed to the phone: of the app's own, that is a certificate. */
export const onPictureSaved = pictures.subscribe;

/** Some browsers begin the download only after the click has ended; once begun it has its own hold on the data. */
const HELD_MS = 60_000;

/** Hands a file to the phone, which asks where to keep it or keeps it with its downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  if (file.type.startsWith('image/')) pictures.emit();
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
