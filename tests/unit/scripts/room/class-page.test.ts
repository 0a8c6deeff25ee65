import fs from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

const program = fs.readFileSync('src/room/public/perhatian.js', 'utf8');

type Told = { readonly hand?: boolean; readonly read?: number };

/** Opens a trainee's page. Its server answers with `state`; `told` returns the changes after a message of the page. */
const openPage = (
  state: object,
  told: (what: Told) => object = () => ({}),
  window = new Window({ url: 'http://localhost/' }),
) => {
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
    localStorage: window.localStorage,
    location: window.location,
    fetch,
    setInterval: none,
    addEventListener: none,
    requestAnimationFrame: none,
  };
  new Function(...Object.keys(globals), program)(...Object.values(globals));
  document.dispatchEvent(new window.Event('DOMContentLoaded'));
  onTestFinished(() => window.happyDOM.close());
  return { document, window, tree: document.body.lastElementChild?.shadowRoot };
};

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

it('a hint at a link in a closed menu leads to the button that opens the menu, and stays until the link is pressed', async () => {
  const message = { id: 4, text: 'Tekan “Sertifikasi Saya”.', target: 'Sertifikasi Saya' };
  const told: Told[] = [];
  const window = new Window({ url: 'http://localhost/' });
  window.document.body.innerHTML = `<header><div><button aria-haspopup="dialog" aria-expanded="false">Notifikasi</button>
    <div><a href="/myassessment">Sertifikasi Saya</a></div></div><button aria-haspopup="dialog" aria-expanded="false">Menu</button></header>`;
  const [bell, menu] = Array.from(window.document.querySelectorAll('button'));
  for (const [element, left] of [
    [bell, 10],
    [menu, 50],
  ] as const)
    Object.assign(element ?? {}, {
      getClientRects: () => [{}],
      getBoundingClientRect: () => ({ left, top: 20, width: 40, height: 40 }),
    });
  const [link] = window.document.querySelectorAll('a');
  if (link) link.getClientRects = () => [] as never;
  const { tree } = openPage(
    { message },
    (what) => {
      told.push(what);
      return {};
    },
    window,
  );
  const ring = tree?.querySelector('.ring') as HTMLElement | null;
  await vi.waitFor(() => expect([ring?.hidden, ring?.style.left]).toEqual([false, '42px']));
  menu?.click();
  expect(told).toEqual([]);
});

const task = { title: 'Ujian pertama', task: 'Jawab sepuluh soal.', hint: '' };
const stripOf = ({ document }: Window) => document.body.firstElementChild?.shadowRoot?.querySelector('section');

it('the task of the scene is open above the page until the trainee folds it, which the device remembers for this task', async () => {
  const first = openPage({ task });
  await vi.waitFor(() => expect(stripOf(first.window)?.hidden).toBe(false));
  expect(stripOf(first.window)?.textContent).toContain('Jawab sepuluh soal.');
  const tab = first.tree?.querySelector('.task') as HTMLElement | null;
  expect(tab?.hidden).toBe(true);
  stripOf(first.window)?.querySelector('button')?.click();
  expect([stripOf(first.window)?.hidden, tab?.hidden]).toEqual([true, false]);

  const later = (shown: object) => {
    const window = new Window({ url: 'http://localhost/' });
    for (const [key, value] of Object.entries(first.window.localStorage))
      window.localStorage.setItem(key, String(value));
    return openPage({ task: shown }, undefined, window);
  };
  const again = later(task);
  await vi.waitFor(() => expect((again.tree?.querySelector('.task') as HTMLElement | null)?.hidden).toBe(false));
  expect(stripOf(again.window)?.hidden).toBe(true);
  const next = later({ ...task, task: 'Periksa hasilnya.' });
  await vi.waitFor(() => expect(stripOf(next.window)?.hidden).toBe(false));
});

it('in an exam the task stays folded', async () => {
  const { window, tree } = openPage(
    { task },
    undefined,
    new Window({ url: 'http://localhost/myassessment/exam/written' }),
  );
  await vi.waitFor(() => expect((tree?.querySelector('.task') as HTMLElement | null)?.hidden).toBe(false));
  expect(stripOf(window)?.hidden).toBe(true);
});
