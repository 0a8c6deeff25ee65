import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FaultAction } from '../../fake-backend/faults.ts';
import { runExamAttempt } from '../../src/application/exam/attempt/run-exam-attempt.ts';
import type { SubmitOutcome } from '../../src/application/exam/attempt/running-attempt.ts';
import { ExamServer, examBrowser } from '../fakes/exam-fakes.ts';
import { FakeDevice } from '../fakes/time-fakes.ts';
import { openRepositories } from './repositories.ts';

const key = { trxId: 'TRX-2026-000132', id: 'SKM-01-written-pilihan-ganda' };

/** A page that sits an exam over HTTP, on a device whose time stands unless it is made to pass. */
const sitting = async (action: FaultAction) => {
  const { exams, control, logIn } = await openRepositories();
  const { id: user } = await logIn('eka');
  const exam = await exams.start(key, user);
  const paper = await exams.paper(key);
  const match = { method: 'POST', path: '/api/assessment/answers' };
  await control.addFault({ id: 'tanpa-simpan', match, nth: 'every', action });
  const device = new FakeDevice();
  device.world = control.now().getTime();
  const sent = { saves: 0 };
  const counting: typeof exams.save = (...args) => {
    sent.saves += 1;
    return exams.save(...args);
  };
  const deps = examBrowser(device, new ExamServer(device, [])).deps();
  const over = {
    exams: exams.exams.bind(exams),
    paper: exams.paper.bind(exams),
    submit: exams.submit.bind(exams),
    save: counting,
  };
  const attempt = runExamAttempt({ ...deps, exams: over })({ exam, paper, user });
  await device.pass(200);
  /** Time passes slowly beside the calls, which take none of it. */
  const passUntil = async (done: () => boolean) => {
    for (let turn = 0; turn < 5_000 && !done(); turn += 1) await device.pass(2);
  };
  const submit = async () => {
    let outcome: SubmitOutcome | null = null;
    void attempt.submit().then((ended) => {
      outcome = ended;
    });
    await passUntil(() => outcome !== null);
    return outcome;
  };
  return { exams, paper, device, attempt, sent, passUntil, submit };
};

const digestOf = (ids: readonly string[], value: string): string =>
  createHash('sha256')
    .update(ids.map((id) => `${id}\t${JSON.stringify(value)}`).join('\n'))
    .digest('hex');

describe('an exam on a server that keeps no answers before the submission (fault matrix 86)', () => {
  it.each([200, 422] as const)('that answers saves with %i is sat and handed in with every answer', async (status) => {
    const { exams, paper, device, attempt, sent, passUntil, submit } = await sitting({
      type: 'no-partial-saves',
      status,
    });
    const ids = paper.questions.map(({ id }) => id);
    for (const id of ids) expect(attempt.answer(id, 'A')).toBe(true);
    await passUntil(() => attempt.state.value.deviceOnly);
    expect(attempt.state.value.deviceOnly).toBe(true);
    await device.pass(60_000);
    expect(sent.saves).toBe(1);
    expect((await exams.paper(key)).answers).toEqual([]);
    const outcome = await submit();
    expect(outcome).toMatchObject({
      kind: 'submitted',
      proven: true,
      receipt: { answered: ids.length, digest: digestOf(ids, 'A') },
    });
    const { answers } = await exams.paper(key);
    expect(new Set(answers.map(({ current }) => current?.value))).toEqual(new Set(['A']));
    expect(answers).toHaveLength(ids.length);
    expect(attempt.state.value).toMatchObject({ unsent: 0, connection: 'fine' });
  });
});
