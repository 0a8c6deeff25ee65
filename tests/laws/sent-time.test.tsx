import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stageAddress } from '../../src/ui/assessment/public/next-step/stage-address.ts';
import { openPortal, part, press, said } from '../ui/portal/open-portal.tsx';
import { appeal, yesToAll } from '../ui/portal/steps.ts';

/**
 * The law Truth, of what was sent: where a server accepts something and returns nothing, it is read again; and a page tells no time of
 * something sent rather than "–" in its place.
 */
const times: ReadonlySet<string> = new Set(['sent_at', 'signed_at', 'at']);

const timeless = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(timeless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, times.has(name) ? null : timeless(each)]),
  );
};

/** The dashes that stand for a time on paper, each with its title. */
const dashes = () =>
  [...document.querySelectorAll('tr, p')]
    .map(({ textContent }) => textContent?.trim())
    .filter((text) => /^(Dikirim|Tanggal( permintaan)?)?–$/.test(text ?? ''));

const stages = ['agreement', 'apl01', 'apl02', 'result', 'appeal', 'feedback'] as const;
const answered = { granted: false, text: 'Bukti sudah dinilai.', at: '2026-03-20T03:00:00Z' };
const appealed = { explained: true, discussed: true, others_involved: true, reason: 'Bukti kurang.', answer: answered };

it.each(stages)('a sent %s without any time shows no dash in its place (fault matrix 116)', async (stage) => {
  await openPortal('gita', stageAddress(stage, 'TRX-2026-000088'), (path, data) => {
    if (path.startsWith('/api/appeals/')) return timeless({ ...(data as object), appeal: appealed });
    return /\/api\/(timeline|transaction)/.test(path) ? data : timeless(data);
  });
  await part('article');
  expect(dashes()).toEqual([]);
});

const feedback = async () => {
  await yesToAll();
  await press('Kirim umpan balik');
  await press('Ya, kirim');
  await said('Umpan balik terkirim');
};

const sent: readonly (readonly [string, string, string, () => Promise<void>, RegExp])[] = [
  [
    'kartika',
    stageAddress('feedback', 'TRX-2026-000109'),
    '/api/feedbacks',
    feedback,
    /Dikirim\S+, \d+ \S+ 20\d\d, \d/,
  ],
  ['fajar', stageAddress('appeal', 'TRX-2026-000127'), '/api/appeals', appeal, /Banding terkirim, \d+ \S+ 20\d\d, \d/],
];

describe.each(sent)('%s, just sent at %s to %s and not returned,', (person, page, call, send, told) => {
  it('is read again, with its time', async () => {
    await openPortal(person, page, (path, data) => (path === call ? null : data));
    await send();
    await waitFor(() => expect(document.body.textContent).toMatch(told));
    expect(dashes()).toEqual([]);
  });

  it('has no time where the server tells none', async () => {
    await openPortal(person, page, (path, data) =>
      path === call ? null : path.startsWith(call) ? timeless(data) : data,
    );
    await send();
    await part('article');
    expect(dashes()).toEqual([]);
  });
});
