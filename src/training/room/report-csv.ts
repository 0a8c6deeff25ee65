import type { RoomReportExam, RoomReportTrainee } from '../../application/ports/simulation/room-control.ts';
import { inWib } from '../../domain/calendar/calendar.ts';

export const examStateText: Readonly<Record<RoomReportExam['state'], string>> = {
  waiting: 'Belum dimulai',
  running: 'Berjalan',
  over: 'Waktu habis, belum dikumpulkan',
  submitted: 'Terkumpul',
};

export const resultText = ({ competent, competentUnits, units }: NonNullable<RoomReportTrainee['result']>): string =>
  `${competent ? 'Kompeten' : 'Belum kompeten'}, ${competentUnits} dari ${units} unit`;

export const feedbackText = ({ yes, asked, notes }: NonNullable<RoomReportTrainee['feedback']>): string =>
  `${yes} dari ${asked} ya. ${notes}`.trim();

const columns = [
  ...['Peserta', 'Email', 'Langkah', 'Ujian', 'Keadaan', 'Mulai (WIB)', 'Menit dipakai', 'Menit tersedia'],
  ...['Soal', 'Terjawab', 'Benar', 'Unit yang perlu diulang', 'Hasil', 'Catatan asesor', 'Umpan balik'],
];

type Cell = string | number;

const examCells = (exam: RoomReportExam | undefined): readonly Cell[] => {
  if (!exam) return Array<Cell>(9).fill('');
  const { title, state, startedAt, minutesUsed, minutes, asked, answered, right, weakUnits } = exam;
  const begun = startedAt !== null;
  return [
    ...[title, examStateText[state], begun ? inWib(startedAt, 'YYYY-MM-DD HH:mm') : ''],
    ...[begun ? minutesUsed : '', minutes, asked || '', begun ? answered : '', begun && asked ? right : ''],
    weakUnits.map((unit) => `${unit.code}: ${unit.right} dari ${unit.asked} benar`).join('\n'),
  ];
};

/** Quotes a cell. A cell that a spreadsheet would run as a formula becomes a text. */
const quoted = (value: Cell = ''): string => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The report of a class for a spreadsheet: one line per trainee and exam. Uses semicolons and a byte order mark, because spreadsheets with
 * Indonesian settings expect both.
 */
export const reportCsv = (trainees: readonly RoomReportTrainee[]): string => {
  const lines = trainees.flatMap(({ fullname, email, step, exams, result, feedback }) =>
    (exams.length > 0 ? exams : [undefined]).map((exam): readonly Cell[] => [
      ...[fullname, email, step, ...examCells(exam)],
      ...[result ? resultText(result) : '', result?.note ?? '', feedback ? feedbackText(feedback) : ''],
    ]),
  );
  return `\uFEFF${[columns, ...lines].map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;
};
