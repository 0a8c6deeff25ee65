import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Menu } from '../../../../src/ui/kit/components/overlay/menu.tsx';

const show = (onSelect = vi.fn()) => {
  render(
    <Menu
      trigger="Akun"
      entries={[
        { id: 'profile', title: 'Profil', to: '/profile' },
        { id: 'assessors', title: 'Daftar asesor', href: 'https://example.org/' },
        { id: 'leave', title: 'Keluar', onSelect },
      ]}
    />,
  );
  return screen.getByRole('button', { name: 'Akun' });
};
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('a menu is closed at first and opens on its first item', () => {
  const button = show();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Profil');
});

test('arrows go round the menu, from the button too; Home, End and letters jump', () => {
  fireEvent.click(show());
  press('ArrowUp');
  expect(focused()).toBe('Keluar');
  press('Escape');
  press('ArrowUp');
  expect(focused()).toBe('Keluar');
  press('ArrowDown');
  expect(focused()).toBe('Profil');
  press('End');
  expect(focused()).toBe('Keluar');
  press('Home');
  expect(focused()).toBe('Profil');
  press('d');
  expect(focused()).toContain('Daftar asesor');
});

test('Esc closes a menu and returns the focus to its button', () => {
  const button = show();
  fireEvent.click(button);
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Tab, a press outside and a chosen action close a menu', () => {
  const onSelect = vi.fn();
  const button = show(onSelect);
  fireEvent.click(button);
  press('Tab');
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Keluar' }));
  expect([onSelect.mock.calls.length, screen.queryByRole('menu')]).toEqual([1, null]);
});

test('a link to another site says that it opens a new tab', () => {
  fireEvent.click(show());
  const link = screen.getByRole('menuitem', { name: /Daftar asesor.*\(buka di tab baru\)/ });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
});
