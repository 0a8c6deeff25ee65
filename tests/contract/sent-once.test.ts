import { describe, expect, test } from 'vitest';
import { submitApl01 } from '../../src/application/apl/submit-apl01.ts';
import { submitApl02 } from '../../src/application/apl/submit-apl02.ts';
import { acknowledgeResult } from '../../src/application/assessment/acknowledge-result.ts';
import { sendAppeal } from '../../src/application/assessment/send-appeal.ts';
import { sendFeedback } from '../../src/application/assessment/send-feedback.ts';
import { signAgreement } from '../../src/application/assessment/sign-agreement.ts';
import { draftSessions } from '../../src/application/draft/draft-sessions.ts';
import { educationRecords } from '../../src/application/profile/records.ts';
import { buyScheme } from '../../src/application/purchase/buy-scheme.ts';
import { checkOutWithVoucher } from '../../src/application/purchase/check-out-with-voucher.ts';
import type { DraftKeys } from '../../src/application/sending/draft-keys.ts';
import { prefilled } from '../../src/domain/apl/apl01-content.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
import { feedbackOf } from '../builders/feedback.ts';
import { imageOf, pdfHead } from '../builders/images.ts';
import { aResult } from '../builders/printed-forms.ts';
import { deviceDrafts, draftTools, key } from '../fakes/draft-fakes.ts';
import { anOrder, FakeTabLock } from '../fakes/purchase-fakes.ts';
import { aTabMemory } from '../fakes/sending-fakes.ts';
import { openAs, signature } from './repositories.ts';

// The server repeats its first reply to a request key, even if it was a refusal (fake-backend/idempotent.ts).

const realtime = { announceChange: () => undefined };
const degree = { level: 'S1', institution: 'Universitas Contoh', major: '', startYear: '2016', endYear: '' } as const;
const as = async (name: string) => {
  const repositories = await openAs(name);
  const paid = (await repositories.transactions.list('paid', 1)).items[0]?.id ?? '';
  return { ...repositories, ...draftTools(), paid };
};
type World = Awaited<ReturnType<typeof as>>;

const places = ['trx_id', 'transaction_id'];

const emptied = async (request: Request): Promise<Request> => {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  const isForm = headers.get('Content-Type')?.startsWith('multipart') ?? false;
  const said = Object.entries(isForm ? Object.fromEntries(await request.formData()) : await request.json());
  const left = said.filter(([name]) => places.includes(name)) as [string, string][];
  if (!isForm) return new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(left)) });
  headers.delete('Content-Type'); // this header contains the boundary of the previous form
  const form = new FormData();
  for (const [name, value] of left) form.set(name, value);
  return new Request(url, { method, headers, body: form });
};

const refuseNext = ({ meetNext }: World) => meetNext(async (request, send) => send(await emptied(request)));

const loseNext = ({ meetNext }: World) =>
  meetNext(async (request, send) => {
    await send(request);
    throw new TypeError('Failed to fetch');
  });

const ending = (press: Promise<{ readonly kind: string }>): Promise<string> =>
  press.then(
    ({ kind }) => kind,
    (error) => error.kind,
  );

interface Presses {
  readonly open: (world: World) => Promise<() => Promise<{ kind: string }>>;
  readonly made: (world: World) => Promise<number>;
  readonly done: string;
  readonly lost: string;
}

const presses: Readonly<Record<string, Presses>> = {
  'a purchase': {
    open: async (world) => {
      const buy = buyScheme({
        ...world,
        realtime,
        tabs: new FakeTabLock(),
        memory: aTabMemory(),
        paymentWindow: { open: async () => 'closed' },
      });
      return () => buy(anOrder, world.candidate.id);
    },
    made: async ({ transactions }) => (await transactions.list('pending', 1)).total,
    done: 'windowClosed',
    lost: 'windowClosed',
  },
  'a purchase with a voucher': {
    open: async (world) => {
      const { id } = await world.vouchers.create('PRATWEB10001', 'JDW-003');
      const checkOut = checkOutWithVoucher({ ...world, realtime, tabs: new FakeTabLock(), memory: aTabMemory() });
      return () => checkOut(id, world.candidate.id);
    },
    made: async ({ transactions }) => (await transactions.list('paid', 1)).total,
    done: 'bought',
    lost: 'bought',
  },
  'an education': {
    open: async (world) => {
      const { save } = educationRecords({ ...world, realtime, memory: aTabMemory() });
      return () => save({ ...degree, id: null }, { candidateId: world.candidate.id, today: '2026-03-10' });
    },
    made: async ({ profileRecords, candidate }) => (await profileRecords.educations(candidate.id)).items.length,
    done: 'saved',
    lost: 'network',
  },
};

