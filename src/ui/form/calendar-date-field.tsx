import { useState } from 'react';
import { type CalendarDate, isDay, readShownDate, shownDate } from '../../domain/calendar/calendar-date.ts';
import { DateField, type DateFieldProps } from '../components/form/date-field.tsx';
import { longDate } from '../format/date.ts';

export type CalendarDateFieldProps = Omit<
  DateFieldProps,
  'value' | 'onValue' | 'picked' | 'onPick' | 'longForm' | 'complaint' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`, or a text that is no day. */
  readonly value: CalendarDate;
  /** The day; while the text is none, the text as it is there: whoever judges the form tells. */
  readonly onValue: (value: CalendarDate) => void;
  /** What the calendar offers; what is typed is not bound by it. */
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
};

/** A text as it was typed is the value unless it is a day. */
const dayOrText = (shown: string): CalendarDate => readShownDate(shown) ?? shown;

/** The text that shows a value: MM/DD/YYYY for a day, else the text itself. */
const textOf = (value: CalendarDate): string => (isDay(value) ? shownDate(value) : value);

const noDayText = 'Tidak ada di kalender. Contoh: 01/31/2000';

/** A `DateField` that takes and gives the domain's calendar date, and says the day in Indonesian (specification 5). */
export const CalendarDateField = ({ value, onValue, onBlur, min, max, error, ...rest }: CalendarDateFieldProps) => {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const text = dayOrText(typed) === value ? typed : textOf(value); // `1/5/2026` stays as it is typed
  const day = readShownDate(text);
  const unreadable = left && text !== '' && day === null;
  return (
    <DateField
      {...rest}
      error={error}
      {...(unreadable && error === undefined && { complaint: noDayText })}
      min={min}
      max={max}
      value={text}
      onValue={(shown) => {
        setTyped(shown);
        setLeft(false);
        onValue(dayOrText(shown));
      }}
      onBlur={() => {
        setTyped('');
        setLeft(true);
        onBlur?.();
      }}
      picked={day ?? ''}
      onPick={onValue}
      longForm={day === null ? undefined : longDate(day)}
    />
  );
};
