import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/configuration/config.ts';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { HomeSteps } from '../../src/ui/catalog/home/home-steps.tsx';
import { ScheduleRow } from '../../src/ui/catalog/schedules/schedule-row.tsx';
import { goTo, openPortal } from '../ui/portal/open-portal.tsx';
import { type Opened, pages, persons } from '../ui/portal/pages.ts';
import { aSchedule } from '../ui/purchase/open-purchase.tsx';
import { showWith } from '../ui/show-with.tsx';

/**
 * The law Truth, of who pays: a body says which sources it offers and what they are called; every page says it by these names, one that only
 * the server knows by its own word, and what a body does not offer is nowhere.
 */
const trx = (number: number) => encodeTrxId(`TRX-2026-${String(number).padStart(6, '0')}`);

/** Parts of pages that an address of the table above does not show. */
const parts: readonly Opened[] = [
  ['', `/transaction?trx=${trx(201)}`, 'bima', 'Rincian pembelian', 'TRX-2026-000201'],
  ['', `/payment/pending?trx=${trx(201)}`, 'bima', 'Menunggu konfirmasi pembayaran', 'Penanggung biaya'],
  ['', '/schema/JDW-010/pskk/ANG-1', 'gita', 'Tinjau pendaftaran Anda', 'Siapa yang membayar'],
  [
    '',
    '/schema/network-administrator-muda/JDW-010/prakerja/ANG-2',
    'gita',
    'Tinjau pendaftaran Anda',
    'Penanggung biaya',
  ],
  [
    '',
    '/schema/network-administrator-muda/JDW-010/lain/lain',
    'gita',
    'Tinjau pendaftaran Anda',
    'Siapa yang membayar',
  ],
  ['', '/schema/schedule?budget_source=prakerja', null, 'Jadwal Asesmen', 'Penanggung biaya'],
  ['', '/voucher?tukar=1', 'gita', 'Voucher', ''],
];

const words: Readonly<Record<string, string>> = { mandiri: 'pskk', perusahaan: 'beasiswa_daerah' };

/** A server with other words for its sources, and without titles. */
const otherWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(otherWords);
  if (typeof value !== 'object' || value === null) return value;
  const { source, title, ...rest } = value as Readonly<Record<string, unknown>>;
  const others = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [
      key,
      key === 'budget_source' && typeof each === 'string' ? (words[each] ?? each) : otherWords(each),
    ]),
  );
  const isBudget = typeof source === 'string' && 'price' in rest;
  return {
    ...others,
    ...(source !== undefined && { source: isBudget ? (words[source] ?? source) : source }),
    ...(title !== undefined && { title: isBudget ? '' : title }),
  };
};

/** A server that still sells by Prakerja, and says so in no other words. */
const withoutPrakerja = (value: unknown): unknown =>
  JSON.parse(
    (JSON.stringify(value) ?? 'null')
      .replaceAll('"budget_source":"prakerja"', '"budget_source":"mandiri"')
      .replaceAll('Voucher Prakerja', 'Voucher'),
  );

const attributes = ['aria-label', 'placeholder', 'alt', 'title'];

const everything = () =>
  [document.title, document.body.textContent]
    .concat(
      attributes.flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''),
      ),
    )
    .join('\n');

/** The text of every page of a person, by address. */
const saidTo = async (who: string | null, offered: object, told: (value: unknown) => unknown) => {
  const { budgetSources } = parseConfig({ budgetSources: offered });
  await openPortal(who, '/faq', (_, data) => told(data), undefined, undefined, {}, { budgetSources });
  const said = new Map<string, string>();
  for (const [, address, , heading, text] of [...pages, ...parts].filter(([, , of]) => of === who)) {
    await goTo(address);
    const isVoucher = address.startsWith('/voucher');
    await waitFor(
      () => {
        const title = document.querySelector('h1')?.textContent;
        if (isVoucher ? !title : title !== heading || !document.body.textContent.includes(text))
          throw new Error(`${address} says ${document.querySelector('main')?.textContent}`);
      },
      { timeout: 4_000 },
    );
    said.set(address, everything());
  }
  return [...said];
};

const named: string[] = [];
const unlisted: string[] = [];

describe.each(persons)('to %s, the sources that a body offers', (who) => {
  it('have the names of the body on every page, and one that only the server knows has its own (fault matrix 111)', async () => {
    const said = await saidTo(
      who,
      [
        { source: 'pskk', title: 'Program PSKK Contoh' },
        { source: 'prakerja', title: 'Prakerja Contoh' },
        { source: 'apbn', title: 'Dana negara Contoh' },
      ],
      otherWords,
    );
    const saying = (words: RegExp) => said.filter(([, text]) => words.test(text)).map(([address]) => address);
    named.push(...saying(/Program PSKK Contoh/));
    unlisted.push(...saying(/beasiswa daerah/));
    expect(saying(/pskk|beasiswa_daerah/)).toEqual([]);
    expect(saying(/[Bb]iaya mandiri|Ditanggung perusahaan|Program pemerintah/)).toEqual([]);
  });

  it('are the only ones: without Prakerja no page, menu or hint says its name (fault matrix 111)', async () => {
    const said = await saidTo(who, [{ source: 'mandiri' }, { source: 'perusahaan' }], withoutPrakerja);
    const named = said.flatMap(([address, text]) =>
      (/.{0,60}prakerja.{0,60}/i.exec(text) ?? []).map((at) => [address, at]),
    );
    expect(named).toEqual([]);
  });
});

it.each(parts.slice(0, 2))(
  'a purchase is named as its line of the schedule: %s%s',
  async (_, address, who, heading) => {
    const told = (_path: string, data: unknown) =>
      JSON.parse((JSON.stringify(data) ?? 'null').replaceAll('Biaya mandiri', 'Titel Contoh'));
    await openPortal(who, '/faq', told);
    await goTo(address);
    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBe(heading);
      expect(everything()).toContain('Titel Contoh');
    });
    expect(everything()).not.toContain('Biaya mandiri');
  },
);

it('several lines of one source keep the words of the server that tell them apart', () => {
  const line = { source: 'pskk', price: 0, audience: '' };
  const budgets = [
    { ...line, id: '1', title: 'Gelombang 1' },
    { ...line, id: '2', title: 'Gelombang 2' },
    { ...line, id: '3', source: 'mandiri', title: 'Biaya mandiri' },
  ];
  const offered = ['pskk', 'mandiri'].map((source) => ({ source, title: `Nama ${source}` }));
  const { container } = showWith(
    <ScheduleRow purchasable={{ schedule: aSchedule({ budgets }), availability: 'open' }} />,
    {
      config: parseConfig({ budgetSources: offered }),
    },
  );
  expect(container.textContent).toContain('Gelombang 1 · Gelombang 2 · Nama mandiri');
});

it('the steps of the home page name no source that a body does not offer', () => {
  const { container } = showWith(<HomeSteps />, { config: parseConfig({ budgetSources: [{ source: 'mandiri' }] }) });
  expect(container.textContent).toContain('Pilih penanggung biaya');
  expect(container.textContent).not.toMatch(/Prakerja|perusahaan|pemerintah/);
});

it('the sources are named on the pages of schedules, of the purchase and of its history', () => {
  expect(named.length).toBeGreaterThan(9);
  expect(unlisted.length).toBeGreaterThan(4);
});
