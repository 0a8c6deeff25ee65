import fs from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';

const program = fs.readFileSync('src/room/public/perhatian.js', 'utf8');

it('the button of a trainee’s page raises the hand, and lowers it when it is up', async () => {
  const window = new Window();
  const { document, CSSStyleSheet } = window;
  let isUp = false;
  const fetch = async (_: string, { body }: { body?: string }) => {
    if (body) isUp = JSON.parse(body).hand;
    return Response.json({ data: { hand: isUp, message: null, frozen: null, task: null } });
  };
  const none = () => undefined;
  const globals = { document, CSSStyleSheet, fetch, setInterval: none, addEventListener: none };
  new Function(...Object.keys(globals), program)(...Object.values(globals));
  document.dispatchEvent(new window.Event('DOMContentLoaded'));
  const hand = document.body.lastElementChild?.shadowRoot?.querySelector('button');
  for (const label of ['Angkat tangan', 'Turunkan tangan', 'Angkat tangan']) {
    await vi.waitFor(() => expect([hand?.hidden, hand?.textContent]).toEqual([false, label]));
    expect(hand?.hasAttribute('aria-pressed')).toBe(false);
    hand?.click();
  }
  await window.happyDOM.close();
});
