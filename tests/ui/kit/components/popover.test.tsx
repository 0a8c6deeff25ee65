import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Popover } from '../../../../src/ui/kit/components/overlay/popover.tsx';

/** happy-dom has no popover support, like the oldest browsers of the baseline. */
const show = () => {
  render(
    <>
      <Popover label="Buka keterangan" title="Keterangan" trigger="i">
        {(close) => (
          <button type="button" onClick={close}>
            Selesai
          </button>
        )}
      </Popover>
      <p>Di luar</p>
    </>,
  );
  return screen.getByRole('button', { name: 'Buka keterangan' });
};
const panel = () => screen.queryByRole('dialog', { name: 'Keterangan' });

test('a popover is closed at first, and opens with the focus in its panel (fault matrix 67)', () => {
  const button = show();
  expect(panel()).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(panel());
});

test.each([
  ['Esc from anywhere', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['what is in it', () => fireEvent.click(screen.getByText('Selesai'))],
])('%s closes a popover, and the focus returns to its button', (_, close) => {
  const button = show();
  fireEvent.click(button);
  close();
  expect([panel(), document.activeElement]).toEqual([null, button]);
});

test('a second press on its button and a press outside close a popover; a press inside does not', () => {
  const button = show();
  fireEvent.click(button);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(panel()).toBeNull();
  fireEvent.click(button);
  fireEvent.pointerDown(screen.getByText('Selesai'));
  expect(panel()).not.toBeNull();
  fireEvent.pointerDown(screen.getByText('Di luar'));
  expect(panel()).toBeNull();
});
