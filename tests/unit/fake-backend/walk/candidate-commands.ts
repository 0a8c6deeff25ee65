import { createHash } from 'node:crypto';
import { adjustmentNeeds } from '../../../../src/domain/assessment/adjustment.ts';
import type { StageName } from '../../../../src/domain/assessment/timeline.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import type { ExamContent, Question } from '../../../../src/domain/exam/question.ts';
import type { Repeat } from '../../../../src/domain/purchase/repeat.ts';
import { feedbackOf } from '../../../builders/feedback.ts';
import { imageOf, pdfHead, pngHead } from '../../../builders/images.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';
import { type Assessment, assessmentsIn, at, type Command, type Commands, type Walker } from './walker.ts';

const png = () => new Blob([imageOf(pngHead, 400)], { type: 'image/png' });
const signature = { kind: 'image', image: png() } as const;
const paper = (name: string) => new File([imageOf(pdfHead, 500)], `${name}.pdf`, { type: 'application/pdf' });

/** A form of an assessment; what the candidate is logged in for. */
type Form = (walker: Walker, trxId: string, pick: number) => Promise<unknown>;

const sendApl01: Form = async ({ apls, requestKey }, trxId, pick) => {
  const form = await apls.apl01(trxId);
  if (!form) return;
  const content = form.content ?? { personal: completePersonalData, purpose: 'certification', otherPurpose: '' };
  const wanting = form.requirements.filter(({ file, required }) => file === null && (required || pick % 2 === 0));
  await apls.sendApl01({
    trxId,
    content: pick % 5 === 0 ? { ...content, purpose: 'other', otherPurpose: 'Naik jabatan' } : content,
    files: new Map(wanting.slice(pick % 7 === 0 ? 1 : 0).map(({ id }) => [id, paper(id)])),
    signature: pick % 3 === 0 ? { kind: 'profile' } : signature,
    requestKey: requestKey(),
    again: form.status === 'returned',
  });
};

const sendApl02: Form = async ({ apls, requestKey }, trxId, pick) => {
  const form = await apls.apl02(trxId);
  if (!form) return;
  const elements = form.units.flatMap((unit) => unit.elements);
  const fileIds = form.files.length > 0 && pick % 2 === 0 ? form.files.map(({ id }) => id) : ['bukti'];
  const answers = elements.map(({ id }, index) => {
    const competent = (index + pick) % 6 !== 0;
    return [id, { competent, evidence: competent ? 'Saya mengerjakannya setiap hari.' : '', fileIds }] as const;
  });
  await apls.sendApl02({
    trxId,
    answers: Object.fromEntries(answers),
    files: new Map(fileIds.includes('bukti') ? [['bukti', paper('bukti')]] : []),
    signature,
    requestKey: requestKey(),
    again: form.status === 'returned',
  });
};

const valueFor = (question: Question, pick: number): string => {
  if (question.kind === 'upload') return '';
  if (question.kind === 'choice') return at(question.options, pick)?.value ?? '';
  return 'Menurut saya hasilnya diperiksa dengan teliti, dicatat, lalu dilaporkan kepada atasan.';
};

const save = async ({ exams, control }: Walker, exam: Exam, paperOf: ExamContent, pick: number) => {
  const answeredAt = control.now().toISOString();
  const known = new Map(paperOf.answers.map(({ questionId, current }) => [questionId, current?.revision ?? 0]));
  const asked = paperOf.questions.filter(({ kind }, index) => kind !== 'upload' && (index + pick) % 3 !== 0);
  const answers = asked.map((question, index) => {
    const base = known.get(question.id) ?? 0;
    const more = { doubtful: index % 4 === 0, revision: base + 1, base, device: pick % 2 === 0 ? 'laptop' : 'telepon' };
    return { questionId: question.id, value: valueFor(question, pick + index), answeredAt, ...more };
  });
  await exams.save(exam, answers);
};

const upload = async ({ exams, control, requestKey }: Walker, exam: Exam, { questions }: ExamContent, pick: number) => {
  const task = at(
    questions.filter(({ kind }) => kind === 'upload'),
    pick,
  );
  if (!task) return;
  const sent = { exam, questionId: task.id, file: paper('hasil'), answeredAt: control.now().toISOString() };
  const more = { onProgress: () => undefined, signal: new AbortController().signal };
  await exams.upload(sent, { requestKey: requestKey(), ...more });
};

