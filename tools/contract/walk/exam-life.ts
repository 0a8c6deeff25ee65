import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { toExams } from '../../../src/adapters/http/exam/exam-wire.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { isSameText } from '../../../src/domain/exam/answers-text.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import type { Step } from './life.ts';
import { Left, type Player, refusedInside, Unable, zipOf } from './player.ts';
import { handedIn, refusals, sameText, uploadOnly } from './refusals.ts';

const readExams = async (p: Player): Promise<readonly Exam[]> => {
  const wire = await p.http.ask(examCalls.exams, { params: { id: p.trx } });
  return wire ? toExams(p.trx, wire).exams : [];
};

const keyOf = (p: Player, id: string) => ({ transaction_id: p.trx, question_id: id });

const begin = async (p: Player, id: string): Promise<readonly Question[]> => {
  const exam = keyOf(p, id);
  await p.http.call(examCalls.start, { body: { ...exam, asesi_id: p.facts.me ?? '', is_asesi: true } });
  return (await p.http.call(examCalls.paper, { body: exam })).questions;
};

const textOf = (question: Question): string => {
  if (question.kind === 'choice') return question.options[0]?.value ?? '';
  return 'Jawaban percobaan, cukup panjang untuk esai: suhu <90 °C & <b>"baik"</b>, UNION SELECT –\n\nbaris kedua 😀.';
};

const answersTo = async (p: Player, questions: readonly Question[], revision: number) => {
  const answered_at = new Date(await p.now()).toISOString();
  const version = { doubtful: false, revision, base_revision: revision - 1, device: 'laptop', answered_at };
  return questions
    .filter(({ kind }) => kind !== 'upload')
    .map((question) => ({ question_detail_id: question.id, value: textOf(question), ...version }));
};

const statusOf = async (p: Player, id: string) => (await readExams(p)).find((exam) => exam.id === id)?.status;

const isOver = (status: Exam['status'] | undefined) => status === 'submitted' || status === 'assessed';

/** Uploads files and submits the exam. Submits the first exam twice, because the API must refuse a second submission. */
const handIn = async (p: Player, id: string, questions: readonly Question[]): Promise<void> => {
  const answers = await answersTo(p, questions, 2);
  for (const { id: question_detail_id } of questions.filter(({ kind }) => kind === 'upload')) {
    const task = { ...keyOf(p, id), question_detail_id, answered_at: new Date(await p.now()).toISOString() };
    const body = multipart({ ...task, file: zipOf('hasil.zip') });
    await p.read(p.send(examCalls.upload, body));
    await p.http.ask(examCalls.uploaded, { params: { trxId: p.trx, questionId: question_detail_id } });
  }
  if (isOver(await statusOf(p, id)))
    return p.judge(uploadOnly, false, p.http.exchanges.findLast(({ call }) => call === examCalls.upload) ?? null);
  const submit = () => p.send(examCalls.submit, { action: 'submit', ...keyOf(p, id), answers, digest: '' });
  await p.read(submit());
  const status = await statusOf(p, id);
  p.judge(handedIn, status !== 'running' && status !== 'ready', p.http.exchanges.at(-1) ?? null);
  if (p.facts.second) return;
  p.facts.second = id;
  await p.mustRefuse(refusals.secondSubmission, submit);
};

const trying = async (p: Player): Promise<string> => {
  const isReady = async () => {
    const now = await p.now();
    const exams = (await p.isOpen('exam')) ? await readExams(p) : null;
    return exams?.every(({ status, opensAt }) => status !== 'locked' && !(Date.parse(opensAt ?? '') > now)) ?? false;
  };
  const task = `Setujui APL 02 untuk ${p.trx} sebagai asesor, dan jadikan waktu mulai jadwalnya sudah lewat, sehingga ujiannya terbuka.`;
  await p.until(task, isReady, async (s) => {
    await s.actAsStaff({ type: 'apl02', trxId: p.trx, decision: 'approve', note: null, notes: [] });
    await s.toAssessmentDay(p.account.email);
  });
  const exams = await readExams(p);
  const { examForTrying: named } = p.wishes;
  const chosen = exams.find(({ id }) => id === named) ?? exams.findLast(({ kind }) => kind !== 'demonstration');
  const id = named ?? chosen?.id;
  if (!id)
    throw new Unable('GET /api/assessment/exam-status/{id} tidak memberi ujian; namai satu dengan --exam-for-trying');
  p.facts.trying = id;
  const questions = await begin(p, id);
  const asked = questions.find(({ kind }) => kind === 'essay') ?? questions[0];
  const answers = await answersTo(p, asked ? [asked] : [], 1);
  await p.finds('partialSaves', async () => {
    if (answers.length === 0) return 'ujian percobaan tidak punya soal yang dijawab dengan teks';
    const reply = await p.http.call(examCalls.save, { body: { action: 'save', ...keyOf(p, id), answers } });
    if (reply?.handedIn || isOver(await statusOf(p, id))) return 'simpanan pertama dianggap sebagai pengumpulan ujian';
    const [sent] = answers;
    const isSaved = reply?.saved.some((each) => each.questionId === sent?.question_detail_id && each.revision === 1);
    return isSaved || 'jawabannya tidak mengakui tiap jawaban dengan revisinya ("saved")';
  });
  if (p.features.partialSaves?.on) await seeText(p, id, answers);
  const minutes = chosen?.minutes ? chosen.minutes + chosen.extraMinutes : null;
  if (minutes !== null) p.facts.deadline = String((await p.now()) + minutes * 60_000);
  const which = named
    ? 'dinamai oleh --exam-for-trying'
    : `yang terakhir dari ${exams.length}; --exam-for-trying memilih yang lain`;
  return `simpan sebagian dicoba pada ujian ${id} (${which})`;
};

