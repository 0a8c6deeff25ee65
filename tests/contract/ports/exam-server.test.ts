import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../src/adapters/browser/noble-hasher.ts';
import type { ExamKey, ExamRepository } from '../../../src/application/ports/exam/exam-repository.ts';
import { answersText } from '../../../src/domain/exam/answers-text.ts';
import type { AnswerToSave } from '../../../src/domain/exam/question.ts';
import { ExamServer } from '../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { testNow } from '../../unit/fake-backend/hosts/page.ts';
import { openRepositories } from '../repositories.ts';

interface RunningExam {
  readonly exams: Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'>;
  readonly key: ExamKey;
  readonly startedAt: number;
  passes(milliseconds: number): Promise<void>;
  extend(minutes: number): Promise<void>;
  close(): Promise<void>;
  reopen(): Promise<void>;
  loseReply(): Promise<void>;
}

const minute = 60_000;
const time = 60 * minute;
const grace = 2 * minute;

const inWorld = async (open: () => Promise<RunningExam>) => {
  const world = await open();
  const { exams, key, startedAt } = world;
  const { questions } = await exams.content(key);
  const ids = questions.map(({ id }) => id);
  const [first = '', second = ''] = ids;
  const sent = (more: Partial<AnswerToSave> = {}, at = minute): AnswerToSave => ({
    ...{ questionId: first, base: 0, value: 'satu', doubtful: false, revision: 1, device: 'laptop' },
    answeredAt: new Date(startedAt + at).toISOString(),
    ...more,
  });
  return {
    ...world,
    first,
    second,
    sent,
    save: async (...answers: AnswerToSave[]) => {
      const reply = await exams.save(key, answers);
      if (!reply) throw new Error('the server keeps no answers');
      return reply;
    },
    held: async () => (await exams.content(key)).answers.find(({ questionId }) => questionId === first),
    status: async () => (await exams.exams(key.trxId))?.exams.find(({ id }) => id === key.id),
    digestOf: (values: Readonly<Record<string, string>>) => nobleHasher.sha256(answersText(ids, (id) => values[id])),
  };
};