const submit = async ({ exams, requestKey }: Walker, exam: Exam) => {
  const { questions, answers } = await exams.paper(exam);
  const given = new Map(answers.map(({ questionId, current, file }) => [questionId, file?.id ?? current?.value]));
  const ids = questions.map(({ id }) => id);
  const digest = createHash('sha256')
    .update(answersText(ids, (id) => given.get(id)))
    .digest('hex');
  await exams.submit(exam, [], digest, requestKey());
};

/** Begins one exam, or goes on in it: answers, uploads, hands in, or leaves it running. */
const goOnInExam = async (walker: Walker, exam: Exam, candidateId: string, pick: number) => {
  const running = await walker.exams.start(exam, candidateId);
  const content = await walker.exams.paper(running);
  await save(walker, running, content, pick);
  await upload(walker, running, content, pick);
  if (pick % 3 > 0) await submit(walker, running);
};

const takeExam: Form = async (walker, trxId, pick) => {
  const candidate = await walker.accounts.current();
  const toTake = (await walker.exams.exams(trxId))?.exams.filter(({ status }) => status !== 'submitted') ?? [];
  for (const exam of pick % 4 === 0 ? toTake : toTake.slice(0, 1))
    await goOnInExam(walker, exam, candidate?.id ?? '', pick);
};

const acknowledge: Form = async ({ assessments, requestKey }, trxId) => {
  const result = await assessments.result(trxId);
  if (result) await assessments.acknowledgeResult(result, signature, requestKey());
};

const appeal: Form = ({ assessments, requestKey }, trxId, pick) => {
  const answers = { explained: pick % 2 === 0, discussed: true, othersInvolved: false };
  return assessments.sendAppeal(trxId, { answers, reason: 'Bukti saya belum dinilai.' }, signature, requestKey());
};

/** What the candidate sends at a stage. */
export const candidateForms: Partial<Record<StageName, Form>> = {
  agreement: ({ assessments, requestKey }, trxId) => assessments.signAgreement(trxId, signature, requestKey()),
  apl01: sendApl01,
  apl02: sendApl02,
  exam: takeExam,
  result: acknowledge,
  appeal,
  feedback: ({ assessments, requestKey }, trxId) => assessments.sendFeedback(feedbackOf(trxId), requestKey()),
};

const ofCandidate = ({ stages }: Assessment) =>
  stages.filter(({ status, waiting_for: actor }) => status !== 'locked' && actor === 'candidate');

const goOn: Command = async (walker, pick) => {
  const waiting = assessmentsIn(await walker.records()).filter((each) => ofCandidate(each).length > 0);
  const chosen = at(waiting, pick);
  const stage = chosen && at(ofCandidate(chosen), pick >> 4);
  if (!chosen || !stage) return;
  await walker.as(chosen.row.candidate_id);
  await candidateForms[stage.name]?.(walker, chosen.row.id, pick >> 6);
};

/** Sends a form whether or not it is its turn. */
const sendOutOfTurn: Command = async (walker, pick) => {
  const chosen = at(assessmentsIn(await walker.records()), pick);
  const form = at(Object.values(candidateForms), pick >> 4);
  if (!chosen) return;
  await walker.as(chosen.row.candidate_id);
  await form?.(walker, chosen.row.id, pick >> 6);
};

const askForAdjustments: Command = async (walker, pick) => {
  const chosen = at(assessmentsIn(await walker.records()), pick);
  if (!chosen) return;
  await walker.as(chosen.row.candidate_id);
  const needs = adjustmentNeeds.filter((_, index) => (pick >> (index + 4)) % 2 === 1);
  await walker.assessments.sendAdjustments(chosen.row.id, { needs, other: 'Kursi dekat pintu' }, walker.requestKey());
};

const asAnybody = async (walker: Walker, pick: number) => {
  const who = at((await walker.records()).candidates, pick);
  if (who) await walker.as(who.id);
};

const buy = async ({ catalog, transactions, requestKey }: Walker, pick: number, scheme?: string, repeat?: Repeat) => {
  const schedule = at((await catalog.schedules(scheme ? { scheme } : {})).items, pick);
  const budget = schedule && at(schedule.budgets, pick >> 3);
  if (!schedule || !budget) return;
  const order = { scheduleId: schedule.id, budgetSource: budget.source, budgetary: budget.id };
  await transactions.create({ ...order, ...(repeat && { repeat }) }, requestKey());
};

