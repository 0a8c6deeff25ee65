import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/kit/components/button/button.tsx';

test('a busy button ignores clicks, and keeps its label, its width and its place in the tab order', () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Kirim
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Kirim.*sedang diproses/ });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain('Kirim');
  expect((button as HTMLButtonElement).disabled).toBe(false);
});

test('a busy submit button does not submit its form again', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Simpan
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