describe.each(Object.entries(presses))('%s', (_, { open, made, done, lost }) => {
  test('is judged again at the next press after a refusal (fault matrix 74)', async () => {
    const world = await as('ayu');
    const press = await open(world);
    const before = await made(world);
    refuseNext(world);
    expect([await ending(press()), await made(world)]).toEqual(['refused', before]);
    expect([await ending(press()), await made(world)]).toEqual([done, before + 1]);
  });

  test('is made once after a lost response, however often it is pressed', async () => {
    const world = await as('ayu');
    const press = await open(world);
    const before = await made(world);
    loseNext(world);
    expect([await ending(press()), await made(world)]).toEqual([lost, before + 1]);
    const again = [ending(press()), ending(press())];
    expect([await Promise.all(again), await made(world)]).toEqual([[done, done], before + 1]);
  });
});

const forms: Readonly<
  Record<string, [who: string, press: (world: World, keys: DraftKeys) => Promise<{ kind: string }>]>
> = {
  'an agreement': ['citra', (world, keys) => signAgreement({ ...world, realtime })(world.paid, signature, keys)],
  'the acceptance of a result': [
    'hadi',
    async (world, keys) => {
      const result = (await world.assessments.result(world.paid)) ?? aResult({ trxId: world.paid });
      return acknowledgeResult({ ...world, realtime })(result, signature, keys);
    },
  ],
  'an appeal': [
    'fajar',
    (world, keys) => {
      const answers = { explained: true, discussed: false, othersInvolved: true };
      const content = { answers, reason: 'Bukti belum dinilai semua.' };
      return sendAppeal({ ...world, realtime })('TRX-2026-000127', content, signature, keys);
    },
  ],
  'a feedback': ['kartika', (world, keys) => sendFeedback({ ...world, realtime })(feedbackOf('TRX-2026-000109'), keys)],
  'APL 01': [
    'intan',
    async (world, keys) => {
      const { candidate, apls, profiles } = world;
      const trxId = 'TRX-2026-000186';
      const rows = (await apls.apl01(trxId))?.requirements ?? [];
      const personal = prefilled(await profiles.find(candidate.id), candidate.fullname);
      return submitApl01({ ...world, realtime })({
        trxId,
        content: { ...personal, purpose: 'certification' },
        files: new Map(rows.map(({ id }) => [id, new File([imageOf(pdfHead, 500)], `${id}.pdf`, { lastModified: 7 })])),
        signature,
        keys,
        again: false,
      });
    },
  ],
  'APL 02': [
    'joko',
    async (world, keys) => {
      const units = (await world.apls.apl02(world.paid))?.units ?? [];
      const proven = { competent: true, evidence: 'Laporan bulanan', fileIds: [] };
      const answers = Object.fromEntries(elementIds(units).map((id) => [id, proven]));
      const submission = { trxId: world.paid, answers, files: new Map(), signature, keys, again: false };
      return submitApl02({ ...world, realtime })(submission, { units, storedFileIds: new Set() });
    },
  ],
};

const twice = async (who: string, press: (typeof forms)[string][1], meet: (world: World) => void) => {
  const world = await as(who);
  const drafts = deviceDrafts();
  const pressed = async () => {
    const draft = await draftSessions({ ...world, drafts }).open(key, 'draft');
    if (!draft.found) draft.keep({ typed: true });
    await draft.flush();
    const end = await ending(press(world, draft.keys));
    await draft.close();
    return end;
  };
  meet(world);
  return [await pressed(), await pressed()];
};

describe.each(Object.entries(forms))('%s', (_, [who, press]) => {
  test('is judged again after a refusal, also by a reloaded page (fault matrix 74)', async () => {
    expect(await twice(who, press, refuseNext)).toEqual(['refused', 'sent']);
  });

  test('is found on the server after a lost response, and a reloaded page sends it under the same key', async () => {
    expect(await twice(who, press, loseNext)).toEqual(['alreadySent', 'sent']);
  });
});
