import { demoAccounts } from '../../../fake-backend/demo-accounts.ts';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { registrationCalls } from '../../../src/adapters/http/account/registration-calls.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { fromFeedback } from '../../../src/adapters/http/assessment/feedback-wire.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { messageCalls } from '../../../src/adapters/http/information/message-calls.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { guardianCalls } from '../../../src/adapters/http/profile/guardian-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { fromPersonalData, toPersonalData } from '../../../src/adapters/http/profile/profile-wire.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { type Feedback, feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { walk } from '../check/walk.ts';
import { type Exchange, openWorld, type World } from './recorder.ts';

const filling = new Uint8Array(400).fill(7);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...filling]);
const pngUrl = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;

/** Files with the first bytes of their type. */
const pngOf = (name: string): File => new File([png], name, { type: 'image/png' });
const pdfOf = (name: string): File => new File(['%PDF-1.7\n', filling], name, { type: 'application/pdf' });
const zipOf = (name: string): File => new File(['PK\u0003\u0004', filling], name, { type: 'application/zip' });

const password = 'contoh123';

const logIn = ({ http }: World, name: string) =>
  http.callAlone(accountCalls.logIn, { body: { email: `${name}@contoh.example`, password } });

/** A new person signs up, verifies the address, forgets the password and sets a new one. */
const newcomer = async ({ http, control }: World): Promise<void> => {
  const email = 'nadia@contoh.example';
  const secret = 'rahasia99';
  const link = async (form: RegExp) => form.exec((await control.mails())[0]?.link ?? '')?.[1] ?? '';
  const person = { fullname: 'Nadia Contoh', email, password: secret, password_confirmation: secret };
  await http.callAlone(registrationCalls.signUp, { body: { ...person, agreement: 1 } });
  await http.call(registrationCalls.sendVerification);
  await http.call(registrationCalls.verifyEmail, { params: { x: await link(/^\/profile\/verify\/([^?]+)/) } });
  await http.callAlone(accountCalls.logOut);
  await http.call(registrationCalls.sendResetLink, { body: { email } });
  const token = await link(/^\/reset-password\/([^?]+)/);
  const reset = { token, email, password: secret, password_confirmation: secret };
  await http.call(registrationCalls.resetPassword, { body: reset });
};

/** Buys a schedule, starts the payment and cancels; then redeems a code and uses the voucher. */
const purchase = async (world: World): Promise<void> => {
  const { http, control } = world;
  await logIn(world, 'ayu');
  const query = { budget_source: 'mandiri', page: 2 };
  const { items } = await http.call(catalogCalls.schedules, { query });
  const open = items.find(
    (each) => (each.seats_left ?? 0) > 0 && Date.parse(each.registration_until ?? '') > control.now().getTime(),
  );
  const budget = open?.budgets.find(({ source }) => source === 'mandiri');
  const order = { schedule_id: open?.schedule_id ?? '', budget_source: 'mandiri', budgetary: budget?.id ?? '' };
  const { trx_id } = await http.call(purchaseCalls.create, { body: order, requestKey: 'kunci-1' });
  await http.call(purchaseCalls.token, { body: { trx_id } });
  await http.call(purchaseCalls.renew, { body: { trx_id } });
  await http.call(purchaseCalls.cancel, { body: { trx_id } });
  const code = { code: 'PRATWEB10001', schedule_id: 'JDW-003' };
  const voucher = await http.call(purchaseCalls.redeem, { body: code });
  await http.call(purchaseCalls.checkOut, { body: { voucher_id: voucher.id }, requestKey: 'kunci-2' });
};

