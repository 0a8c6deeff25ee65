import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { fromFeedback } from '../../../src/adapters/http/assessment/feedback-wire.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { personalWireNames } from '../../../src/adapters/http/profile/profile-wire.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { type Feedback, feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { pdfOf, pngUrl, zipOf } from './files.ts';
import { logIn } from './journey.ts';
import type { World } from './world.ts';

const signed = { signature_source: 'new', signature: pngUrl } as const;

/** Logs in, and gives the first assessment. */
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

/** The personal data of the profile, as it was answered. */
const personalFields = async ({ http }: World, id: string): Promise<Record<string, string>> => {
  await http.call(profileCalls.find, { params: { id } });
  const { data } = JSON.parse(http.exchanges.at(-1)?.text ?? '') as { data: Record<string, unknown> };
  const sent = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''));
  const fields = Object.fromEntries(Object.values(personalWireNames).map((name) => [name, sent(data[name])]));
  return { ...fields, birth_date: sent(data.birth_date).replaceAll('-', '/') };
};

const apl01 = async (world: World, [name, id]: readonly [string, string], again: boolean): Promise<void> => {
  const { http } = world;
  const trx_id = await assessmentOf(world, name);
  const form = await http.call(aplCalls.apl01, { params: { id: trx_id } });
  const files = Object.fromEntries((form?.requirements ?? []).map((row) => [row.id, pdfOf(`${row.id}.pdf`)]));
  const personal = await personalFields(world, id);
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
  await http.call(assessmentCalls.result, { params: { id: competent } });
  const { data } = JSON.parse(http.exchanges.at(-1)?.text ?? '') as { data: { decided_at: string } };
  const seen = { trx_id: competent, decided_at: data.decided_at, ...signed };
  await http.call(assessmentCalls.acknowledgeResult, { body: seen, requestKey: 'kunci-10' });
  const appealed = { explained: true, discussed: true, others_involved: false, reason: 'Bukti belum dinilai.' };
  const lost = await assessmentOf(world, 'fajar');
  await http.call(assessmentCalls.sendAppeal, {
    body: { trx_id: lost, ...appealed, ...signed },
    requestKey: 'kunci-11',
  });
  const trxId = await assessmentOf(world, 'kartika');
  const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }]));
  const feedback = { trxId, components: components as Feedback['components'], notes: '' };
  await http.call(assessmentCalls.sendFeedback, { body: fromFeedback(feedback), requestKey: 'kunci-12' });
  await http.call(assessmentCalls.feedback, { params: { id: trxId } });
};

/** What candidates do in their assessments, from the agreement to the feedback. */
export const assessments = async (world: World): Promise<void> => {
  await agreement(world);
  await apl01(world, ['intan', '1010'], false);
  await apl01(world, ['dewi', '1004'], true);
  await apl02(world);
  await exams(world);
  await afterwards(world);
};
