import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { ConfigContext } from '../../../../src/ui/core/config-context.ts';
import { MainArea } from '../../../../src/ui/core/page/main-area.tsx';
import { usePageTitle } from '../../../../src/ui/core/page/page-title.ts';
import { usePartFocus } from '../../../../src/ui/core/page/use-part-focus.ts';

const Title = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

const Page = ({ title, late = false }: { title: string; late?: boolean }) => {
  usePartFocus(title);
  return (
    <ConfigContext value={defaultConfig}>
      <MainArea>
        <Title title={title} />
        {late ? <p>Memuat…</p> : <h1>{title}</h1>}
      </MainArea>
    </ConfigContext>
  );
};

let heard: string[] = [];
const note = ({ target }: FocusEvent) => {
  const element = target as HTMLElement;
  heard.push(`${element.localName}: ${element.getAttribute('aria-label') ?? element.textContent}`);
};
beforeEach(() => {
  heard = [];
  document.addEventListener('focusin', note);
});
afterEach(() => document.removeEventListener('focusin', note));

it('the main content says the name of a new page before its heading has the focus, also when the heading is there at once', async () => {
  const { rerender } = render(<Page title="Skema" />);
  rerender(<Page title="Jadwal" />);
  expect(heard).toEqual(['main: Jadwal']);
  await waitFor(() => expect(heard).toEqual(['main: Jadwal', 'h1: Jadwal']));
});

it('a heading that comes late has the focus when it comes', async () => {
  const { rerender } = render(<Page title="Skema" />);
  rerender(<Page title="Jadwal" late />);
  expect(heard).toEqual(['main: Jadwal']);
  rerender(<Page title="Jadwal" />);
  await waitFor(() => expect(heard).toEqual(['main: Jadwal', 'h1: Jadwal']));
});

it('a heading does not take the focus out of a dialog that opened in the meantime', async () => {
  const { rerender } = render(<Page title="Skema" />);
  rerender(<Page title="Jadwal" />);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  dialog.focus();
  await new Promise((heard) => void setTimeout(heard, 200));
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
});
