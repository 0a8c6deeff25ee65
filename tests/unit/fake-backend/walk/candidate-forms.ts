import { createHash } from 'node:crypto';
import type { StageName } from '../../../../src/domain/assessment/timeline.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import type { ExamContent, Question } from '../../../../src/domain/exam/question.ts';
import { feedbackOf } from '../../../builders/feedback.ts';
import { imageOf, pdfHead, pngHead } from '../../../builders/images.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';
import { at, type Walker } from './walker.ts';

const png = () => new Blob([imageOf(pngHead, 400)], { type: 'image/png' });
const signature = { kind: 'image', image: png() } as const;
const paper = (name: string) => new File([imageOf(pdfHead, 500)], `${name}.pdf`, { type: 'application/pdf' });

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
  const { questions, answers } = await exams.content(exam);
  const given = new Map(answers.map(({ questionId, current, file }) => [questionId, file?.id ?? current?.value]));
  const ids = questions.map(({ id }) => id);
  const digest = createHash('sha256')
    .update(answersText(ids, (id) => given.get(id)))
    .digest('hex');
  await exams.submit(exam, [], digest, requestKey());
};

const goOnInExam = async (walker: Walker, exam: Exam, candidateId: string, pick: number) => {
  const running = await walker.exams.start(exam, candidateId);
  const content = await walker.exams.content(running);
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

export const candidateForms: Partial<Record<StageName, Form>> = {
  agreement: ({ assessments, requestKey }, trxId) => assessments.signAgreement(trxId, signature, requestKey()),
  apl01: sendApl01,
  apl02: sendApl02,
  exam: takeExam,
  result: acknowledge,
  appeal,
  feedback: ({ assessments, requestKey }, trxId) => assessments.sendFeedback(feedbackOf(trxId), requestKey()),
};
