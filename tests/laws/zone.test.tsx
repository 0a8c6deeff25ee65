// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demoAccounts } from '../../fake-backend/demo-accounts.ts';
import { isFields } from '../../src/application/fields-of.ts';
import { settled } from '../fakes/purchase-fakes.ts';
import { ofAssessment, openPortal } from '../ui/portal/open-portal.tsx';
import { pages as allPages } from '../ui/portal/pages.ts';
import { openPage } from '../unit/fake-backend/hosts/page.ts';

/**
 * The law Zone: all pages and papers of one certification write times in the zone of its place, with WIB beside it, for each person and
 * device. This test moves every place of the simulation to another zone. It compares the times on screen with the replies of the server, and
 * uses the browser's own calendar for that.
 */
const zones = {
  WITA: { hours: 8, place: 'Asia/Makassar' },
  WIT: { hours: 9, place: 'Asia/Jayapura' },
} as const;
type Zone = keyof typeof zones;

/** Any reply with each place in the zone, as a body there sends it. */
const movedTo = (zone: Zone, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((each) => movedTo(zone, each));
  if (!isFields(data)) return data;
  const moved = Object.fromEntries(Object.entries(data).map(([name, each]) => [name, movedTo(zone, each)]));
  return 'city' in data ? { ...moved, zone, province: '' } : moved;
};

const instantsIn = (data: unknown): readonly number[] => {
  if (typeof data === 'string') return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(data) ? [Date.parse(data)] : [];
  if (Array.isArray(data)) return data.flatMap(instantsIn);
  return isFields(data) ? Object.values(data).flatMap(instantsIn) : [];
};

const months = 'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember';
const clock = String.raw`(?:[01]\d|2[0-3])\.[0-5]\d`;
const shown = new RegExp(
  String.raw`(?:(\d{1,2} (?:${months}|[A-Z][a-z]{2}) \d{4}), )?\b(${clock})(?!\d)(?:–(${clock}))? ?(\(|[A-Za-z]+)?`,
  'g',
);

/** The times of a text, each with its date, if it has one, and the word behind it. */
const timesIn = (text: string) =>
  [...text.matchAll(shown)].map(([whole, date, from = '', to, word = ''], at, all) => ({
    ...{ whole, date, from, to, word: /^(WITA|WIT|WIB|waktu)/.exec(word)?.[0] ?? word },
    around: text.slice(Math.max(0, (all[at]?.index ?? 0) - 40), (all[at]?.index ?? 0) + 60),
    isBeside: /\((?:\p{L}+, )?$/u.test(text.slice(0, all[at]?.index)),
  }));

const minutesOf = (text: string): number => 60 * Number(text.slice(0, 2)) + Number(text.slice(3));

const written = (zone: Zone, instant: number): readonly string[] =>
  (['long', 'short'] as const).map(
    (month) =>
      new Intl.DateTimeFormat('id-ID', { timeZone: zones[zone].place, day: 'numeric', month, year: 'numeric' }).format(
        instant,
      ) +
      `, ${new Intl.DateTimeFormat('id-ID', { timeZone: zones[zone].place, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant).replace(':', '.')}`,
  );

/** What is wrong with the times of a page about one certification. */
const fights = (text: string, zone: Zone, seen: readonly number[]): readonly string[] => {
  const times = timesIn(text);
  const known = new Set(seen.flatMap((instant) => written(zone, instant)));
  return times.flatMap(({ date, from, word, isBeside, around }, at) => {
    if (word === '' || !['WIB', 'WITA', 'WIT', 'waktu'].includes(word)) return [`no zone: ${around}`];
    if (word === 'WIB' && !isBeside) return [`WIB alone: ${around}`];
    if (word !== zone) return word === 'WIB' || word === 'waktu' ? [] : [`another zone: ${around}`];
    const beside = times[at + 1];
    const apart = beside && (minutesOf(from) - minutesOf(beside.from) + 1440) % 1440;
    if (beside?.word !== 'WIB' || !beside.isBeside || apart !== 60 * (zones[zone].hours - 7))
      return [`not beside WIB: ${around}`];
    return date && !known.has(`${date}, ${from}`) ? [`never said: ${around}`] : [];
  });
};

const quiet = async () => {
  for (let turn = 0; turn < 8; turn++) {
    await act(() => vi.dynamicImportSettled());
    await act(settled);
  }
};

/** Header and content; the footer names the hours of an office, and the panel is the simulation's own. */
const pageText = (): string =>
  Array.from(document.querySelectorAll('header, main'), ({ innerHTML }) => innerHTML)
    .join(' ')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+|&nbsp;/g, ' ');

const parts = ['timeline', 'agreement', 'apl01', 'apl02', 'exam', 'exam/result', 'appeal', 'feedback'] as const;

const ownPages = async (email: string) => {
  const name = email.split('@')[0] ?? '';
  const server = await openPage();
  await server.logIn(name);
  const list = (await (
    await server.send(new Request('http://portal.test/api/transaction/list/all?page=1'))
  ).json()) as {
    data: { data: readonly { trx_id: string; status: string }[] };
  };
  server.stop();
  return list.data.data.flatMap(({ trx_id, status }) => [
    { name, address: `/transaction?trx_id=${encodeURIComponent(trx_id)}` },
    ...(status === 'paid'
      ? parts.map((part) => ({ name, address: ofAssessment(part, Number(trx_id.slice(-6))) }))
      : []),
  ]);
};

/** Their times are of the device, of an office or of a message, and of no place. */
const ofNoPlace = /^.(notifications|data-saya|kontak|profile|tentang-kami|certificate|syarat|kebijakan)/;

const pages = [
  ...allPages.flatMap(([, address, name]) => (ofNoPlace.test(address) ? [] : [{ name, address }])),
  ...demoAccounts.flatMap(({ email }) => [
    { name: email.split('@')[0] ?? '', address: '/' },
    { name: email.split('@')[0] ?? '', address: '/myassessment' },
  ]),
  ...(await Promise.all(demoAccounts.map(({ email }) => ownPages(email)))).flat(),
];

const inTurn = Object.keys(zones) as Zone[];

it.each(pages.map((page, at) => ({ ...page, zone: inTurn[at % inTurn.length] ?? 'WITA' })))(
  'a certification in $zone speaks one zone at $address of $name [9.zone.wib]',
  async ({ name, address, zone }) => {
    const seen: number[] = [];
    await openPortal(name, address, (_, data) => {
      const moved = movedTo(zone, data);
      seen.push(...instantsIn(moved));
      return moved;
    });
    await quiet();
    expect(fights(pageText(), zone, seen)).toEqual([]);
  },
);
