import { Fragment, type ReactNode } from 'react';

interface WithDaysProps {
  readonly text: string;
  /** As they stand in the text; '' for none. */
  readonly days: readonly string[];
}

/** A sentence whose days and hours are not parted by the end of a line: Chinese may be broken anywhere. */
export function WithDays({ text, days }: WithDaysProps): ReactNode {
  const [day, ...more] = days.filter((one) => one !== '');
  if (day === undefined) return text;
  return text.split(day).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
    <Fragment key={index}>
      {index > 0 ? <span className="yg-day">{day}</span> : null}
      <WithDays text={part} days={more} />
    </Fragment>
  ));
}
