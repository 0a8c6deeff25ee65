import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../../src/ui/kit/components/button/copy-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const press = async (copy: (text: string) => Promise<boolean>, text = 'TRX-001') => {
  render(<CopyButton text={text} copy={copy} />);
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const status = () => screen.getByRole('status').textContent;

test("a copy button shows 'Copied!' for 1.2 s [2.copy.notice] [9.time.copied]", async () => {
  const copy = vi.fn(async () => true);
  await press(copy);
  expect(copy).toHaveBeenCalledExactlyOnceWith('TRX-001');
  expect(status()).toBe('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1199));
  expect(status()).toBe('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(status()).toBe('');
  expect(screen.getByRole('button').textContent).toBe('Salin');
});

test.each([
  ['is refused', async () => false],
  ['breaks', () => Promise.reject(new Error('no clipboard'))],
])('a copy button says nothing when copying %s [2.copy.silent]', async (_, copy) => {
  await press(copy);
  expect(status()).toBe('');
  expect(screen.getByRole('button').textContent).toBe('Salin');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a copy button selects the text for Ctrl+C when copying is not possible', async () => {
  const text = 'baris satu\nbaris dua';
  await press(async () => false, text);
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Salin' });
  expect([document.activeElement, shown.readOnly]).toEqual([shown, true]);
  expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(text);
  fireEvent.blur(shown);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a copy button keeps the room for both of its texts, so that the next link stays in place', async () => {
  render(<CopyButton text="TRX-001" copy={async () => true} label="Salin tautan" />);
  const words = screen.getByText('Salin tautan');
  expect(words.dataset.other).toBe('Copied!');
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([words.textContent, words.dataset.other]).toEqual(['Copied!', 'Salin tautan']);
});

test('a copy button with a next step says it from the first copy on, and for good', async () => {
  render(<CopyButton text="x" copy={async () => true} next="Tempel di WhatsApp." />);
  expect(screen.queryByText('Tempel di WhatsApp.')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Tempel di WhatsApp.')).toBeTruthy();
});
