import { useState } from 'react';
import { type CalendarDate, isDay, readShownDate, shownDate } from '../../domain/calendar/calendar-date.ts';
import { DateField, type DateFieldProps } from '../kit/components/form/date-field.tsx';
import { longDay } from '../kit/format/date.ts';

/**
 * `onValue` gets the date, or the raw text if it is not a date, so that the form can validate it. `min` and `max` limit the calendar, not
 * typed dates.
 */
export type CalendarDateFieldProps = Omit<
  DateFieldProps,
  'value' | 'onValue' | 'picked' | 'onPick' | 'longForm' | 'complaint' | 'suggestion' | 'min' | 'max'
> & {
  readonly value: CalendarDate;
  readonly onValue: (value: CalendarDate) => void;
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
};

const dayOrText = (shown: string): CalendarDate => readShownDate(shown) ?? shown;

const textOf = (value: CalendarDate): string => (isDay(value) ? shownDate(value) : value);

const noDayText = 'Tidak ada di kalender. Contoh: 01/31/2000';

/** The date if the text has the day before the month, as is usual in Indonesia; null otherwise. */
const meantDay = (shown: string): CalendarDate | null => {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown) ?? [];
  return date === undefined ? null : readShownDate(`${month}/${date}/${year}`);
};

export const CalendarDateField = ({ value, onValue, onBlur, min, max, error, ...rest }: CalendarDateFieldProps) => {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const text = dayOrText(typed) === value ? typed : textOf(value); // keeps `1/5/2026` as the candidate typed it
  const day = readShownDate(text);
  const meant = day === null ? meantDay(text) : null;
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
      {...(meant !== null && {
        suggestion: { text: `Maksud Anda ${shownDate(meant)}?`, onTake: () => onValue(meant) },
      })}
      longForm={day === null ? undefined : longDay(day)}
    />
  );
};
