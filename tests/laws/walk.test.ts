import type { IncomingMessage, RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startNode } from '../../fake-backend/hosts/node.ts';
import type { Feature, Wishes } from '../../tools/contract/walk/player.ts';
import { assessorSigned, photoShown } from '../../tools/contract/walk/refusals.ts';
import { newState, simulationAt, type Walked } from '../../tools/contract/walk/walk.ts';
import { firstBodies } from '../peers/first-bodies.ts';
import { firstPostSubmits } from '../peers/first-post-submits.ts';
import { least } from '../peers/least.ts';
import type { Peer } from '../peers/office.ts';
import { plainLaravel } from '../peers/plain-laravel.ts';
import { inUtc, type Odds, vendor } from '../peers/vendor.ts';
import { testNow } from '../unit/fake-backend/hosts/page.ts';
import { always, atEnd, endAll, paying, serving, walkOn } from '../unit/scripts/contract/walking.ts';

// The law: the walk accuses a server of exactly what costs a candidate, and turns off exactly what it saw not to work.

afterEach(endAll);

type Walk = Promise<Walked>;

interface Kind {
  readonly server: string;
  readonly walk: () => Walk;
  /** The calls and duties that the report names as what stops a candidate. */
  readonly accused: readonly string[];
  readonly on: readonly Feature[];
  readonly off: readonly Feature[];
  /** The duties without which a page shows something empty; not looked at if they are not named. */
  readonly empty?: readonly string[];
  /** The steps that were not played to their end. */
  readonly open?: readonly string[];
}

const callOf = (request: IncomingMessage) => `${request.method} ${request.url?.replace(/\?.*/, '')}`;

/** Raw replies in place of the peer's own. */
const instead =
  ({ answer }: Peer, replies: Readonly<Record<string, RequestListener>>): RequestListener =>
  (request, reply) =>
    (replies[callOf(request)] ?? answer)(request, reply);

const noRoute = always(404, 'application/json', '{"message":"The route could not be found."}');

const walkWith = async (peer: Peer, wishes: Wishes = {}): Walk =>
  walkOn(await serving(peer.answer), { hands: paying(peer), ...wishes });

/** A vendor's server whose clock tells its zone and whose files are at its own address, apart from the odds. */
const ofVendor =
  (odds: Odds = {}, change: (peer: Peer) => RequestListener = ({ answer }) => answer, wishes: Wishes = {}) =>
  async (): Walk => {
    let url = '';
    const peer = vendor({ time: (date) => date.toISOString(), address: () => url, ...odds });
    url = await serving(change(peer));
    return walkOn(url, { hands: paying(peer), ...wishes });
  };

const begun = async (): Walk => {
  const url = await serving(firstBodies());
  // what changes data comes later on that page
  const hands = { confirm: async (deed: string) => deed === 'membuat akun uji' };
  return walkOn(url, { state: newState(url, ''), hands });
};

const simulation = async (): Walk => {
  const host = await startNode({ port: 0, realNow: () => testNow });
  atEnd(() => host.close());
  return walkOn(host.url, { hands: { simulation: await simulationAt(host.url) } });
};

const late = 'Ujian: jawaban terlambat';
const tried = 'Ujian: mulai, soal, simpan sebagian';
const exams = ['Ujian: jawab, unggah, kumpulkan', late, 'Ujian: kumpulkan ujian percobaan'];
const ofAccount = [
  ...['Profil, foto, tanda tangan', 'Pembelian', 'Pembayaran', 'Persetujuan asesmen', 'APL 01', 'APL 02'],
  ...[tried, ...exams, 'Hasil', 'Umpan balik', 'Sertifikat', 'Notifikasi, pesan, pembelian ulang'],
];
/** What the plain Laravel application does not have; the vendor's server is one too. */
const beyond: readonly Feature[] = [
  ...(['adjustments', 'certificateCheck', 'idempotencyKeys', 'messages', 'paymentChange'] as const),
  ...(['paymentProof', 'recordRemoval', 'scheduleDetail', 'storedFeedback'] as const),
];
const kept = { on: ['guardianConsent', 'partialSaves', 'storedFiles'], off: beyond, open: [late] } as const;
const withoutSaves = { on: ['guardianConsent'], off: ['partialSaves', ...beyond], open: [late] } as const;
const tagless = (value: unknown): string => String(value ?? '').replaceAll(/<[^>]*>/g, '');

const token = 'POST /api/transaction/token';
const withoutToken = (peer: Peer): RequestListener => instead(peer, { [token]: noRoute });
const withoutRenewal = beyond.filter((name) => name !== 'paymentChange');

const withoutHours =
  ({ answer }: Peer): RequestListener =>
  (request, reply) => {
    reply.setHeader('Date', new Date(Date.now() - 7 * 3_600_000).toUTCString());
    void answer(request, reply);
  };

