import { expect, it } from 'vitest';
import { PracticeExams } from '../../../../src/application/exam/practice-exams.ts';

const practice = () => new PracticeExams('gladi-1', '2026-03-02T02:00:00.000Z');

it('the practice exam is a running essay of one question without a limit, which may be submitted', async () => {
  const exams = practice();
  expect((await exams.exams()).exams).toEqual([exams.exam]);
  expect(exams.exam).toMatchObject({
    id: 'gladi-1',
    kind: 'essay',
    status: 'running',
    questionCount: 1,
    startedAt: '2026-03-02T02:00:00.000Z',
    submitAllowed: true,
    receipt: null,
  });
  expect((await exams.paper()).questions).toEqual([{ kind: 'essay', id: 'gladi-1', no: 1, html: '', longest: null }]);
});

it('the practice exam takes answers only while it is reachable', async () => {
  const exams = practice();
  await expect(exams.save(null, [])).rejects.toMatchObject({ kind: 'network' });
  exams.reachable = true;
  expect(await exams.save(null, [])).toEqual({ saved: [], refused: [], answers: [] });
});
