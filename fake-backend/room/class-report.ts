import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow } from '../database/rows.ts';
import { answersOf, attemptId, attemptsOf, plansOf, ticksOf } from '../exam-attempts.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import type { ExamPlan } from '../rules/exam/exam-plan.ts';
import { isRight, type TakenExam } from '../rules/exam/grade.ts';
import { MINUTE, wib } from '../wib-time.ts';
import { currentOf, stepOf } from './room-view.ts';
import { traineesOf } from './trainees.ts';

const columns = [
  ...['Peserta', 'Email', 'Langkah', 'Ujian', 'Keadaan', 'Mulai (WIB)', 'Menit dipakai', 'Menit tersedia'],
  ...['Soal', 'Terjawab', 'Benar', 'Unit yang perlu diulang', 'Hasil', 'Catatan asesor', 'Umpan balik'],
] as const;
type Line = Partial<Record<(typeof columns)[number], string | number>>;

const isAnswered = ({ answers }: TakenExam, id: string): boolean => {
  const answer = answers.get(id);
  return answer?.file != null || (answer?.current?.value ?? '').trim() !== '';
};

/** `J.620100.005.02: 1 dari 4 benar`, for each unit with less than half of its questions right. */
const weakUnits = (taken: TakenExam): string =>
  [...new Set(taken.plan.questions.map(({ unit }) => unit))]
    .map((unit) => {
      const asked = taken.plan.questions.filter((question) => question.unit === unit);
      return { unit, asked: asked.length, right: asked.filter((question) => isRight(taken, question)).length };
    })
    .filter(({ asked, right }) => right < asked / 2)
    .map(({ unit, asked, right }) => `${unit}: ${right} dari ${asked} benar`)
    .join('\n');

const examLine = (backend: Backend, trxId: string, plan: ExamPlan): Line => {
  const attempt = attemptsOf(backend, trxId).find(({ id }) => id === attemptId(trxId, plan));
  const asked = plan.questions.length;
  const line: Line = { Ujian: examTitle(plan), 'Menit tersedia': plan.minutes, ...(asked > 0 && { Soal: asked }) };
  if (!attempt) return { ...line, Keadaan: 'Belum dimulai' };
  const taken = {
    plan,
    started: true,
    answers: answersOf(backend, attempt.id),
    ticks: ticksOf(backend, attempt.id),
  } satisfies TakenExam;
  const end = attempt.receipt ? Date.parse(attempt.receipt.submitted_at) : backend.clock.now().getTime();
  return {
    ...line,
    Keadaan: attempt.receipt ? 'Terkumpul' : 'Berjalan',
    'Mulai (WIB)': wib(attempt.started_at).format('YYYY-MM-DD HH:mm'),
    'Menit dipakai': Math.round((end - Date.parse(attempt.started_at)) / MINUTE),
    'Menit tersedia': plan.minutes + attempt.extra_time,
    Terjawab: plan.questions.filter(({ id }) => isAnswered(taken, id)).length,
    ...(asked > 0 && { Benar: plan.questions.filter((question) => isRight(taken, question)).length }),
    'Unit yang perlu diulang': weakUnits(taken),
  };
};

const linesOf = (backend: Backend, candidate: CandidateRow): readonly Line[] => {
  const { db } = backend;
  const purchase = currentOf(backend, candidate.id);
  const who: Line = { Peserta: candidate.fullname, Email: candidate.email, Langkah: stepOf(backend, purchase).step };
  const scheme = assessedScheme(backend, purchase);
  if (!purchase || !scheme) return [who];
  const result = db.results.get(purchase.id);
  const feedback = db.feedbacks.get(purchase.id);
  const said = Object.values(feedback?.components ?? {});
  const outcome: Line = {
    ...(result && {
      Hasil: `${result.competent ? 'Kompeten' : 'Belum kompeten'}, ${result.units.filter(({ competent }) => competent).length} dari ${result.units.length} unit`,
      'Catatan asesor': result.note ?? '',
    }),
    ...(feedback && {
      'Umpan balik': `${said.filter(({ yes }) => yes).length} dari ${said.length} ya. ${feedback.notes}`.trim(),
    }),
  };
  const exams = plansOf(scheme).map((plan) => examLine(backend, purchase.id, plan));
  return (exams.length > 0 ? exams : [{}]).map((exam) => ({ ...who, ...exam, ...outcome }));
};

/** Quotes a cell. A cell that a spreadsheet would run as a formula becomes a text. */
const cell = (value: string | number = ''): string => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The report of a class for a spreadsheet: one line per trainee and exam. Uses semicolons and a byte order mark, because spreadsheets with
 * Indonesian settings expect both.
 */
export const classReport = (backend: Backend): string => {
  const lines = traineesOf(backend).flatMap((candidate) => linesOf(backend, candidate));
  const rows = [columns, ...lines.map((line) => columns.map((column) => line[column]))];
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value)).join(';')).join('\r\n')}\r\n`;
};
