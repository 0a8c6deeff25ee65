import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../../../src/ui/kit/components/overlay/dialog.tsx';

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

describe('every other window of the portal', () => {
  it('uses Dialog: no other code opens one, so all of them return the focus', () => {
    const own = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const opening = own.filter((file) =>
      /\.showModal\(|styled\.dialog|<dialog\b/.test(readFileSync(`src/ui/${file}`, 'utf8')),
    );
    expect(opening).toEqual([path.join('kit', 'components', 'overlay', 'dialog.tsx')]);
  });
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