const kinds: readonly Kind[] = [
  {
    ...{ server: 'the simulated API', walk: simulation, accused: [], empty: [] },
    on: [...beyond, 'guardianConsent', 'partialSaves', 'storedFiles', 'repeatPurchases'],
    off: [],
  },
  {
    ...{ server: 'a server with the first documented replies', walk: begun, accused: [], on: [] },
    off: ['certificateCheck', 'scheduleDetail'],
    open: ofAccount,
  },
  {
    server: 'a server that has nothing beyond the specification but saves',
    walk: ofVendor(),
    accused: [],
    empty: [photoShown.title, assessorSigned.title],
    ...kept,
  },
  {
    server: 'a server that writes its right clock in UTC without a zone',
    walk: ofVendor({ time: inUtc }),
    ...{ accused: ['time.now', 'Ujian dimulai pada jam yang benar'], ...kept },
  },
  {
    server: 'a server with a right clock in UTC whose header Date is seven hours late',
    walk: ofVendor({}, withoutHours),
    ...{ accused: ['time.now'], ...kept },
  },
  {
    server: 'a server with smaller columns than MySQL’s integer',
    walk: ofVendor({ largest: 65_535 }),
    ...{ accused: ['exam.submit'], ...withoutSaves, on: ['guardianConsent', 'storedFiles'] },
    open: [...exams, 'Hasil', 'Sertifikat'],
  },
  {
    server: 'a server that fails at a sign-up which it has kept',
    walk: ofVendor({ failsAtSignUp: true }),
    ...{ accused: ['registration.signUp'], on: [], off: ['certificateCheck', 'scheduleDetail'] },
    open: ['Daftar dan masuk', ...ofAccount, 'Baca semuanya sekali lagi, lalu keluar'],
  },
  {
    server: 'a server whose staff return APL 01 once',
    walk: ofVendor({ returns: 1 }),
    ...{ accused: [], ...kept },
  },
  {
    server: 'a server that keeps APL 01 returned',
    walk: ofVendor({ returns: Number.POSITIVE_INFINITY }),
    ...{ accused: ['Formulir yang dikembalikan diterima lagi'], on: ['guardianConsent', 'storedFiles'], off: beyond },
    open: ['APL 02', tried, ...exams, 'Hasil', 'Sertifikat'],
  },
  {
    server: 'a server that asks for telephone and NIK at the sign-up, as the configuration says',
    walk: ofVendor({ asksAtSignUp: ['mobile_phone', 'identity_number'] }, undefined, {
      signUp: { phone: true, nik: true },
    }),
    ...{ accused: [], ...kept },
  },
  {
    server: 'a server that takes the tags out of answers',
    walk: ofVendor({ kept: tagless }),
    ...{ accused: ['Jawaban esai tersimpan seperti dikirim'], ...kept },
  },
  {
    server: 'a server that replaces submitted answers',
    walk: ofVendor({ replaces: true }),
    ...{ accused: ['Ujian dikumpulkan dua kali'], ...kept },
  },
  {
    server: 'a server with files at another address',
    walk: ofVendor({ address: () => 'https://lain.example' }),
    ...{ accused: [], ...kept, on: ['guardianConsent', 'partialSaves'] },
  },
  {
    server: 'a server without a call of the specification',
    walk: ofVendor({}, (peer) => instead(peer, { 'GET /api/vouchers': noRoute })),
    ...{ accused: ['purchase.vouchers'], ...kept },
  },
  {
    server: 'a server that lacks the token of the gateway',
    walk: ofVendor({}, withoutToken),
    ...{ accused: ['purchase.token'], ...kept, off: withoutRenewal },
  },
  {
    server: 'a server without a gateway, of a body that takes transfers',
    walk: ofVendor({}, withoutToken, { transfer: true }),
    ...{ accused: [], ...kept, off: withoutRenewal },
  },
  {
    server: 'a server that fails at the token which a body with transfers never asks for',
    walk: ofVendor({}, (peer) => instead(peer, { [token]: always(500, 'text/html', 'Server Error') }), {
      transfer: true,
    }),
    ...{ accused: [], ...kept, off: withoutRenewal },
  },
  {
    server: 'a plain Laravel application, without partial saves and with empty replies to its exams',
    walk: () => walkWith(plainLaravel()),
    accused: ['purchase.cancel', 'exam.submit', 'exam.upload', 'exam.uploaded'],
    ...withoutSaves,
  },
  {
    server: 'a server that takes the first saved answer and the first file for the submission',
    walk: () => walkWith(firstPostSubmits()),
    accused: ['purchase.cancel', 'exam.upload', 'exam.uploaded', 'Unggahan bukan pengumpulan'],
    ...withoutSaves,
  },
  {
    server: 'a server with the fields of the specification alone, without schedules, units and exams',
    walk: () => walkWith(least(), { order: '12/mandiri/7' }),
    ...{ accused: ['catalog.schedules', 'exam.exams'], on: [] },
    off: beyond.filter((name) => name !== 'scheduleDetail' && name !== 'recordRemoval').concat('guardianConsent'),
    open: ['Katalog, tanpa masuk', 'APL 02', tried, ...exams, 'Hasil', 'Sertifikat'],
  },
];

/** The duties that the report names as what a page shows empty. */
const shownEmpty = ({ report }: Walked): readonly string[] =>
  report.calls.flatMap(({ name, items: [item] }) => (item?.weight === 1 && item.field === name ? [name] : []));

const costly = ({ report }: Walked): readonly string[] =>
  report.calls.filter(({ items }) => items.some(({ weight }) => weight > 1)).map(({ name }) => name);

it.each(kinds)('the walk judges $server rightly', async ({ walk, accused, on, off, empty, open = [] }) => {
  const walked = await walk();
  const { features } = JSON.parse(walked.files['config.json'] ?? '');
  const those = (wanted: boolean) =>
    Object.keys(features)
      .filter((name) => features[name] === wanted)
      .toSorted();
  const notPlayed = walked.report.steps.filter(({ outcome }) => outcome !== 'done');
  expect({
    accused: costly(walked).toSorted(),
    on: those(true),
    off: those(false),
    empty: empty ? shownEmpty(walked) : undefined,
    open: notPlayed.map(({ title }) => title),
  }).toEqual({
    empty,
    accused: accused.toSorted(),
    on: on.toSorted(),
    off: off.toSorted(),
    open,
  });
});
