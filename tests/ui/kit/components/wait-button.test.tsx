import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WaitButton } from '../../../../src/ui/kit/components/button/wait-button.tsx';

const button = () => screen.getByRole('button');
const news = () => screen.getByRole('status').textContent;

test('a waiting button ignores clicks, keeps the focus, and announces the wait twice instead of every second', () => {
  const click = vi.fn();
  const shown = (secondsLeft: number) => <WaitButton label="Kirim ulang" secondsLeft={secondsLeft} onClick={click} />;
  const { rerender } = render(shown(0));
  expect(news()).toBe('');
  fireEvent.click(button());
  button().focus();

  rerender(shown(60));
  expect(button().textContent).toBe('Kirim ulang (60 detik)');
  const said = news();
  expect(said).toBe('Kirim ulang: bisa lagi dalam 60 detik');
  rerender(shown(59));
  fireEvent.click(button());
  expect(news()).toBe(said);
  expect([click.mock.calls.length, button().getAttribute('aria-disabled')]).toEqual([1, 'true']);
  expect(document.activeElement).toBe(button());

  rerender(shown(0));
  expect([button().textContent, news()]).toEqual(['Kirim ulang', 'Kirim ulang: sudah bisa lagi']);
  fireEvent.click(button());
  expect(click).toHaveBeenCalledTimes(2);
});