const takesAnswers = (name: string, running: () => Promise<RunningExam>) => {
  const open = () => inWorld(running);

  describe(`${name}, as a server of exams,`, () => {
    it('has one running exam, with its questions and no answer', async () => {
      const { exams, key, status } = await open();
      expect(await status()).toMatchObject({ status: 'running', minutes: 60, extraMinutes: 0, receipt: null });
      const content = await exams.content(key);
      expect(content).toMatchObject({ trxId: key.trxId, examId: key.id });
      expect(content.questions.length).toBeGreaterThan(1);
      expect(content.answers).toEqual([]);
      expect(await exams.exams('TRX-0000-000000')).toBeNull();
    });
  });

  describe(`an answer sent to ${name}`, () => {
    it('is kept unchanged, in every script, and its reply says exactly that it is saved (fault matrix 41)', async () => {
      const { first, sent, save, held } = await open();
      const value = ' \ud800🎓 שלום \u202e\0 e\u0301\r\n"kutip" <b>&amp; ';
      const answer = sent({ value, doubtful: true, revision: 3 });
      const saved = [{ questionId: first, revision: 3, device: 'laptop' }];
      expect(await save(answer)).toEqual({ saved, refused: [], answers: [] });
      const { questionId: _, base: __, ...version } = answer;
      expect(await held()).toEqual({ questionId: first, current: version, others: [], file: null });
    });

    it('is kept once when it arrives twice; an older version of its device does not replace it, and gets the newer one', async () => {
      const { first, sent, save, held } = await open();
      const [older, newer] = [sent(), sent({ revision: 2, base: 1, value: 'baru' })];
      for (const version of [newer, newer]) expect((await save(version)).saved).toHaveLength(1);
      const late = await save(older);
      expect(late.saved).toHaveLength(1);
      expect(late.answers).toMatchObject([{ questionId: first, current: { value: 'baru' }, others: [] }]);
      expect(await held()).toMatchObject({ current: { value: 'baru' }, others: [] });
    });

    it('replaces another device’s version that its sender has seen', async () => {
      const { sent, save, held } = await open();
      await save(sent({ revision: 4 }));
      await save(sent({ device: 'ponsel', base: 4, revision: 5, value: 'baru' }));
      expect(await held()).toMatchObject({ current: { value: 'baru', device: 'ponsel' }, others: [] });
    });

    it.each([
      ['of the higher revision', { revision: 2 }, 0],
      ['of the later instant, of equal revisions', {}, 1],
      ['of the device with the last name, of the same instant', {}, 0],
    ])('is kept beside another device’s unseen version, and the one %s counts', async (_, more, at) => {
      const { sent, save, held } = await open();
      const winner = sent({ value: 'menang', device: 'ponsel', ...more }, minute + at);
      const loser = sent({ value: 'kalah' });
      for (const [one, other] of [
        [winner, loser],
        [loser, winner],
      ] as const) {
        await save(one);
        await save(other);
        expect(await held()).toMatchObject({ current: { value: 'menang' }, others: [{ value: 'kalah' }] });
      }
    });

    it('returns with the other device’s version, also when it is sent again', async () => {
      const { first, sent, save } = await open();
      await save(sent());
      const phone = sent({ device: 'ponsel', value: 'dua' }, 2 * minute);
      const told = { questionId: first, current: { value: 'dua' }, others: [{ value: 'satu' }] };
      for (const _ of [1, 2]) expect((await save(phone)).answers).toMatchObject([told]);
    });

    it('is not kept beside another version with the same content', async () => {
      const { sent, save, held } = await open();
      await save(sent());
      await save(sent({ device: 'ponsel' }, 2 * minute));
      expect(await held()).toMatchObject({ current: { device: 'ponsel' }, others: [] });
    });

    it('leaves no older version of its device beside it, and restores none', async () => {
      const { sent, save, held } = await open();
      await save(sent({ revision: 5, value: 'laptop 5' }));
      await save(sent({ device: 'ponsel', revision: 2, value: 'ponsel 2' }));
      await save(sent({ device: 'ponsel', revision: 6, value: 'ponsel 6' }));
      const now = { current: { value: 'ponsel 6' }, others: [{ value: 'laptop 5' }] };
      expect(await held()).toMatchObject(now);
      await save(sent({ device: 'ponsel', revision: 3, value: 'ponsel 3' }));
      await save(sent({ revision: 4, value: 'laptop 4' }));
      expect(await held()).toMatchObject(now);
      expect((await held())?.others).toHaveLength(1);
    });

    it('is refused alone when it answers no question of the exam', async () => {
      const { first, sent, save } = await open();
      const { saved, refused } = await save(sent({ questionId: 'tidak-ada' }), sent());
      expect([saved.map(({ questionId }) => questionId), refused]).toEqual([
        [first],
        [{ questionId: 'tidak-ada', revision: 1, reason: expect.any(String) }],
      ]);
    });

    it('is an error, and nothing is kept, when its revision is not above its base', async () => {
      const { second, sent, save, held } = await open();
      const odd = sent({ questionId: second, base: 1 });
      await expect(save(sent(), odd)).rejects.toMatchObject({ name: 'ApiFailure', kind: 'http', status: 422 });
      expect(await held()).toBeUndefined();
    });
  });

  describe(`the time of an exam of ${name}`, () => {
    it('ends at once for later answers, and two minutes later for earlier ones', async () => {
      const { passes, first, second, sent, save } = await open();
      await passes(time + grace);
      const { saved, refused } = await save(sent({}, time), sent({ questionId: second }, time + 1));
      expect(saved.map(({ questionId }) => questionId)).toEqual([first]);
      expect(refused).toEqual([{ questionId: second, revision: 1, reason: expect.any(String) }]);
      await passes(1);
      expect((await save(sent({ questionId: second }))).refused).toHaveLength(1);
    });

    it('does not undo a save: a device that lost the reply gets it, however late it asks', async () => {
      const { passes, sent, save } = await open();
      await save(sent());
      await passes(time + grace + 1);
      expect(await save(sent())).toMatchObject({ saved: [{ revision: 1 }], refused: [] });
    });

    it('grows by the assessor’s extension', async () => {
      const { passes, extend, sent, save, status } = await open();
      await extend(15);
      expect(await status()).toMatchObject({ extraMinutes: 15 });
      await passes(time + 15 * minute);
      expect((await save(sent({}, time + 15 * minute))).saved).toHaveLength(1);
    });
  });

  it(`${name} forbids everything about an exam that the assessor has closed, until it is reopened`, async () => {
    const { exams, key, close, reopen, sent, save, status, digestOf } = await open();
    await close();
    const forbidden = { name: 'ApiFailure', kind: 'http', status: 403 };
    await expect(save(sent())).rejects.toMatchObject(forbidden);
    await expect(exams.content(key)).rejects.toMatchObject(forbidden);
    await expect(exams.submit(key, [], digestOf({}), 'kunci-1')).rejects.toMatchObject(forbidden);
    expect(await status()).toMatchObject({ status: 'locked', receipt: null });
    await reopen();
    expect((await save(sent())).saved).toHaveLength(1);
    expect(await status()).toMatchObject({ status: 'running' });
  });

  it(`${name} keeps what it received although its reply is lost`, async () => {
    const { exams, key, loseReply, sent, save, held, digestOf, first, status } = await open();
    await loseReply();
    await expect(save(sent())).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
    expect(await held()).toMatchObject({ current: { value: 'satu' } });
    const submit = () => exams.submit(key, [], digestOf({ [first]: 'satu' }), 'kunci-1');
    await loseReply();
    await expect(submit()).rejects.toMatchObject({ kind: 'network' });
    expect(await submit()).toEqual((await status())?.receipt);
  });

  describe(`a submission to ${name}`, () => {
    it('returns a receipt of all answers that count, including those sent with it', async () => {
      const { exams, key, startedAt, passes, first, second, sent, save, digestOf, status } = await open();
      await save(sent());
      await passes(5 * minute);
      const digest = digestOf({ [first]: 'satu', [second]: ' ' });
      const receipt = await exams.submit(key, [sent({ questionId: second, value: ' ' })], digest, 'kunci-1');
      expect(receipt).toMatchObject({ answered: 1, total: (await exams.content(key)).questions.length, digest });
      expect(Date.parse(receipt.submittedAt ?? '')).toBe(startedAt + 5 * minute);
      expect(await status()).toMatchObject({ status: 'submitted', receipt });
    });

    it('counts once: its key returns the same receipt, another key and later answers are refused', async () => {
      const { exams, key, sent, save, digestOf } = await open();
      const receipt = await exams.submit(key, [], digestOf({}), 'kunci-1');
      expect(await exams.submit(key, [], digestOf({}), 'kunci-1')).toEqual(receipt);
      const over = { name: 'ApiFailure', kind: 'refused' };
      await expect(exams.submit(key, [], digestOf({}), 'kunci-2')).rejects.toMatchObject(over);
      await expect(save(sent())).rejects.toMatchObject(over);
    });

    it('with a digest of other answers is refused without a loss, and needs another key then', async () => {
      const { exams, key, first, sent, held, digestOf, status } = await open();
      const differs = { kind: 'refused', fieldErrors: { digest: [expect.any(String)] } };
      await expect(exams.submit(key, [sent()], digestOf({}), 'kunci-1')).rejects.toMatchObject(differs);
      expect(await held()).toMatchObject({ current: { value: 'satu' } });
      expect(await status()).toMatchObject({ status: 'running' });
      const right = digestOf({ [first]: 'satu' });
      await expect(exams.submit(key, [], right, 'kunci-1')).rejects.toMatchObject(differs);
      expect(await exams.submit(key, [], right, 'kunci-2')).toMatchObject({ answered: 1, digest: right });
    });

    it('is accepted with all answers of the candidate, and its receipt says which of them count', async () => {
      const { exams, key, passes, first, second, sent, save, digestOf } = await open();
      await save(sent());
      await passes(time + grace + 1);
      const late = sent({ questionId: second, value: 'terlambat' });
      const all = digestOf({ [first]: 'satu', [second]: 'terlambat' });
      const receipt = await exams.submit(key, [sent(), late], all, 'kunci-1');
      expect(receipt).toMatchObject({ answered: 1, digest: digestOf({ [first]: 'satu' }) });
    });
  });
};

const overHttp = async (): Promise<RunningExam> => {
  const { exams, control, logIn } = await openRepositories();
  const { id: candidateId } = await logIn('eka');
  const key = { trxId: 'TRX-2026-000132', id: 'SKM-01-essay' };
  await exams.start(key, candidateId);
  const about = { trxId: key.trxId, examId: key.id };
  const hidden = { match: { path: '/api/assessment/answers' }, nth: 1, action: { type: 'accept-then-drop' } } as const;
  let lost = 0;
  return {
    exams,
    key,
    startedAt: testNow,
    passes: (milliseconds) => control.travel(milliseconds),
    extend: (minutes) => control.actAsStaff({ type: 'extend-exam', ...about, minutes }),
    close: () => control.actAsStaff({ type: 'close-exam', ...about, note: 'Listrik padam.' }),
    reopen: () => control.actAsStaff({ type: 'reopen-exam', ...about }),
    loseReply: () => control.addFault({ id: `hilang-${++lost}`, ...hidden }),
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