const profile = async (world: World): Promise<void> => {
  const { http } = world;
  await logIn(world, 'bima');
  await http.call(profileCalls.save, { body: multipart({ photo: pngOf('foto.png') }) });
  const guardian = { guardian_name: 'Ibu Contoh', guardian_relation: 'mother', guardian_contact: '081200000000' };
  await http.call(guardianCalls.save, { body: multipart({ ...guardian, guardian_consent: '1' }) });
  await http.call(profileCalls.saveSignature, { body: multipart({ signature: pngOf('ttd.png') }) });
  const years = { start_year: '2016', end_year: '2020' };
  const education = { level: 'S1', institution: 'Universitas Contoh', major: 'Informatika', ...years };
  await http.call(profileCalls.saveEducation, { body: education, requestKey: 'kunci-3' });
  const career = { company: 'PT Contoh', position: 'Staf', start_date: '2021/02/01', end_date: '', description: '' };
  await http.call(profileCalls.saveCareer, { body: career, requestKey: 'kunci-4' });
  const { items } = await http.call(notificationCalls.page, { query: { read: 'false', page: 1 } });
  await http.call(notificationCalls.markAsRead, { body: { id: items[0]?.id ?? '' } });
  await http.call(notificationCalls.markAll, { body: {} });
};

/** Sends a question as Bima, who is still logged in. */
const message = async ({ http }: World): Promise<void> => {
  const asked = { subject: 'question', trx_id: null, message: 'Kapan jadwal berikutnya dibuka?' };
  await http.call(messageCalls.send, { body: { ...asked, email: 'bima@contoh.example' }, requestKey: 'kunci-4' });
};

