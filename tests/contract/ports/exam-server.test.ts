import { ExamServer } from '../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { testNow } from '../../unit/fake-backend/hosts/page.ts';
import { openRepositories } from '../repositories.ts';
import { type RunningExam, takesAnswers } from './exam-server-contract.ts';

const overHttp = async (): Promise<RunningExam> => {
  const { exams, control, logIn } = await openRepositories();
  const { id: candidateId } = await logIn('eka');
  const key = { trxId: 'TRX-2026-000132', id: 'SKM-01-essay' };
  await exams.start(key, candidateId);
  const about = { trxId: key.trxId, examId: key.id };
  let lost = 0;
  return {
    exams,
    key,
    startedAt: testNow,
    passes: (milliseconds) => control.travel(milliseconds),
    extend: (minutes) => control.actAsStaff({ type: 'extend-exam', ...about, minutes }),
    close: () => control.actAsStaff({ type: 'close-exam', ...about, note: 'Listrik padam.' }),
    reopen: () => control.actAsStaff({ type: 'reopen-exam', ...about }),
    loseReply: () =>
      control.addFault({
        id: `hilang-${++lost}`,
        match: { path: '/api/assessment/answers' },
        nth: 1,
        action: { type: 'accept-then-drop' },
      }),
  };
};

const fake = async (): Promise<RunningExam> => {
  const device = new FakeDevice();
  const exams = new ExamServer(device, ['S1', 'S2', 'S3']);
  exams.latency = 0;
  return {
    exams,
    key: { trxId: exams.exam.trxId, id: exams.exam.id },
    startedAt: device.world,
    passes: (milliseconds) => device.pass(milliseconds),
    extend: async (extraMinutes) => void Object.assign(exams, { extraMinutes }),
    close: async () => void Object.assign(exams, { locked: true }),
    reopen: async () => void Object.assign(exams, { locked: false }),
    loseReply: async () => void exams.faults.push('acceptThenDrop'),
  };
};

takesAnswers('the fake backend over HTTP', overHttp);
takesAnswers('the fake of the tests', fake);
