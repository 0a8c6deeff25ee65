import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CalendarDateField } from '../../../src/ui/forms/calendar-date-field.tsx';

const Kept = ({ first, onValue }: { first: string; onValue: (value: string) => void }) => {
  const [value, setValue] = useState(first);
  const take = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return <CalendarDateField label="Tanggal lahir" value={value} onValue={take} />;
};

const show = (first = '') => {
  const onValue = vi.fn();
  const { container } = render(<Kept first={first} onValue={onValue} />);
  const picker = container.querySelector<HTMLInputElement>('input[type=date]') as HTMLInputElement;
  return { onValue, picker, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Tanggal lahir' }) };
};

it('a date field shows MM/DD/YYYY with the day in words, and returns YYYY-MM-DD [5.date.displayed]', async () => {
  const { field, onValue, picker } = show();
  await userEvent.type(field, '01052026');
  expect(field.value).toBe('01/05/2026');
  expect(onValue).toHaveBeenLastCalledWith('2026-01-05');
  expect(screen.getByText('Senin, 5 Januari 2026')).toBeDefined();
  expect(picker.value).toBe('2026-01-05');
});

it('a date field shows a stored day, and accepts a day from the calendar [5.date.displayed]', () => {
  const { field, onValue, picker } = show('1998-04-17');
  expect(field.value).toBe('04/17/1998');
  fireEvent.change(picker, { target: { value: '2000-12-31' } });
  expect(onValue).toHaveBeenLastCalledWith('2000-12-31');
  expect(field.value).toBe('12/31/2000');
});

it('a date field opens the browser’s calendar', async () => {
  const { picker } = show();
  const showPicker = vi.fn();
  picker.showPicker = showPicker;
  await userEvent.click(screen.getByRole('button', { name: 'Buka kalender untuk Tanggal lahir' }));
  expect(showPicker).toHaveBeenCalledOnce();
});

it('a date field returns an impossible day as typed, and complains only once the field is left', async () => {
  const { field, onValue, picker } = show();
  await userEvent.type(field, '02302000');
  expect([field.value, picker.value]).toEqual(['02/30/2000', '']);
  expect(onValue).toHaveBeenLastCalledWith('02/30/2000');
  expect(screen.queryByText(/Februari|Maret/)).toBeNull();
  expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/tidak ada di kalender/i)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
});

it.each(['17/08/1998', '17-08-1998', '17081998'])(
  'a date field that gets %s, with the date before the month, offers the day that is meant',
  async (typed) => {
    const { field, onValue } = show();
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Maksud Anda 08/17/1998?' }));
    expect(onValue).toHaveBeenLastCalledWith('1998-08-17');
    expect([field.value, document.activeElement]).toEqual(['08/17/1998', field]);
    expect(screen.queryByRole('button', { name: /Maksud Anda/ })).toBeNull();
  },
);
