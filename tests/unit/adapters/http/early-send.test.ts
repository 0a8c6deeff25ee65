import { describe, expect, it, vi } from 'vitest';
import { earlySend } from '../../../../src/adapters/http/early-send.ts';

const base = 'https://api.lsp.example';
const path = '/api/schedule?schema=barista';

const open = (early?: Promise<Response>) => {
  const send = vi.fn(async () => new Response('late'));
  const asked = vi.fn((wanted: string) => (wanted === path ? early : undefined));
  const sent = async (init: RequestInit = {}) => (await earlySend(asked, send)(new Request(base + path, init))).text();
  return { send, asked, sent };
};

describe('what the page has asked for before its code was there', () => {
  it('is taken, and not asked for again', async () => {
    const page = open(Promise.resolve(new Response('early')));
    expect([await page.sent(), page.send.mock.calls.length]).toEqual(['early', 0]);
  });

  it.each([
    ['was refused', () => Promise.resolve(new Response('', { status: 401 }))],
    ['did not come', () => Promise.reject(new TypeError('away'))],
    ['is not there', () => undefined],
  ])('is asked for again when it %s', async (_, early) => {
    expect(await open(early()).sent()).toBe('late');
  });

  it.each([
    ['what changes something', { method: 'POST' }],
    ['somebody with a token', { headers: { Authorization: 'Bearer x' } }],
  ])('is not for %s', async (_, init) => {
    const page = open(Promise.resolve(new Response('early')));
    expect([await page.sent(init), page.asked.mock.calls.length]).toEqual(['late', 0]);
  });

  it('can be given up', async () => {
    const stop = new AbortController();
    const sent = open(new Promise(() => {})).sent({ signal: stop.signal });
    stop.abort();
    await expect(sent).rejects.toThrow();
  });
});
