import type { StaffAction } from '../../../../fake-backend/staff/play.ts';
import type { StaffTask } from '../../../../fake-backend/staff/staff-task.ts';
import { at, type Command, type Commands } from './walker.ts';

const hour = 3_600_000;

const examActions = ({ trxId, absent, canBeAbsent, schedules, exams, awaited }: StaffTask): readonly StaffAction[] => [
  { type: absent ? 'take-back-absence' : 'finish-exam', trxId },
  ...(canBeAbsent ? [{ type: 'mark-absent' as const, trxId }] : []),
  ...schedules.slice(0, 1).map(({ id }) => ({ type: 'reschedule' as const, trxId, scheduleId: id })),
  ...awaited.slice(0, 1).flatMap(({ id, held }): readonly StaffAction[] => {
    const exam = { trxId, examId: id };
    return held
      ? [
          { type: 'release-exam', ...exam, code: null },
          { type: 'release-exam', ...exam, code: 'A1' },
        ]
      : [{ type: 'hold-exam', ...exam }];
  }),
  ...exams.flatMap(({ id, closed, criteria }): readonly StaffAction[] => {
    const exam = { trxId, examId: id };
    return [
      closed === null ? { type: 'close-exam', ...exam, note: 'Listrik padam.' } : { type: 'reopen-exam', ...exam },
      { type: 'extend-exam', ...exam, minutes: 10 },
      ...criteria.slice(0, 1).map((each) => ({ type: 'tick' as const, ...exam, criterion: each.id, competent: false })),
    ];
  }),
];

const appealActions = ({ trxId, units, assessors }: StaffTask): readonly StaffAction[] => {
  const answer = { type: 'answer-appeal', trxId, text: 'Sudah kami tinjau.' } as const;
  const assessor = assessors[0]?.registration ?? null;
  return [
    { ...answer, granted: true, units: units.map(({ code }) => code), assessor },
    { ...answer, granted: false, units: [], assessor: null },
  ];
};

const outcomesOf = ({ trxId }: StaffTask): readonly StaffAction[] =>
  (['pay', 'fail', 'expire'] as const).map((outcome) => ({ type: 'settle-payment', trxId, outcome }));

const paymentActions = (task: StaffTask): readonly StaffAction[] => {
  const { trxId } = task;
  return [
    ...outcomesOf(task),
    { type: 'repeat-payment', trxId },
    { type: 'lose-payment', trxId, found: true },
    { type: 'lose-payment', trxId, found: false },
    { type: 'delay-payment', trxId, minutes: 60 * 48 },
  ];
};

export const actionsOn = (task: StaffTask): readonly StaffAction[] => {
  const { stage, trxId, open, units, absent } = task;
  switch (stage) {
    case 'apl01':
    case 'apl02': {
      const review = { type: stage, trxId, note: 'Catatan.', notes: [] } as const;
      const approved = { ...review, decision: 'approve' } as const;
      return [approved, approved, { ...review, decision: 'return' }, { ...review, decision: 'reject' }];
    }
    case 'exam':
    case 'result': {
      if (open || absent) return examActions(task);
      const judged = (competent: boolean) => units.slice(0, 1).map(({ code }) => ({ code, competent, note: null }));
      return [true, false].map((competent) => ({ type: 'decide', trxId, units: judged(competent), note: null }));
    }
    case 'appeal':
      return appealActions(task);
    case 'transfer':
      return outcomesOf(task);
    case 'certificate':
      return [{ type: 'issue-certificate', trxId }];
    case 'adjustment':
      return [
        { type: 'answer-adjustment', trxId, outcome: 'granted', text: 'Baik.', minutes: 15 },
        { type: 'answer-adjustment', trxId, outcome: 'refused', text: 'Tidak dapat.', minutes: 0 },
      ];
    case 'message':
      return [{ type: 'answer-message', trxId, text: 'Baik.' }];
    case 'problem':
      return [
        { type: 'decide-problem', trxId, decision: 'time', minutes: 5, text: '' },
        { type: 'decide-problem', trxId, decision: 'void', minutes: 0, text: 'Soal ini tidak dinilai.' },
        { type: 'decide-problem', trxId, decision: 'hint', minutes: 0, text: 'Kerjakan tanpa gambar.' },
      ];
    case 'payment':
      return paymentActions(task);
  }
};

const actAsStaff: Command = async ({ control }, pick) => {
  const task = at(await control.staffTasks(), pick);
  const action = task && at(actionsOn(task), pick >> 5);
  if (!task || !action) return;
  if (task.stage !== 'message' && task.stage !== 'payment') await control.readTask(task.trxId, task.stage);
  await control.actAsStaff(action);
};

const faults = [{ type: 'accept-then-drop' }, { type: 'duplicate' }, { type: 'session-expired' }] as const;

const addFault: Command = async ({ control }, pick) => {
  const action = at(faults, pick);
  if (action) await control.addFault({ id: 'x', match: { path: '/api/' }, nth: 1 + ((pick >> 2) % 3), action });
};

export const otherCommands: Commands = {
  actAsStaff,
  travel: ({ control }, pick) => control.travel((pick % 40) * hour),
  toNextEvent: ({ control }) => control.toNextEvent(),
  toAssessmentDay: async ({ control }, pick) => control.toAssessmentDay(at(control.personas(), pick)?.email ?? ''),
  setRobots: ({ control }, pick) => control.setRobots({ on: pick % 3 !== 0, delay: (pick % 40) * 60_000 }),
  addFault,
};