/** Gita's certificate, its document, and the check of its number. */
const certificate = async (world: World): Promise<void> => {
  const { http } = world;
  await logIn(world, 'gita');
  const { items } = await http.call(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  for (const { trx_id } of items) {
    const id = await http.call(certificateCalls.request, { body: { trx_id } });
    if (id === null) continue;
    const { certificate } = await http.call(assessmentCalls.timeline, { params: { id: trx_id } });
    await http.file(certificateCalls.document, { params: { id } });
    await http.call(certificateCalls.check, { query: { no: certificate.number } });
  }
};

const signed = { signature_source: 'new', signature: pngUrl } as const;

/** Logs in, and returns the id of the first assessment. */
const assessmentOf = async (world: World, name: string): Promise<string> => {
  await logIn(world, name);
  const { items } = await world.http.call(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  return items[0]?.trx_id ?? '';
};

const agreement = async (world: World): Promise<void> => {
  const { http, control } = world;
  const trx_id = await assessmentOf(world, 'citra');
  const asked = { trx_id, needs: ['extra_time', 'other'], other: 'Kursi di dekat pintu' };
  await http.call(assessmentCalls.sendAdjustments, { body: asked, requestKey: 'kunci-penyesuaian' });
  const answer = { outcome: 'partly', text: 'Waktu ditambah; kursi diatur di tempat.', minutes: 15 } as const;
  await control.actAsStaff({ type: 'answer-adjustment', trxId: trx_id, ...answer });
  await http.call(assessmentCalls.signAgreement, { body: { trx_id, ...signed }, requestKey: 'kunci-5' });
};

const apl01 = async (world: World, [name, id]: readonly [string, string], again: boolean): Promise<void> => {
  const { http } = world;
  const trx_id = await assessmentOf(world, name);
  const form = await http.call(aplCalls.apl01, { params: { id: trx_id } });
  const files = Object.fromEntries((form?.requirements ?? []).map((row) => [row.id, pdfOf(`${row.id}.pdf`)]));
  const profile = await http.call(profileCalls.find, { params: { id } });
  const personal = profile ? Object.fromEntries(fromPersonalData(toPersonalData(profile))) : {};
  const body = { ...personal, trx_id, purpose: 'certification', other_purpose: '', ...signed, requirements: files };
  const call = again ? aplCalls.resendApl01 : aplCalls.sendApl01;
  const sent = await http.call(call, { body: multipart(body), requestKey: `kunci-${name}` });
  const src = sent?.requirements.find(({ file }) => file)?.file?.src;
  if (src) await http.file(filesCalls.storedFile, { params: { src: src.replace(/^\//, '') } });
};

const apl02 = async (world: World): Promise<void> => {
  const { http, control } = world;
  const trxId = await assessmentOf(world, 'joko');
  const form = await http.call(aplCalls.apl02, { params: { id: trxId } });
  const ids = (form?.units ?? []).flatMap(({ elements }) => elements.map(({ id }) => id));
  const answers = ids.map((element_id) => ({ element_id, competent: true, evidence: 'Laporan', file_ids: ['new-1'] }));
  const body = () =>
    multipart({ trx_id: trxId, answers: JSON.stringify(answers), ...signed, files: { 'new-1': pdfOf('Laporan.pdf') } });
  await http.call(aplCalls.sendApl02, { body: body(), requestKey: 'kunci-6' });
  await control.actAsStaff({ type: 'apl02', trxId, decision: 'return', note: 'Lengkapi bukti.', notes: [] });
  await http.call(aplCalls.resendApl02, { body: body(), requestKey: 'kunci-7' });
};

const exams = async (world: World): Promise<void> => {
  const { http, control } = world;
  const transaction_id = await assessmentOf(world, 'eka');
  const list = await http.call(examCalls.exams, { params: { id: transaction_id } });
  const idOf = (kind: string) => list.exams.items.find((exam) => exam.kind === kind)?.question_id ?? '';
  const begin = async (question_id: string) => {
    const exam = { transaction_id, question_id };
    await http.call(examCalls.start, { body: { ...exam, asesi_id: '1005', is_asesi: true } });
    const { questions } = await http.call(examCalls.paper, { body: exam });
    return { exam, question_detail_id: questions[0]?.id ?? '' };
  };
  const answered_at = control.now().toISOString();
  const essay = await begin(idOf('essay'));
  const version = { value: 'Jawaban', doubtful: false, revision: 1, base_revision: 0, device: 'laptop', answered_at };
  const answers = [{ question_detail_id: essay.question_detail_id, ...version }];
  await http.call(examCalls.save, { body: { action: 'save', ...essay.exam, answers } });
  const handedIn = { action: 'submit', ...essay.exam, answers, digest: '' };
  await http.call(examCalls.submit, { body: handedIn, requestKey: 'kunci-8' });
  const { exam, question_detail_id } = await begin(idOf('demonstration'));
  const upload = multipart({ ...exam, question_detail_id, answered_at, file: zipOf('hasil.zip') });
  await http.call(examCalls.upload, { body: upload, requestKey: 'kunci-9' });
  await http.call(examCalls.uploaded, { params: { trxId: transaction_id, questionId: question_detail_id } });
};

const afterwards = async (world: World): Promise<void> => {
  const { http } = world;
  const competent = await assessmentOf(world, 'hadi');
  const result = await http.call(assessmentCalls.result, { params: { id: competent } });
  const seen = { trx_id: competent, decided_at: result?.decided_at, ...signed };
  await http.call(assessmentCalls.acknowledgeResult, { body: seen, requestKey: 'kunci-10' });
  const appealed = { explained: true, discussed: true, others_involved: false, reason: 'Bukti belum dinilai.' };
  const lost = await assessmentOf(world, 'fajar');
  const appeal = { trx_id: lost, ...appealed, ...signed };
  await http.call(assessmentCalls.sendAppeal, { body: appeal, requestKey: 'kunci-11' });
  const trxId = await assessmentOf(world, 'kartika');
  const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }]));
  const feedback = { trxId, components: components as Feedback['components'], notes: '' };
  await http.call(assessmentCalls.sendFeedback, { body: fromFeedback(feedback), requestKey: 'kunci-12' });
  await http.call(assessmentCalls.feedback, { params: { id: trxId } });
};

/** All actions of candidates that change data, from the sign-up to the feedback. */
const journey = async (world: World): Promise<void> => {
  await newcomer(world);
  await purchase(world);
  await profile(world);
  await message(world);
  await certificate(world);
  await agreement(world);
  await apl01(world, ['intan', '1010'], false);
  await apl01(world, ['dewi', '1004'], true);
  await apl02(world);
  await exams(world);
  await afterwards(world);
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
