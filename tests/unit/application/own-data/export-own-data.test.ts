import { expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { type ExportDeps, exportOwnData } from '../../../../src/application/own-data/export-own-data.ts';
import type { ExportProgress } from '../../../../src/application/own-data/export-parts.ts';
import { aTransaction } from '../../../fakes/purchase-fakes.ts';

const candidate = { id: '7', email: 'gita@contoh.example', fullname: 'Gita', photo: null, emailVerified: true };
const perPage = 10;

const pageOf = <Item>(all: readonly Item[], number: number) => ({
  items: all.slice((number - 1) * perPage, number * perPage),
  current: number,
  last: Math.max(1, Math.ceil(all.length / perPage)),
  total: all.length,
});
const down = () => Promise.reject(new ApiFailure({ kind: 'http', status: 500 }));
const paid = ['A', 'B'].map((id) => aTransaction({ id, status: 'paid' }));
const news = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `N${index}` }));

const forms = (read: () => Promise<unknown>) => ({ agreement: read, result: read, appeal: read, feedback: read });

const deps = (own: Partial<Record<keyof ExportDeps, unknown>> = {}, count = 25) =>
  ({
    profiles: { find: async () => ({ personal: { fullname: 'Gita' } }) },
    records: {
      educations: async () => ({ items: [1], unreadable: 0 }),
      careers: async () => ({ items: [], unreadable: 0 }),
    },
    transactions: { list: async (tab: string, page: number) => pageOf(tab === 'paid' ? paid : [], page) },
    timelines: { find: async (trxId: string) => ({ trxId, certificate: { number: 'CONTOH 1' } }) },
    assessments: { ...forms(async () => null), result: async () => ({ competent: true }) },
    apls: { apl01: async () => ({ purpose: 'baru' }), apl02: async () => null },
    notifications: { page: async (page: number) => pageOf(news(count), page) },
    clock: { now: () => Date.parse('2026-03-10T02:30:00Z') },
    ...own,
  }) as unknown as ExportDeps;

const made = async (parts: ExportDeps) => {
  const told: ExportProgress[] = [];
  const signal = new AbortController().signal;
  const { json, failed } = await exportOwnData(parts)(candidate, { signal, onProgress: (now) => told.push(now) });
  return { file: JSON.parse(json), failed, told };
};

it('an export holds every part, all of 10,000 notifications, and reports its progress', async () => {
  const { file, failed, told } = await made(deps({}, 10_000));
  expect(failed).toEqual([]);
  expect(file).toMatchObject({
    made: '2026-03-10T02:30:00.000Z',
    account: { email: candidate.email },
    incomplete: [],
    profile: { personal: { fullname: 'Gita' } },
    records: { pendidikan: [1], pekerjaan: [] },
    purchases: [{ id: 'A' }, { id: 'B' }],
    assessments: [
      {
        nomor: 'A',
        isi: [{ trxId: 'A', certificate: { number: 'CONTOH 1' } }, { purpose: 'baru' }, { competent: true }],
      },
      { nomor: 'B' },
    ],
  });
  expect(file.notifications).toHaveLength(10_000);
  expect(told.at(-1)).toEqual({ part: 'notifications', done: 10_000, of: 10_000 });
  expect(told).toContainEqual({ part: 'notifications', done: 10, of: 10_000 });
  expect(told.filter(({ part }) => part === 'assessments').map(({ done, of }) => [done, of])).toEqual([
    [0, 0],
    [1, 2],
    [2, 2],
  ]);
});

it.each([
  ['to its last page', news(25), {}, 3, []],
  ['until a page is empty', news(30), { last: 9 }, 4, []],
  ['no further than 2,000 pages, which is then incomplete', news(30_000), {}, 2_000, ['notifications']],
])('a list is read %s, with what was read before', async (_, all, own, pages, lacking) => {
  const asked: unknown[] = [];
  const page = async (number: number, unreadOnly: boolean) => {
    asked.push([number, unreadOnly]);
    return { ...pageOf(all, number), ...own };
  };
  const { failed, file } = await made(deps({ notifications: { page } }));
  expect(asked).toEqual(Array.from({ length: pages }, (__, index) => [index + 1, false]));
  expect([failed, file.notifications.length]).toEqual([lacking, Math.min(all.length, 20_000)]);
});

it.each([
  ['profile', { profiles: { find: down } }],
  ['records', { records: { educations: down, careers: async () => ({ items: [2], unreadable: 0 }) } }],
  ['records', { records: { educations: async () => ({ items: [2], unreadable: 0 }), careers: down } }],
  ['records', { records: { educations: async () => ({ items: [2], unreadable: 1 }), careers: async () => null } }],
  [
    'purchases',
    { transactions: { list: async (tab: string, page: number) => (tab === 'failed' ? down() : pageOf(paid, page)) } },
  ],
  ['assessments', { timelines: { find: down } }],
])('a failure of %s is named and affects no other part', async (part, own) => {
  const { file, failed } = await made(deps(own));
  expect([failed, file.incomplete]).toEqual([[part], [part]]);
  expect(file.notifications).toHaveLength(25);
  expect(file.assessments[0].isi).not.toContain(null);
});

it('a refusal because something does not exist yet is no failure', async () => {
  const refused = () => Promise.reject(new ApiFailure({ kind: 'refused', messages: ['Belum ada hasil'] }));
  const records = { educations: refused, careers: refused };
  const apls = { apl01: refused, apl02: refused };
  const { failed, file } = await made(deps({ assessments: forms(refused), apls, records }));
  expect([failed, file.assessments[0].isi]).toEqual([[], [{ trxId: 'A', certificate: { number: 'CONTOH 1' } }]]);
});

it('the rows read before a failure stay in a list, and unreadable rows make it incomplete', async () => {
  const page = async (number: number) => (number === 3 ? down() : pageOf(news(40), number));
  const broken = await made(deps({ notifications: { page } }));
  expect([broken.failed, broken.file.notifications.length]).toEqual([['notifications'], 20]);
});

it.each([1, 2, 3])(
  'rows that cannot be read on page %i of three make a list incomplete, and all others stay',
  async (spoilt) => {
    const page = async (number: number) => {
      const whole = pageOf(news(25), number);
      return number === spoilt ? { ...whole, items: [], unreadable: whole.items.length } : whole;
    };
    const { failed, file } = await made(deps({ notifications: { page } }));
    const lost = pageOf(news(25), spoilt).items.length;
    expect([failed, file.notifications.length]).toEqual([['notifications'], 25 - lost]);
  },
);

it('a program error of the portal is thrown, not reported as a missing part', async () => {
  const mistake = new TypeError('x');
  await expect(made(deps({ profiles: { find: () => Promise.reject(mistake) } }))).rejects.toBe(mistake);
});
