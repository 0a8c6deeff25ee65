import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ScheduleRow, StageRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { attemptsOf, closingOf, endOf } from '../exam-attempts.ts';
import { plansOf } from '../questions/plans-of.ts';
import { graceMs } from '../rules/exam/exam.ts';
import { dayText } from '../staff/advance.ts';
import { notify } from '../staff/notify.ts';
import { actAsStaff } from '../staff/play.ts';
import { canBeAbsent } from '../staff/reschedule.ts';
import { DAY, HOUR, siteTime } from '../wib-time.ts';
import { type Act, aboutPurchase } from './act.ts';

const withCandidates: Sorting<StageRow> = {
  group: ({ status, waiting_for }) =>
    waiting_for === 'candidate' && (status === 'open' || status === 'returned') ? 'candidate' : null,
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

const titles: Partial<Record<StageRow['name'], string>> = {
  agreement: 'persetujuan asesmen',
  apl01: 'APL 01',
  apl02: 'APL 02',
  feedback: 'umpan balik',
};

/** Deadlines end at midnight; the reminder comes at eight in the morning of the day before. */
const morningBefore = 40 * HOUR;

interface Moment {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly news: string;
}

const momentsOf = (stage: StageRow, schedule: ScheduleRow | undefined): readonly Moment[] => {
  if (stage.name === 'exam') {
    if (!schedule) return [];
    const start = Date.parse(schedule.starts_at);
    const eve = `Besok hari asesmen {skema}: ${dayText(schedule)}. Yang perlu dibawa tertulis di proses sertifikasi Anda.`;
    const news = `Hari asesmen {skema} sudah tiba: ${dayText(schedule)}. Mulailah ujian setelah asesor mempersilakan.`;
    return [
      { id: `${stage.id}:eve`, at: start - DAY, title: 'Sehari sebelum asesmen', news: eve },
      { id: `${stage.id}:day`, at: start, title: 'Hari asesmen dimulai', news },
    ];
  }
  const due = Date.parse(stage.due ?? '');
  if (Number.isNaN(due)) return [];
  const eve = { id: `${stage.id}:soon`, at: due - morningBefore };
  const until = siteTime(new Date(due).toISOString(), 'WIB');
  if (stage.name === 'appeal') {
    const at = due + 1_000; // one second after the deadline, because the last second still counts
    return [
      { ...eve, title: 'Sehari sebelum masa banding berakhir', news: `Masa banding {skema} berakhir ${until}.` },
      { id: `${stage.id}:due`, at, title: 'Masa banding berakhir', news: 'Masa banding {skema} sudah berakhir.' },
    ];
  }
  const title = titles[stage.name] ?? stage.name;
  const news = `Batas waktu ${title} {skema} sudah lewat. Anda masih dapat menyelesaikannya.`;
  return [
    {
      ...eve,
      title: `Sehari sebelum batas waktu ${title}`,
      news: `Kirim ${title} {skema} paling lambat ${until}.`,
    },
    { id: `${stage.id}:due`, at: due, title: `Batas waktu ${title}`, news },
  ];
};

const tellingActs = (backend: Backend, stage: StageRow, row: TransactionRow): Act[] => {
  const { db } = backend;
  const after = Math.max(settingsOf(db).done_until, Date.parse(stage.since ?? ''));
  return momentsOf(stage, db.schedules.get(row.schedule_id))
    .filter(({ at }) => at > after)
    .map(({ id, at, title, news }) => ({
      id,
      at,
      title: `${title}: ${aboutPurchase(backend, row.id)}`,
      happen: () => {
        const information = news.replace('{skema}', db.schemes.get(row.scheme_id)?.title ?? row.scheme_id);
        notify(backend, { candidate_id: row.candidate_id, type: 'assessment', trxid: row.id, information });
      },
    }));
};

/**
 * At the end of the schedule, the robot assessor submits started exams or marks the candidate absent. Exams that run get the time in which
 * answers given in time may still arrive.
 */
const endActs = (backend: Backend, stage: StageRow, row: TransactionRow): Act[] => {
  const { db } = backend;
  const closing = stage.name === 'exam' ? closingOf(backend, row.id) : null;
  if (closing === null) return [];
  const scheme = assessedScheme(backend, row);
  const plans = scheme ? plansOf(scheme) : [];
  const ends = attemptsOf(backend, row.id)
    .filter(({ receipt }) => receipt === null)
    .flatMap((attempt) => {
      const plan = plans.find(({ id }) => id === attempt.question_id);
      return plan ? [endOf(backend, attempt, plan) + graceMs + 1_000] : [];
    });
  const at = Math.max(closing, ...ends);
  const title = `Jadwal asesmen berakhir: ${aboutPurchase(backend, row.id)}`;
  const happen = () => {
    const { status, waiting_for: actor } = db.stages.get(stage.id) ?? stage;
    if (status !== 'open' || actor !== 'candidate') return;
    actAsStaff(backend, { type: canBeAbsent(backend, row) ? 'mark-absent' : 'finish-exam', trxId: row.id });
  };
  return [{ id: `${stage.id}:end`, at, title, happen }];
};

export const stageActs = (backend: Backend): readonly Act[] =>
  backend.db.stages.sorted(withCandidates, 'candidate').flatMap((stage) => {
    const row = backend.db.transactions.get(stage.trx_id);
    return row ? [...tellingActs(backend, stage, row), ...endActs(backend, stage, row)] : [];
  });
