import fs from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

const program = fs.readFileSync('src/room/public/perhatian.js', 'utf8');

type Told = { readonly hand?: boolean; readonly read?: number };

/** Opens a trainee's page. Its server answers with `state`; `told` returns the changes after a message of the page. */
const openPage = (state: object, told: (what: Told) => object) => {
  const window = new Window();
  const { document, CSSStyleSheet } = window;
  let now = { hand: false, message: null, frozen: null, task: null, ...state };
  const fetch = async (_: string, { body }: { body?: string }) => {
    if (body) now = { ...now, ...told(JSON.parse(body)) };
    return Response.json({ data: now });
  };
  const none = () => undefined;
  const globals = {
    document,
    CSSStyleSheet,
    fetch,
    setInterval: none,
    addEventListener: none,
    requestAnimationFrame: none,
  };
  new Function(...Object.keys(globals), program)(...Object.values(globals));
  document.dispatchEvent(new window.Event('DOMContentLoaded'));
  onTestFinished(() => window.happyDOM.close());
  return { document, tree: document.body.lastElementChild?.shadowRoot };
};

it('the button of a trainee’s page raises the hand, and lowers it when it is up', async () => {
  const { tree } = openPage({}, ({ hand }) => ({ hand }));
  const hand = tree?.querySelector('button');
  for (const label of ['Angkat tangan', 'Turunkan tangan', 'Angkat tangan']) {
    await vi.waitFor(() => expect([hand?.hidden, hand?.textContent]).toEqual([false, label]));
    expect(hand?.hasAttribute('aria-pressed')).toBe(false);
    hand?.click();
  }
});

it('a hint disappears when the button that it points at is pressed', async () => {
  const message = { id: 4, text: 'Tekan “Mulai ujian”.', target: 'Mulai ujian' };
  const { document, tree } = openPage({ message }, ({ read }) => (read === 4 ? { message: null } : {}));
  const start = document.createElement('button');
  document.body.append(start);
  start.textContent = 'Mulai ujian';
  start.getClientRects = () => [{}] as never;
  const shown = tree?.querySelector('.message') as HTMLElement | null;
  await vi.waitFor(() =>
    expect([shown?.hidden, shown?.textContent]).toEqual([false, expect.stringContaining('Mulai ujian')]),
  );
  start.click();
  await vi.waitFor(() => expect(shown?.hidden).toBe(true));
});
