import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/kit/components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../src/ui/kit/components/overlay/dialog.tsx';
import { Menu } from '../../../src/ui/kit/components/overlay/menu.tsx';
import { Popover } from '../../../src/ui/kit/components/overlay/popover.tsx';

const Page = ({ leaves }: { leaves: boolean }) => {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const press = () => {
    setGone(leaves);
    setOpen(true);
  };
  return (
    <main>
      <h1>Halaman</h1>
      {!gone && (
        <button type="button" onClick={press}>
          Buka
        </button>
      )}
      <Dialog open={open} title="Judul" onClose={() => setOpen(false)} />
    </main>
  );
};

const openAndClose = () => {
  const button = screen.getByRole('button', { name: 'Buka' });
  button.focus();
  fireEvent.click(button);
  const [dialog] = document.querySelectorAll('dialog');
  if (!dialog) throw new Error('no dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
};

describe('a dialog', () => {
  it.each([
    [false, 'Buka'],
    [true, 'Halaman'],
  ])('returns the focus to its button, or to the heading when the button has gone: %s', (leaves, text) => {
    render(<Page leaves={leaves} />);
    openAndClose();
    expect(document.activeElement?.textContent).toBe(text);
  });

  it('stays open when the browser’s file dialog closes without a choice', () => {
    let closed = 0;
    render(
      <Dialog open title="Judul" onClose={() => closed++}>
        <input type="file" aria-label="Foto" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('Foto'), new Event('cancel', { bubbles: true }));
    expect(closed).toBe(0);
  });
});

describe('a screen reader hears the title and the text of a dialog, because the focus', () => {
  it('begins on the dialog itself and then goes on to its safe button', async () => {
    const focused: string[] = [];
    const note = ({ target }: FocusEvent) => focused.push((target as HTMLElement).localName);
    document.addEventListener('focusin', note);
    render(
      <ConfirmDialog open title="Buang draf?" onConfirm={() => undefined} onCancel={() => undefined}>
        Isian yang belum dikirim hilang.
      </ConfirmDialog>,
    );
    expect(focused).toEqual(['dialog']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Batal'));
    document.removeEventListener('focusin', note);
    expect(focused).toEqual(['dialog', 'button']);
  });

  it('does not leave what the candidate focused in the meantime', () => {
    vi.useFakeTimers();
    render(<ConfirmDialog open title="Judul" onConfirm={() => undefined} onCancel={() => undefined} />);
    const confirm = screen.getByRole('button', { name: 'Ya' });
    confirm.focus();
    vi.advanceTimersByTime(200);
    expect(document.activeElement).toBe(confirm);
  });
});

it('every other window of the portal uses Dialog: no other code opens one, so all of them return the focus', () => {
  const own = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const opening = own.filter((file) =>
    /\.showModal\(|styled\.dialog|<dialog\b/.test(readFileSync(`src/ui/${file}`, 'utf8')),
  );
  expect(opening).toEqual([path.join('kit', 'components', 'overlay', 'dialog.tsx')]);
});

it('closing a dialog inside another one closes only the inner one', () => {
  const ended: string[] = [];
  render(
    <Dialog open title="Luar" onClose={() => ended.push('luar')}>
      <Dialog open title="Dalam" onClose={() => ended.push('dalam')} />
    </Dialog>,
  );
  const [, inner] = document.querySelectorAll('dialog');
  if (!inner) throw new Error('no dialog inside');
  fireEvent(inner, new Event('cancel', { cancelable: true }));
  expect(ended).toEqual(['dalam']);
});

const focused = () => document.activeElement?.textContent;

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('a menu', () => {
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

  test('a menu is closed at first, opens on its first item, and Esc returns the focus to its button', () => {
    const button = show();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Profil');
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
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
});

const panel = () => screen.queryByRole('dialog', { name: 'Keterangan' });

describe('a popover', () => {
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
        <button type="button">Sesudahnya</button>
      </>,
    );
    return screen.getByRole('button', { name: 'Buka keterangan' });
  };

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

  test('a popover closes as the focus leaves it for the page, which it would cover, and leaves the focus there', async () => {
    const button = show();
    fireEvent.click(button);
    await userEvent.tab();
    expect([panel() !== null, document.activeElement]).toEqual([true, screen.getByText('Selesai')]);
    await userEvent.tab({ shift: true });
    expect(panel()).not.toBeNull(); // its button is no other place
    screen.getByText('Selesai').focus();
    fireEvent.blur(window); // another window
    expect(panel()).not.toBeNull();
    await userEvent.tab();
    expect([panel(), document.activeElement]).toEqual([null, screen.getByText('Sesudahnya')]);
  });
});
