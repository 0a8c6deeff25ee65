import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DigitsField } from '../../../src/ui/forms/digits-field.tsx';

const show = (onValue = vi.fn()) => {
  render(<DigitsField label="Nomor KTP" hint="16 angka" error="Terlalu pendek" onValue={onValue} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor KTP' });
};

test('the field takes digit keys only [5.input.digits]', async () => {
  const onValue = vi.fn();
  const field = show(onValue);
  await userEvent.type(field, '3a2.7-5 e');
  expect(field.value).toBe('3275');
  expect(onValue).toHaveBeenLastCalledWith('3275');
});

test('the field keeps the digits of a paste', async () => {
  const field = show();
  field.focus();
  await userEvent.paste('NIK: 3275-0112');
  expect(field.value).toBe('32750112');
});

test('the field keeps keyboard shortcuts [5.input.digits]', () => {
  const field = show();
  // fireEvent returns false when the default action was prevented
  expect(fireEvent.keyDown(field, { key: 'v', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Backspace' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'v' })).toBe(false);
});

test('the field requests the numeric keyboard and is described by its hint and error', () => {
  const field = show();
  expect(field.inputMode).toBe('numeric');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const texts = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['16 angka', 'Terlalu pendek']);
});