/** Buys another assessment of the units that were lacking, or renews a certificate. */
const buyAgain: Command = async (walker, pick) => {
  const { results, certificates, transactions } = await walker.records();
  const lacking = results.filter(({ competent }) => !competent);
  const repeats = [
    ...lacking.map(({ id }) => [id, { kind: 'reassessment', trxId: id }] as const),
    ...certificates.map(({ id, number }) => [id, { kind: 'renewal', certificate: number }] as const),
  ];
  const [id, repeat] = at(repeats, pick) ?? [];
  const row = transactions.find((each) => each.id === id);
  if (!row || !repeat) return;
  await walker.as(row.candidate_id);
  const before = await walker.transactions.find(row.id);
  await buy(walker, pick >> 4, before?.scheme.slug, repeat);
};

const unpaidOf = async (walker: Walker, pick: number) => {
  const row = at(
    (await walker.records()).transactions.filter(({ status }) => status === 'pending'),
    pick,
  );
  if (row) await walker.as(row.candidate_id);
  return row;
};

const settle: Command = async (walker, pick) => {
  const row = await unpaidOf(walker, pick);
  const action = at(['pay', 'pay', 'fail', 'expire'] as const, pick >> 4);
  if (row && action) await walker.control.settle(await walker.payments.token(row.id), action);
};

const cancel: Command = async (walker, pick) => {
  const row = await unpaidOf(walker, pick);
  if (row) await (pick % 2 === 0 ? walker.transactions.cancel(row.id) : walker.payments.renew(row.id));
};

const redeem: Command = async (walker, pick) => {
  await asAnybody(walker, pick);
  const code = at((await walker.records()).prakerjaCodes, pick >> 4);
  const slugs = (await walker.catalog.schemes({})).items;
  const scheme = slugs.find(({ id }) => id === code?.scheme_id)?.slug;
  const schedule = at((await walker.catalog.schedules({ ...(scheme && { scheme }) })).items, pick >> 2);
  if (code && schedule) await walker.vouchers.create(code.id, schedule.id);
};

const checkOut: Command = async (walker, pick) => {
  const voucher = at((await walker.records()).vouchers, pick);
  if (!voucher) return;
  await walker.as(voucher.candidate_id);
  await walker.vouchers.checkOut(voucher.id, walker.requestKey());
};

const changeProfile: Command = async (walker, pick) => {
  await asAnybody(walker, pick);
  const { profiles, profileRecords, requestKey } = walker;
  const study = { level: 'S1', institution: 'Universitas Contoh', major: '', startYear: '2010', endYear: '' } as const;
  const changes = [
    () =>
      profiles.save({ ...completePersonalData, disabled: true, disabilityId: 'DIS-4', disabilityTypeId: 'DIS-4-1' }),
    () => profiles.savePhoto(png()),
    () => profiles.saveSignature(png()),
    () => profileRecords.saveEducation({ id: null, ...study }, requestKey()),
  ];
  await at(changes, pick >> 4)?.();
};

const signUp: Command = async ({ registrations, control, requestKey }) => {
  const email = `${requestKey()}@contoh.example`;
  await registrations.signUp({ fullname: 'Peserta Contoh', email, password: 'contoh123' });
  const mail = (await control.mails()).find(({ to }) => to === email);
  const [id = null, hash = ''] = mail?.link?.split('/').slice(-2) ?? [];
  await registrations.verifyEmail({ id, hash, expires: null, signature: null });
};

const readNews: Command = async (walker, pick) => {
  await asAnybody(walker, pick);
  const { items } = await walker.notifications.page(1, pick % 2 === 0);
  const chosen = at(items, pick >> 4);
  if (chosen) await walker.notifications.markRead(chosen.id);
  if (pick % 5 === 0) await walker.notifications.markAllRead();
};

const write: Command = async (walker, pick) => {
  await asAnybody(walker, pick);
  const email = (await walker.accounts.current())?.email ?? '';
  const message = { subject: 'question', trxId: '', text: 'Apakah jadwal asesmen dapat diubah?', email } as const;
  await walker.messages.send(message, walker.requestKey());
};

/** What candidates do. */
export const candidateCommands: Commands = {
  goOn,
  sendOutOfTurn,
  askForAdjustments,
  buy: async (walker, pick) => {
    await asAnybody(walker, pick);
    await buy(walker, pick >> 4);
  },
  buyAgain,
  settle,
  cancel,
  redeem,
  checkOut,
  changeProfile,
  signUp,
  readNews,
  write,
};