/** What the API shows for a saved answer is what was sent, in its normal form. An API that shows no answers is not judged. */
const seeText = async (p: Player, id: string, sent: Awaited<ReturnType<typeof answersTo>>): Promise<void> => {
  const shown = (await p.http.call(examCalls.paper, { body: keyOf(p, id) })).answers;
  for (const { question_detail_id, value } of sent) {
    const current = shown.find(({ questionId }) => questionId === question_detail_id)?.current;
    if (current) p.judge(sameText, isSameText(current.value, value), p.http.exchanges.at(-1) ?? null);
  }
};

const others = async (p: Player): Promise<string> => {
  const left = (await readExams(p)).filter(({ id, status }) => id !== p.facts.trying && !isOver(status));
  await p.all(
    ...left.map(
      ({ id }) =>
        async () =>
          handIn(p, id, await begin(p, id)),
    ),
  );
  return left.map(({ id }) => id).join(', ') || 'tidak ada ujian lain';
};

const late = async (p: Player): Promise<void> => {
  const id = p.facts.trying ?? '';
  if (!p.features.partialSaves?.on)
    throw new Left('tanpa simpan sebagian, jawaban yang terlambat hanya dapat diperiksa asesor');
  const deadline = Number(p.facts.deadline);
  if (!deadline) throw new Left('lamanya ujian percobaan tidak diketahui');
  const grace = 3 * 60_000;
  const at = new Date(deadline + grace).toISOString().slice(11, 16);
  const task = `Tunggu sampai waktu ujian ${id} habis (${at} UTC); ujian yang pendek dapat dinamai dengan --exam-for-trying.`;
  const isPast = async () => (await p.now()) > deadline + grace;
  await p.until(task, isPast, async (s) => s.travel(deadline + 2 * grace - (await p.now())), true);
  const questions = await begin(p, id);
  const answers = await answersTo(p, questions.slice(0, 1), 2);
  await p.mustRefuse(refusals.lateAnswer, async () => {
    const reply = await p.http.call(examCalls.save, { body: { action: 'save', ...keyOf(p, id), answers } });
    return reply && reply.saved.length === 0 && reply.refused.length > 0 ? refusedInside : reply;
  });
};

const last = async (p: Player): Promise<string | undefined> => {
  const id = p.facts.trying ?? '';
  const exam = (await readExams(p)).find((each) => each.id === id);
  if (isOver(exam?.status)) return 'ujian percobaan sudah terkumpul';
  if (exam?.submitAllowed === false && (await p.now()) > Number(p.facts.deadline)) {
    const isClosed = async () => isOver(await statusOf(p, id));
    await p.until(`Kumpulkan ujian ${id} sebagai asesor: peserta tidak boleh lagi (submit_allowed).`, isClosed, (s) =>
      s.actAsStaff({ type: 'finish-exam', trxId: p.trx }),
    );
    return 'dikumpulkan oleh asesor';
  }
  await handIn(p, id, await begin(p, id));
};

/** The steps of the exams. Partial saves are tried on one exam, which is submitted last. */
export const examSteps: readonly Step[] = [
  {
    name: 'trying',
    title: 'Ujian: mulai, soal, simpan sebagian',
    after: 'apl02',
    lasting: 'memulai ujian percobaan',
    play: trying,
  },
  {
    name: 'exams',
    title: 'Ujian: jawab, unggah, kumpulkan',
    after: 'trying',
    lasting: 'mengumpulkan ujian',
    play: others,
  },
  { name: 'late', title: 'Ujian: jawaban terlambat', after: 'trying', play: late },
  {
    name: 'hand-in',
    title: 'Ujian: kumpulkan ujian percobaan',
    after: 'trying',
    lasting: 'mengumpulkan ujian percobaan',
    play: last,
  },
];
