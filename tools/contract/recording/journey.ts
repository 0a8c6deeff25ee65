import { demoAccounts } from '../../../fake-backend/demo-accounts.ts';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { fromPersonalData, toPersonalData } from '../../../src/adapters/http/profile/profile-wire.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { walk } from '../check/walk.ts';
import { pdfOf, signed } from '../walk/files.ts';
import { life } from '../walk/life.ts';
import { Player } from '../walk/player.ts';
import { type Exchange, openWorld, type World } from './recorder.ts';

const password = 'contoh123';
const device = '5f0c2a1e-7d34-4b8a-9c61-2e4d8f7a9b10';

const logIn = ({ http }: World, name: string) =>
  http.callAlone(accountCalls.logIn, { body: { email: `${name}@contoh.example`, password } });

/** All steps of a candidate from the sign-up to the certificate. The simulation plays all other people. */
const wholeLife = async ({ http, control }: World): Promise<void> => {
  const wait = async (task: string) => {
    throw new Error(task);
  };
  const account = { email: 'nadia@contoh.example', password: 'rahasia99', isNew: true };
  const player = new Player(http, { simulation: control, confirm: async () => true, wait }, account, { device });
  for (const step of life) await step.play(player);
};

const voucher = async (world: World): Promise<void> => {
  const { http } = world;
  await logIn(world, 'ayu');
  const code = { code: 'PRATWEB10001', schedule_id: 'JDW-003' };
  const { id } = await http.call(purchaseCalls.redeem, { body: code });
  await http.call(purchaseCalls.checkOut, { body: { voucher_id: id }, requestKey: 'kunci-1' });
};

const assessmentOf = async (world: World, name: string): Promise<string> => {
  await logIn(world, name);
  const { items } = await world.http.call(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  return items[0]?.trx_id ?? '';
};

const returned = async (world: World): Promise<void> => {
  const { http, control } = world;
  const ofDewi = await assessmentOf(world, 'dewi');
  const form = await http.call(aplCalls.apl01, { params: { id: ofDewi } });
  const requirements = Object.fromEntries((form?.requirements ?? []).map(({ id }) => [id, pdfOf(`${id}.pdf`)]));
  const profile = await http.call(profileCalls.find, { params: { id: '1004' } });
  const personal = profile ? Object.fromEntries(fromPersonalData(toPersonalData(profile))) : {};
  const body = { ...personal, trx_id: ofDewi, purpose: 'certification', other_purpose: '', ...signed, requirements };
  await http.call(aplCalls.resendApl01, { body: multipart(body), requestKey: 'kunci-2' });
  const trxId = await assessmentOf(world, 'joko');
  const { units = [] } = (await http.call(aplCalls.apl02, { params: { id: trxId } })) ?? {};
  const ids = units.flatMap(({ elements }) => elements.map(({ id }) => id));
  const answers = ids.map((element_id) => ({ element_id, competent: true, evidence: 'Laporan', file_ids: ['new-1'] }));
  const sent = () =>
    multipart({ trx_id: trxId, answers: JSON.stringify(answers), ...signed, files: { 'new-1': pdfOf('Laporan.pdf') } });
  await http.call(aplCalls.sendApl02, { body: sent(), requestKey: 'kunci-3' });
  await control.actAsStaff({ type: 'apl02', trxId, decision: 'return', note: 'Lengkapi bukti.', notes: [] });
  await http.call(aplCalls.resendApl02, { body: sent(), requestKey: 'kunci-4' });
};

const appeal = async (world: World): Promise<void> => {
  const appealed = { explained: true, discussed: true, others_involved: false, reason: 'Bukti belum dinilai.' };
  const body = { trx_id: await assessmentOf(world, 'fajar'), ...appealed, ...signed };
  await world.http.call(assessmentCalls.sendAppeal, { body, requestKey: 'kunci-5' });
};

/** All actions of candidates that change data. `wholeLife` comes last, because it moves the clock. */
const journey = async (world: World): Promise<void> => {
  await voucher(world);
  await returned(world);
  await appeal(world);
  await wholeLife(world);
};

const recordAll = async (): Promise<readonly Exchange[]> => {
  const seen = await openWorld();
  for (const { email } of demoAccounts) {
    await logIn(seen, email.split('@')[0] ?? '');
    await walk(seen.http);
  }
  seen.stop();
  const done = await openWorld();
  await journey(done);
  done.stop();
  return [...done.http.exchanges, ...seen.http.exchanges];
};

let recorded: Promise<readonly Exchange[]> | null = null;

/** The replies of the simulated API to every call: read-only calls for each demo candidate, all others once. They are always the same. */
export const record = (): Promise<readonly Exchange[]> => {
  recorded ??= recordAll();
  return recorded;
};
