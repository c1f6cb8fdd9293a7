import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import field from './field.module.css';
import { describedBy, FieldNotes } from './field.tsx';
import { CameraIcon } from './icons/camera.tsx';
import { CloseIcon } from './icons/close.tsx';
import { RefreshIcon } from './icons/refresh.tsx';
import s from './image-picker.module.css';

/** A picture that was chosen, on its way or there. */
export interface PickedImage {
  /** Stable name, also the React key. */
  readonly id: string;
  /** Address to show it by, such as an object URL; '' when it cannot be shown. */
  readonly preview: string;
  readonly state: 'sending' | 'done' | 'failed';
  /** What part has been sent, 0 to 1. */
  readonly progress: number;
}

export interface ImagePickerProps {
  readonly label: string;
  /** A word such as "optional", beside the label. */
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly images: readonly PickedImage[];
  /** The most pictures; with that many there is nothing more to press. */
  readonly max: number;
  /** What the device may offer; pictures unless told. */
  readonly accept?: string;
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly words: {
    readonly add: string;
    /** The count, such as "2 / 6". */
    readonly count: (used: number, max: number) => string;
    /** The picture's name to screen readers, such as "picture 2". */
    readonly picture: (number: number) => string;
    readonly remove: (number: number) => string;
    readonly retry: (number: number) => string;
    readonly sending: string;
    readonly failed: string;
  };
}

/** Pictures to send along, with how far each has come. What is chosen is handed up; sending is not this part's work. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, optional, hint, error, images, max, accept = 'image/*', words } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const described = describedBy({ id, error, hint });
  const room = max - images.length;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // So that the same picture can be chosen again after it was taken away.
    event.target.value = '';
    if (files.length > 0) props.onAdd(files);
  }

  return (
    <div className={cx(field.field, s.picker, error !== undefined && field.wrong)}>
      <div className={s.head}>
        <label className={field.label} htmlFor={id}>
          {label}
          {optional ? <span className={field.optional}>{optional}</span> : null}
        </label>
        <span className={field.count}>{words.count(images.length, max)}</span>
      </div>
      <ul className={s.grid}>
        {images.map((image, index) => (
          <Picture key={image.id} image={image} number={index + 1} {...props} />
        ))}
        {room > 0 ? (
          <li>
            <span className={s.add}>
              <input
                ref={input}
                id={id}
                type="file"
                accept={accept}
                multiple={room > 1}
                aria-describedby={described}
                aria-invalid={error !== undefined || undefined}
                onChange={choose}
              />
              <CameraIcon />
              <span aria-hidden="true">{words.add}</span>
            </span>
          </li>
        ) : null}
      </ul>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

interface PictureProps extends Pick<ImagePickerProps, 'words' | 'onRemove' | 'onRetry'> {
  readonly image: PickedImage;
  readonly number: number;
}

function Picture({ image, number, words, onRemove, onRetry }: PictureProps) {
  const percent = Math.round(image.progress * 100);
  return (
    <li className={s.picture} data-state={image.state}>
      {image.preview === '' ? (
        <span className={s.blank} role="img" aria-label={words.picture(number)} />
      ) : (
        <img src={image.preview} alt={words.picture(number)} />
      )}
      {image.state === 'sending' ? (
        <span
          className={s.veil}
          role="progressbar"
          aria-label={`${words.picture(number)} ${words.sending}`}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
          <small aria-hidden="true">{percent}%</small>
        </span>
      ) : null}
      {image.state === 'failed' ? (
        <button
          type="button"
          className={s.veil}
          aria-label={words.retry(number)}
          onClick={() => onRetry(image.id)}
        >
          <RefreshIcon />
          <small>{words.failed}</small>
        </button>
      ) : null}
      <button
        type="button"
        className={s.remove}
        aria-label={words.remove(number)}
        onClick={() => onRemove(image.id)}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
