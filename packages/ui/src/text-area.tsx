import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useRef, useState } from 'react';
import s from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { clipGraphemes, countGraphemes } from './graphemes.ts';

type NativeArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'maxLength'>;

export interface TextAreaProps extends FieldProps, NativeArea {
  /** Most visible characters (graphemes). More is cut, but never while a word is being composed. */
  maxCharacters?: number;
  /** The count as read: `(used, max) => "12 / 140"`. Digits with a slash unless told. */
  countText?: (used: number, max: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines with its count. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optional, hint, error, below, maxCharacters, countText, ...area } = props;
  const composing = useRef(false);
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const used = countGraphemes(area.value !== undefined ? String(area.value) : typed);

  function accept(event: ChangeEvent<HTMLTextAreaElement>) {
    if (maxCharacters !== undefined && !composing.current) {
      const clipped = clipGraphemes(event.target.value, maxCharacters);
      if (clipped !== event.target.value) event.target.value = clipped;
    }
    setTyped(event.target.value);
    area.onChange?.(event);
  }

  return (
    <Field {...{ label, labelHidden, optional, hint, error }} off={area.disabled} below={below}>
      {(ids) => (
        <>
          <div className={s.box}>
            <textarea
              rows={3}
              {...area}
              {...ids}
              className={s.input}
              onChange={accept}
              onCompositionStart={() => {
                composing.current = true;
              }}
              onCompositionEnd={(event) => {
                composing.current = false;
                accept(event as unknown as ChangeEvent<HTMLTextAreaElement>);
              }}
            />
          </div>
          {maxCharacters !== undefined ? (
            <span className={s.count}>
              {countText?.(used, maxCharacters) ?? `${used} / ${maxCharacters}`}
            </span>
          ) : null}
        </>
      )}
    </Field>
  );
}
