import { createHash } from 'node:crypto';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import type { AnswerBody } from '../../../src/adapters/http/exam/exam-requests.ts';
import { toExams } from '../../../src/adapters/http/exam/exam-wire.ts';
import { answerBodyOf } from '../../../src/adapters/http/exam/http-exam-repository.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { zonesApart } from '../../../src/domain/calendar/clock-offset.ts';
import { edited, emptyEntry, merged } from '../../../src/domain/exam/answer-entry.ts';
import { answersText, isSameText, normalText } from '../../../src/domain/exam/answers-text.ts';
import type { Exam, ExamReceipt } from '../../../src/domain/exam/exam.ts';
import type { Question, ServerAnswer } from '../../../src/domain/exam/question.ts';
import { isSameMoment } from '../check/clock.ts';
import { isOpenAfter } from './apl.ts';
import { zipOf } from './files.ts';
import type { Step } from './life.ts';
import { Left, type Player, refusedInside, Unable } from './player.ts';
import {
  answersStay,
  handedIn,
  opensToldInTime,
  paperStays,
  refusals,
  sameText,
  startedNow,
  takenShortlyAfter,
  uploadOnly,
} from './refusals.ts';

interface Paper {
  readonly questions: readonly Question[];
  readonly answers: readonly ServerAnswer[];
}

const readExams = async (p: Player): Promise<readonly Exam[]> => {
  const wire = await p.http.ask(examCalls.exams, { params: { id: p.trx } });
  return wire ? toExams(p.trx, wire).exams : [];
};

const keyOf = (p: Player, id: string) => ({ transaction_id: p.trx, question_id: id });

const begin = async (p: Player, id: string): Promise<Paper> => {
  const exam = keyOf(p, id);
  await p.http.call(examCalls.start, { body: { ...exam, asesi_id: p.facts.me ?? '', is_asesi: true } });
  return p.http.call(examCalls.content, { body: exam });
};

const textOf = (question: Question, isOther: boolean): string => {
  if (question.kind === 'choice') return question.options.at(isOther ? -1 : 0)?.value ?? '';
  const text =
    'Jawaban percobaan, cukup panjang untuk esai: suhu <90 °C & <b>"baik"</b>, UNION SELECT –\n\nbaris kedua 😀.';
  return isOther ? `${text} Diubah.` : text;
};

/** The answers as a page of the portal makes and sends them, after what the server shows. */
const answersTo = async (p: Player, { questions, answers }: Paper, isOther = false): Promise<readonly AnswerBody[]> => {
  const made = { device: p.device, answeredAt: new Date(await p.now()).toISOString() };
  return questions.flatMap((question) => {
    if (question.kind === 'upload') return [];
    const questionId = question.id;
    const known = answers.find((answer) => answer.questionId === questionId);
    const before = known ? merged(emptyEntry, known) : emptyEntry;
    const { pending } = edited(before, { value: normalText(textOf(question, isOther)) }, made);
    return pending.map(({ refusal: _, ...version }) => answerBodyOf({ questionId, ...version }));
  });
};

const digestOf = ({ questions }: Paper, sent: readonly AnswerBody[], files: ReadonlyMap<string, string>): string => {
  const answerOf = (id: string) => files.get(id) ?? sent.find((answer) => answer.question_detail_id === id)?.value;
  const ids = questions.map(({ id }) => id);
  return createHash('sha256').update(answersText(ids, answerOf)).digest('hex');
};

const statusOf = async (p: Player, id: string) => (await readExams(p)).find((exam) => exam.id === id)?.status;

const isOver = (status: Exam['status'] | undefined) => status === 'submitted' || status === 'assessed';

/** What the server shows of a submitted exam: its receipt and its answers, as far as it still shows them. */
const heldOf = async (p: Player, id: string): Promise<string> => {
  const { receipt = null } = (await readExams(p)).find((exam) => exam.id === id) ?? {};
  const { value } = await p.aside(() => p.http.call(examCalls.content, { body: keyOf(p, id) }));
  return JSON.stringify([receipt, value?.answers]);
};

const isSameReceipt = (a: ExamReceipt | null, b: ExamReceipt | null | undefined): boolean =>
  Boolean(a?.number) && a?.number === b?.number && a?.submittedAt === b?.submittedAt;

