import type { IncomingMessage, RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startNode } from '../../fake-backend/hosts/node.ts';
import { table } from '../../tools/contract/table.ts';
import type { Feature, Hands, Wishes } from '../../tools/contract/walk/player.ts';
import {
  answersStay,
  filesStay,
  pagesTold,
  paperStays,
  photoShown,
  profileStays,
  signatureShown,
  storedAsSent,
} from '../../tools/contract/walk/refusals.ts';
import { newState, simulationAt, type Walked } from '../../tools/contract/walk/walk.ts';
import { firstBodies } from '../peers/first-bodies.ts';
import { firstPostSubmits } from '../peers/first-post-submits.ts';
import { least } from '../peers/least.ts';
import type { Peer } from '../peers/office.ts';
import { plainLaravel } from '../peers/plain-laravel.ts';
import { inUtc, type Odds, vendor } from '../peers/vendor.ts';
import { testNow } from '../unit/fake-backend/hosts/page.ts';
import { always, asked, atEnd, endAll, paying, serving, walkOn } from '../unit/scripts/contract/walking.ts';

// The law: the walk accuses a server of exactly what costs a candidate, turns off exactly what it saw not to work, and asks for nothing that
// no document names.

afterEach(endAll);

type Walk = Promise<Walked>;

interface Kind {
  readonly server: string;
  readonly walk: () => Walk;
  /** The calls and duties that the report names as what stops a candidate. */
  readonly accused: readonly string[];
  /** What the report tells as shown empty; not compared if not given. */
  readonly empty?: unknown;
  readonly on: readonly Feature[];
  readonly off: readonly Feature[];
  /** The steps that were not played to their end. */
  readonly open?: readonly string[];
  /** The sources of payment that the configuration names; without it, those that the portal knows. */
  readonly sources?: readonly string[];
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
  ...(['adjustments', 'certificateCheck', 'deviceReports', 'idempotencyKeys', 'messages', 'paymentChange'] as const),
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

const evidence = { id: 1, name: 'ktp.pdf', type: 'pdf', size: 15, src: '/storage/berkas/ktp.pdf' };
/** Both forms as a server shows them that lets nobody send them again, unless by the address for it. */
const shownForms: Readonly<Record<string, object>> = {
  'apl-01': { requirements: [{ id: 1, title: 'KTP', required: true, file: evidence }] },
  'apl-02': {
    units: [{ code: 'J.62', title: 'Struktur data', elements: [{ id: 311, title: 'Konsep', criteria: ['Konsep'] }] }],
    answers: [{ element_id: 311, competent: true, evidence: 'Kurang jelas', file_ids: [] }],
    files: [],
  },
};

/**
 * Staff who judge each form once somebody has asked how it is; a returned one they approve when it comes by the address for it, unless
 * `forever`.
 */
const judging =
  (verdict: 'returned' | 'rejected', forever = false) =>
  (peer: Peer): RequestListener => {
    const forms = new Map<string, string>();
    return (request, reply) => {
      const say = (status: number, body: object) =>
        reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      const call = callOf(request);
      const [name, status] = [...forms].at(-1) ?? [];
      const [, sent = '', again] = /^POST \/api\/(apl-0\d)(\/resubmit)?$/.exec(call) ?? [];
      if (sent && forms.get(sent) !== (again && 'returned'))
        return say(422, { message: 'Formulir ini tidak dapat dikirim sekarang.' });
      if (again && !forever) forms.delete(sent);
      else if (sent && !again) forms.set(sent, 'submitted');
      else if (name && call.startsWith(`GET /api/${name}/`)) return say(200, { data: { status, ...shownForms[name] } });
      else if (name && call.startsWith('GET /api/timeline/')) {
        forms.set(name, verdict);
        const stages = ['apl01', 'apl02', 'exam'].map((stage) => ({ name: stage, status: 'locked' }));
        return say(200, { data: { stages } });
      }
      return peer.answer(request, reply);
    };
  };

/** Staff who return each form once, and a server that loses the files that do not come again. */
const losingFiles = (peer: Peer): RequestListener => {
  const answer = judging('returned')(peer);
  let isAgain = false;
  return (request, reply) => {
    const call = callOf(request);
    isAgain ||= call === 'POST /api/apl-01/resubmit';
    if (!isAgain || !call.startsWith('GET /api/apl-01/')) return answer(request, reply);
    const requirements = [{ id: 1, title: 'KTP', required: true, file: null }];
    return always(
      200,
      'application/json',
      JSON.stringify({ data: { status: 'submitted', requirements } }),
    )(request, reply);
  };
};

/** A server that shows its schedules in pages without saying so. */
const withoutPages =
  ({ answer }: Peer): RequestListener =>
  (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer');
    if (pathname !== '/api/schedule') return answer(request, reply);
    const end = reply.end.bind(reply) as (body: string) => typeof reply;
    reply.end = ((body: string) => {
      const { data } = JSON.parse(body).data;
      const rows = data.map((row: object) => (searchParams.get('page') === '2' ? { ...row, schedule_id: 99 } : row));
      return end(JSON.stringify({ data: rows }));
    }) as typeof reply.end;
    return answer(request, reply);
  };

/** A server that lets nobody order before the email is verified, and staff who open the link when the walk asks for it. */
const withVerifiedOrders = async (): Walk => {
  let url = '';
  const peer = vendor({ time: (date) => date.toISOString(), address: () => url });
  const { accounts, verified } = peer.office.accepted;
  const order = 'POST /api/transaction/update-transaction';
  const refused = always(403, 'application/json', '{"message":"Email belum diverifikasi."}');
  url = await serving((request, reply) =>
    (callOf(request) === order && verified.length === 0 ? refused : peer.answer)(request, reply),
  );
  const staff = paying(peer);
  const wait: Hands['wait'] = async (task, ...rest) => {
    if (!task.includes('surel konfirmasi')) return staff.wait?.(task, ...rest);
    peer.office.verify(peer.office.link(accounts.at(-1) ?? ''));
  };
  return walkOn(url, { hands: { ...staff, wait } });
};

/** The peer with another reply to some calls. */
const replacing =
  (call: RegExp, json: object) =>
  ({ answer }: Peer): RequestListener =>
  (request, reply) =>
    (call.test(callOf(request)) ? always(200, 'application/json', JSON.stringify(json)) : answer)(request, reply);

const pictures = [
  [photoShown.title, /^GET \/api\/asesi$/, { photo: '/storage/7.jpg' }],
  [signatureShown.title, /^GET \/api\/pre-assessment\//, { signature: { image: '/storage/7.jpg', signed_at: null } }],
] as const;

/** The peer with these fields in a reply, which name a picture whose address answers with this status. */
const pictured =
  (wanted: RegExp, fields: object, status: number) =>
  ({ answer }: Peer): RequestListener =>
  (request, reply) => {
    const call = callOf(request);
    if (call === 'GET /storage/7.jpg') return always(status, 'image/jpeg', '')(request, reply);
    if (!wanted.test(call)) return answer(request, reply);
    const end = reply.end.bind(reply) as (body: string) => typeof reply;
    reply.end = ((body: string) => {
      const { data, ...rest } = JSON.parse(body);
      return end(JSON.stringify({ ...rest, data: data && { ...data, ...fields } }));
    }) as typeof reply.end;
    return answer(request, reply);
  };

const notYet = { data: { competent: 'BK', catatan: null, decided_at: '2027-01-11T05:00:00Z', units: [] } };

const kinds: readonly Kind[] = [
  {
    ...{ server: 'the simulated API', walk: simulation, accused: [], empty: [] },
    on: [...beyond, 'guardianConsent', 'partialSaves', 'storedFiles', 'repeatPurchases'],
    off: [],
  },
  {
    ...{ server: 'a server with the first documented replies', walk: begun, accused: [], empty: [], on: [] },
    off: ['certificateCheck', 'scheduleDetail'],
    open: ofAccount,
  },
  {
    server: 'a server that has nothing beyond the specification but saves',
    ...{ walk: ofVendor(), accused: [], ...kept },
    // beside `region_names`, for example, which no document shows
    empty: expect.arrayContaining([
      ...['apl.apl02 data.assessor_signature', 'assessment.timeline data.stages[].since'],
      `${photoShown.title} ${photoShown.title}`,
    ]),
  },
  ...pictures.flatMap(([title, call, fields]) =>
    ([200, 401] as const).map((status) => ({
      server: `a server whose picture answers a browser with ${status}: ${title}`,
      walk: ofVendor({}, pictured(call, fields, status)),
      ...{ accused: [], ...kept },
      empty:
        status === 401
          ? expect.arrayContaining([`${title} ${title}`])
          : expect.not.arrayContaining([`${title} ${title}`]),
    })),
  ),
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
    server: 'a server that needs a telephone and a NIK at the sign-up, of a body whose portal asks for them',
    walk: ofVendor({ needsAtSignUp: true }, undefined, { signUp: { phone: true, nik: true } }),
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
    server: 'a server with schedules on a second page that it does not name',
    walk: ofVendor({}, withoutPages),
    ...{ accused: [pagesTold.title], ...kept },
  },
  {
    server: 'a server whose saves replace all earlier answers',
    walk: ofVendor({ savesReplace: true }),
    ...{ accused: [answersStay.title], ...kept },
  },
  {
    server: 'a server that empties what a profile does not send',
    walk: ofVendor({ emptiesProfile: true }),
    ...{ accused: [profileStays.title], ...kept },
  },
  {
    server: 'a server whose staff return each form once, and that loses the files of a form that comes without them',
    walk: ofVendor({}, losingFiles),
    ...{ accused: [filesStay.title], ...kept },
  },
  {
    server: 'a server that refuses to show an exam that was handed in',
    walk: ofVendor({ closesPapers: true }),
    ...{ accused: [], ...kept },
    empty: expect.arrayContaining([`${paperStays.title} ${paperStays.title}`]),
  },
  {
    server: 'a server whose staff return each form once',
    walk: ofVendor({}, judging('returned')),
    accused: [],
    ...kept,
  },
  {
    server: 'a server that keeps APL 01 returned',
    walk: ofVendor({}, judging('returned', true)),
    ...{ accused: [storedAsSent.title], ...withoutSaves, on: ['guardianConsent', 'storedFiles'], off: beyond },
    open: ['APL 02', tried, ...exams, 'Hasil', 'Sertifikat'],
  },
  {
    server: 'a server whose staff reject the first form',
    walk: ofVendor({}, judging('rejected')),
    ...{ accused: [], ...withoutSaves, on: ['guardianConsent', 'storedFiles'], off: beyond },
    open: ['APL 02', tried, ...exams, 'Hasil', 'Sertifikat'],
  },
  {
    server: 'a server that takes orders of verified emails only',
    walk: withVerifiedOrders,
    ...{ accused: [], ...kept },
  },
  {
    server: 'a server whose assessor finds the candidate not yet competent',
    walk: ofVendor({}, replacing(/^GET \/api\/result\//, notYet)),
    ...{ accused: [], ...kept, open: [late, 'Sertifikat'] },
  },
  {
    server: 'a server with files at another address',
    walk: ofVendor({ address: () => 'https://lain.example' }),
    ...{ accused: [], ...kept, on: ['guardianConsent', 'partialSaves'] },
  },
  {
    server: 'a server without a call of the specification',
    walk: ofVendor({}, (peer) => instead(peer, { 'GET /api/notification': noRoute })),
    ...{ accused: ['notification.page'], ...kept },
  },
  {
    server: 'a server without vouchers, of a body without Prakerja',
    walk: ofVendor({}, (peer) => instead(peer, { 'GET /api/vouchers': noRoute })),
    ...{ accused: [], ...kept, sources: ['mandiri', 'perusahaan', 'apbn'] },
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

const costly = ({ report }: Walked): readonly string[] =>
  report.calls.filter(({ items }) => items.some(({ weight }) => weight > 1)).map(({ name }) => name);

const named = table.flatMap(({ method, path }) => {
  if (path.startsWith('/{')) return []; // an address that the server gave
  const form = path
    .replace(/\/$/, '')
    .replaceAll(/\{\w+\*\}/g, '.+')
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return [new RegExp(`^${method} ${form}/?$`)];
});

/** What the servers were asked for beside the calls of the contract and the files whose addresses they gave. */
const strange = (): readonly string[] =>
  asked.filter((call) => !call.startsWith('GET /storage/') && !named.some((form) => form.test(call)));

it.each([
  ['a vendor’s server', vendor().answer],
  ['a server that answers everything', always(200, 'application/json', '{"data":[]}')],
] as const)('%s is not asked for the simulation, and not taken for it', async (_, answer) => {
  expect(await simulationAt(await serving(answer))).toBeNull();
  expect(asked.length).toBeGreaterThan(0);
  expect(strange()).toEqual([]);
});

const emptyIn = ({ report }: Walked): readonly string[] =>
  report.calls.flatMap(({ name, items }) =>
    items.flatMap(({ weight, field }) => (weight === 1 ? field.split('\n').map((each) => `${name} ${each}`) : [])),
  );

it.each(kinds)('the walk judges $server rightly', async ({ walk, accused, empty, on, off, open = [], sources }) => {
  const walked = await walk();
  const { features, budgetSources } = JSON.parse(walked.files['config.json'] ?? '');
  const those = (wanted: boolean) =>
    Object.keys(features)
      .filter((name) => features[name] === wanted)
      .toSorted();
  const notPlayed = walked.report.steps.filter(({ outcome }) => outcome !== 'done');
  expect({
    accused: costly(walked).toSorted(),
    on: those(true),
    off: those(false),
    open: notPlayed.map(({ title }) => title),
    strange: strange(),
    sources: budgetSources?.map(({ source }: { readonly source: string }) => source),
    ...(empty !== undefined && { empty: emptyIn(walked) }),
  }).toEqual({
    accused: accused.toSorted(),
    on: on.toSorted(),
    off: off.toSorted(),
    open,
    strange: [],
    sources,
    ...(empty !== undefined && { empty }),
  });
});
