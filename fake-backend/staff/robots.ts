import type { Backend } from '../backend.ts';
import type { StageRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { requirementRows } from '../rules/apl01.ts';
import { type Act, aboutPurchase } from '../time/act.ts';
import { openAdjustments, robotAnswer } from './answer-adjustment.ts';
import { otherAssessors } from './decide-result.ts';
import { gradeExams } from './exam-robots.ts';
import { actAsStaff, type StaffAction, waitsForStaff } from './play.ts';
import { reservationOf } from './reading/read-task.ts';
import { otherSchedules } from './reschedule.ts';

const withStaff: Sorting<StageRow> = {
  group: (stage) => (waitsForStaff(stage) ? 'staff' : null),
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

const groundsLength = 100;
const shortEvidence = 10;

const judgeApl01 = ({ db }: Backend, trxId: string): StaffAction | null => {
  const row = db.apl01s.get(trxId);
  const scheme = db.schemes.get(db.transactions.get(trxId)?.scheme_id ?? '');
  if (!row || !scheme) return null;
  const missing = requirementRows(scheme).filter(({ id, required }) => required && !row.requirement_files[id]);
  const base = { type: 'apl01', trxId, note: null, notes: [] } as const;
  if (missing.length === 0 || row.review) return { ...base, decision: 'approve' };
  const text = 'Bukti ini wajib ada dan belum dilampirkan.';
  return {
    ...base,
    decision: 'return',
    note: 'Lengkapi bukti persyaratan yang diberi catatan, lalu kirim kembali.',
    notes: missing.map(({ id }) => ({ target: `requirement:${id}`, text })),
  };
};

const judgeApl02 = ({ db }: Backend, trxId: string): StaffAction | null => {
  const row = db.apl02s.get(trxId);
  if (!row) return null;
  const thin = Object.entries(row.answers).filter(
    ([, { competent, evidence, file_ids: files }]) =>
      competent && evidence.trim().length < shortEvidence && files.length === 0,
  );
  const base = { type: 'apl02', trxId, note: null, notes: [] } as const;
  if (thin.length === 0 || row.review) return { ...base, decision: 'approve' };
  const text = 'Bukti terlalu singkat. Sebutkan pekerjaan atau dokumen yang menunjukkan kemampuan Anda.';
  return {
    ...base,
    decision: 'return',
    note: 'Lengkapi bukti pada elemen yang diberi catatan, lalu kirim kembali.',
    notes: thin.map(([id]) => ({ target: `element:${id}`, text })),
  };
};

/** Uses the exam grading; without exams, fails the units that the candidate marked "belum kompeten". */
const decideExam = (backend: Backend, trxId: string): StaffAction => {
  const graded = gradeExams(backend, trxId);
  if (graded) return { type: 'decide', trxId, units: graded, note: null };
  const { db } = backend;
  const answers = Object.entries(db.apl02s.get(trxId)?.answers ?? {});
  const notYet = answers.filter(([, { competent }]) => !competent).map(([id]) => id.slice(0, id.lastIndexOf('.')));
  const units = [...new Set(notYet)].map((code) => ({ code, competent: false }));
  return { type: 'decide', trxId, units, note: null };
};

const isAbsent = ({ db }: Backend, trxId: string): boolean => db.stages.get(`${trxId}:exam`)?.status === 'open';

const moveOn = (backend: Backend, trxId: string): StaffAction => {
  const transaction = backend.db.transactions.get(trxId);
  const [nearest] = transaction ? otherSchedules(backend, transaction) : [];
  return nearest ? { type: 'reschedule', trxId, scheduleId: nearest.id } : { type: 'take-back-absence', trxId };
};

const judgeAppeal = (backend: Backend, trxId: string): StaffAction | null => {
  const [appeal, result] = [backend.db.appeals.get(trxId), backend.db.results.get(trxId)];
  if (!appeal || !result) return null;
  const answer = { type: 'answer-appeal', trxId } as const;
  if (appeal.reason.trim().length < groundsLength) {
    const text = 'Alasan yang disampaikan belum menunjukkan bukti baru, sehingga keputusan asesmen tetap.';
    return { ...answer, granted: false, text, units: [], assessor: null };
  }
  const units = result.units.filter(({ competent }) => !competent).map(({ code }) => code);
  const assessor = otherAssessors(backend, trxId)[0]?.registration ?? null;
  const text = 'Alasan Anda cukup untuk penilaian ulang. Asesor lain menilai ulang semua unit yang belum kompeten.';
  return { ...answer, granted: true, text, units, assessor };
};

const robots: Partial<Record<StageRow['name'], (backend: Backend, trxId: string) => StaffAction | null>> = {
  apl01: judgeApl01,
  apl02: judgeApl02,
  exam: (backend, trxId) => (isAbsent(backend, trxId) ? moveOn(backend, trxId) : decideExam(backend, trxId)),
  appeal: judgeAppeal,
  // in a reassessment, the robots find every unit competent
  result: (_, trxId) => ({ type: 'decide', trxId, units: [], note: null }),
  certificate: (_, trxId) => ({ type: 'issue-certificate', trxId }),
};

const titles: Partial<Record<StageRow['name'], string>> = {
  apl01: 'Admin LSP memeriksa APL 01',
  apl02: 'Asesor memeriksa APL 02',
  exam: 'Asesor memutuskan hasil ujian',
  appeal: 'Admin LSP menjawab banding',
  result: 'Asesor lain menilai ulang',
  certificate: 'Sertifikat diterbitkan',
};

const titleOf = (backend: Backend, { name, trx_id: trxId }: StageRow): string => {
  const absent = name === 'exam' && isAbsent(backend, trxId);
  return `${absent ? 'Admin LSP menjadwalkan ulang' : (titles[name] ?? name)}: ${aboutPurchase(backend, trxId)}`;
};

/** Delays an action while the task is open at the staff desk (ms of server time). */
const notWhileRead = ({ db }: Backend, place: string, at: number): number =>
  Math.max(at, settingsOf(db).at_desk[place] ?? at);

/** The robots handle a stage after their delay, but only if it was submitted after the world was created. Decisions are deterministic. */
export const robotActs = (backend: Backend): readonly Act[] => {
  const { robots: settings, seeded_at: seededAt, done_until: doneUntil } = settingsOf(backend.db);
  const waiting = settings.on ? backend.db.stages.sorted(withStaff, 'staff') : [];
  const from = Math.floor(Date.parse(seededAt) / 1000) * 1000; // rounded down, because the times of rows have no milliseconds
  return waiting.flatMap((stage) => {
    const { id, name, since, trx_id: trxId } = stage;
    const decide = () => robots[name]?.(backend, trxId) ?? null;
    const came = Date.parse(since ?? '');
    const at = notWhileRead(backend, reservationOf(id, since), came + settings.delay);
    if (!(came >= from) || !backend.clock.at(Math.max(at, doneUntil), decide)) return [];
    const happen = () => {
      const action = decide();
      if (action) actAsStaff(backend, action);
    };
    return [{ id, at, title: titleOf(backend, stage), happen }];
  });
};

export const adjustmentActs = (backend: Backend): readonly Act[] => {
  const { on, delay } = settingsOf(backend.db).robots;
  return (on ? openAdjustments(backend) : []).map((row) => ({
    id: `${row.id}:adjustments`,
    at: notWhileRead(backend, reservationOf(`${row.id}:adjustment`, null), Date.parse(row.sent_at) + delay),
    title: `Asesor menjawab permintaan penyesuaian: ${aboutPurchase(backend, row.id)}`,
    happen: () => actAsStaff(backend, { type: 'answer-adjustment', trxId: row.id, ...robotAnswer(row) }),
  }));
};