/** Uploads files and submits the exam. Submits the first exam once more with other answers, which must change nothing. */
const handIn = async (p: Player, id: string, paper: Paper): Promise<void> => {
  const answers = await answersTo(p, paper);
  const files = new Map<string, string>();
  for (const { id: question_detail_id } of paper.questions.filter(({ kind }) => kind === 'upload')) {
    const task = { ...keyOf(p, id), question_detail_id, answered_at: new Date(await p.now()).toISOString() };
    const body = multipart({ ...task, file: zipOf('hasil.zip') });
    const sent = await p.read(p.send(examCalls.upload, body));
    const shown = await p.http.ask(examCalls.uploaded, { params: { trxId: p.trx, questionId: question_detail_id } });
    files.set(question_detail_id, shown?.file?.id ?? sent?.file.id ?? '');
  }
  if (isOver(await statusOf(p, id)))
    return p.judge(uploadOnly, false, p.http.exchanges.findLast(({ call }) => call === examCalls.upload) ?? null);
  const submit = (own: readonly AnswerBody[]) =>
    p.send(examCalls.submit, { action: 'submit', ...keyOf(p, id), answers: own, digest: digestOf(paper, own, files) });
  const receipt = await p.read(submit(answers));
  const status = await statusOf(p, id);
  p.judge(handedIn, status !== 'running' && status !== 'ready', p.http.exchanges.at(-1) ?? null);
  const { failure } = await p.aside(() => p.http.call(examCalls.content, { body: keyOf(p, id) }));
  p.judge(paperStays, failure === undefined, p.http.exchanges.at(-1) ?? null, 1);
  if (p.facts.second) return;
  p.facts.second = id;
  const held = await heldOf(p, id);
  const isAsBefore = async (again: ExamReceipt | undefined) =>
    isSameReceipt(receipt, again) && (await heldOf(p, id)) === held;
  const others = await answersTo(p, paper, true);
  await p.mustRefuse(refusals.secondSubmission, () => submit(others), false, isAsBefore);
};

/** An exam that was begun just now has begun at the time of the reply. */
const seeStart = async (p: Player, before: Exam | undefined): Promise<void> => {
  const start = p.http.exchanges.findLast(({ call }) => call === examCalls.start);
  if (before?.status !== 'ready' || !start?.date) return;
  const { startedAt = null } = (await readExams(p)).find(({ id }) => id === before.id) ?? {};
  if (startedAt === null) return;
  const began = Date.parse(startedAt);
  p.judge(startedNow, zonesApart(began, start.date) === 0 || isSameMoment(began, start.arrived), start);
};

/** Begins exams, the last first, until one has a question that is answered by a text or a choice. */
const beginToTry = async (p: Player, exams: readonly Exam[], named: string | undefined) => {
  const others = exams.filter(({ kind }) => kind !== 'demonstration').map(({ id }) => id);
  const ids = named === undefined ? others.reverse() : [named];
  let last: { readonly id: string; readonly paper: Paper } | null = null;
  for (const id of ids) {
    last = { id, paper: await begin(p, id) };
    await seeStart(
      p,
      exams.find((exam) => exam.id === id),
    );
    if (last.paper.questions.some(({ kind }) => kind !== 'upload')) break;
  }
  return last;
};

const trying = async (p: Player): Promise<string> => {
  const isReady = async () => {
    const now = await p.now();
    const exams = (await isOpenAfter(p, 'apl02', 'exam')) ? await readExams(p) : null;
    if (!exams) return false;
    const isLater = ({ opensAt }: Exam) => Date.parse(opensAt ?? '') > now;
    if (exams.length > 0 && exams.every(isLater)) {
      const stage = await p.stage('exam');
      p.judge(
        opensToldInTime,
        stage?.status !== 'open' || stage.opensAt !== undefined,
        p.http.exchanges.at(-1) ?? null,
        1,
      );
    }
    return exams.every((exam) => exam.status !== 'locked' && !isLater(exam));
  };
  const task = `Setujui APL 02 untuk ${p.trx} sebagai asesor, dan jadikan waktu mulai jadwalnya sudah lewat, sehingga ujiannya terbuka.`;
  await p.until(task, isReady, async (s) => {
    await s.actAsStaff({ type: 'apl02', trxId: p.trx, decision: 'approve', note: null, notes: [] });
    await s.toAssessmentDay(p.account.email);
  });
  const exams = await readExams(p);
  const { examForTrying: named } = p.wishes;
  const begun = await beginToTry(p, exams, named);
  if (!begun)
    throw new Unable('GET /api/assessment/exam-status/{id} tidak memberi ujian; namai satu dengan --exam-for-trying');
  const { id, paper } = begun;
  p.facts.trying = id;
  const chosen = exams.find((exam) => exam.id === id);
  const asked =
    paper.questions.find(({ kind }) => kind === 'essay') ?? paper.questions.find(({ kind }) => kind === 'choice');
  const answers = await answersTo(p, { ...paper, questions: asked ? [asked] : [] });
  await p.finds('partialSaves', async () => {
    const [sent] = answers;
    if (!sent) throw new Left('tidak ada ujian yang punya soal teks atau pilihan');
    const reply = await p.http.call(examCalls.save, {
      body: { action: 'save', ...keyOf(p, id), answers: [...answers] },
    });
    if (reply?.handedIn || isOver(await statusOf(p, id))) return 'simpanan pertama dianggap sebagai pengumpulan ujian';
    const isSaved = reply?.saved.some(
      (each) => each.questionId === sent.question_detail_id && each.revision === sent.revision,
    );
    return isSaved || 'jawabannya tidak mengakui tiap jawaban dengan revisinya ("saved")';
  });
  if (p.features.partialSaves?.on) {
    await seeText(p, id, answers);
    await saveAnother(p, id, paper, asked);
  }
  const minutes = chosen?.minutes ? chosen.minutes + chosen.extraMinutes : null;
  if (minutes !== null) p.facts.deadline = String((await p.now()) + minutes * 60_000);
  const which = named
    ? 'dinamai oleh --exam-for-trying'
    : `yang terakhir dari ${exams.length}; --exam-for-trying memilih yang lain`;
  return [p.facts.apl02Again, `simpan sebagian dicoba pada ujian ${id} (${which})`].filter(Boolean).join('; ');
};

/** Saves another answer alone, as the page does. The one that was saved before must still be there. */
const saveAnother = async (p: Player, id: string, paper: Paper, before: Question | undefined): Promise<void> => {
  const other = paper.questions.find((each) => each !== before && each.kind !== 'upload');
  if (!before || !other) return;
  const answers = await answersTo(p, { ...paper, questions: [other] });
  await p.http.call(examCalls.save, { body: { action: 'save', ...keyOf(p, id), answers: [...answers] } });
  const shown = (await p.http.call(examCalls.content, { body: keyOf(p, id) })).answers;
  const isShown = ({ id: asked }: Question) => shown.some(({ questionId, current }) => questionId === asked && current);
  if (isShown(other)) p.judge(answersStay, isShown(before), p.http.exchanges.at(-1) ?? null);
};

/** What the API shows for a saved answer is what was sent, in its normal form. An API that shows no answers is not judged. */
const seeText = async (p: Player, id: string, sent: readonly AnswerBody[]): Promise<void> => {
  const shown = (await p.http.call(examCalls.content, { body: keyOf(p, id) })).answers;
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

/** After these milliseconds, no answer is taken any more. */
const grace = 3 * 60_000;

const late = async (p: Player): Promise<void> => {
  const id = p.facts.trying ?? '';
  if (!p.features.partialSaves?.on)
    throw new Left('tanpa simpan sebagian, jawaban yang terlambat hanya dapat diperiksa asesor');
  const deadline = Number(p.facts.deadline);
  if (!deadline) throw new Left('lamanya ujian percobaan tidak diketahui');
  const at = new Date(deadline + grace).toISOString().slice(11, 16);
  const task = `Tunggu sampai waktu ujian ${id} habis (${at} UTC)${p.wishes.examForTrying ? '' : '; ujian yang pendek dapat dinamai dengan --exam-for-trying'}.`;
  const waitUntil = (moment: number) =>
    p.until(
      task,
      async () => (await p.now()) > moment,
      async (s) => s.travel(moment + 1_000 - (await p.now())),
      true,
    );
  const saveFirst = async (answered: Partial<AnswerBody> = {}) => {
    const paper = await begin(p, id);
    const answers = await answersTo(p, { ...paper, questions: paper.questions.slice(0, 1) }, true);
    const body = {
      action: 'save',
      ...keyOf(p, id),
      answers: answers.map((each) => ({ ...each, ...answered })),
    } as const;
    return p.http.call(examCalls.save, { body });
  };
  await waitUntil(deadline + 20_000);
  if ((await p.now()) < deadline + 100_000) {
    const answered_at = new Date(deadline - 30_000).toISOString();
    const { value, exchange } = await p.aside(() => saveFirst({ answered_at }));
    p.judge(takenShortlyAfter, (value?.saved.length ?? 0) > 0, exchange);
  }
  await waitUntil(deadline + grace);
  await p.mustRefuse(refusals.lateAnswer, async () => {
    const reply = await saveFirst();
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
