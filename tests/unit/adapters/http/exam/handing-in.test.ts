import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../../../../src/domain/exam/answers-text.ts';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import { allAnswers, foreignAttempt, inWib, phasesOf } from './foreign-attempt.ts';

const nulls = { number: null, submitted_at: null, answered: null, total: null, digest: null };
const old = { number: 'TT-1', submitted_at: '2026-03-02 08:00:00', answered: 3, total: 3 };
const ours = nobleHasher.sha256(answersText(['S1', 'S2', 'S3'], (id) => `jawaban ${id}`));

describe('a running exam', () => {
  it.each([
    ['a receipt of nulls', nulls],
    ['the receipt of before it was reopened', old],
  ])('can be submitted although it has %s: the status decides', async (_, receipt) => {
    const here = foreignAttempt();
    here.server.exam = { ...here.server.exam, receipt };
    here.server.answers = ({ digest }) => {
      here.server.exam = { ...here.server.exam, status: 'submitted' };
      return jsonReply({ data: { number: 'TT-2', digest } });
    };
    const attempt = await here.answered();
    expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
    expect(here.sent.map(({ action, answers }) => [action, answers.map(({ value }) => value)])).toEqual([
      ['submit', allAnswers],
    ]);
    expect(here.kept()).toEqual([]);
  });
});

describe('the reply to a submission', () => {
  const replyingWith = async (
    reply: (began: number) => Response,
    after: Record<string, unknown> = {},
    before: typeof after = {},
  ) => {
    const here = foreignAttempt();
    here.server.exam = { ...here.server.exam, ...before };
    const attempt = await here.answered();
    here.server.answers = () => {
      here.server.exam = { ...here.server.exam, status: 'submitted', ...after };
      return reply(here.device.world);
    };
    return { ...here, attempt, outcome: await here.submit(attempt) };
  };

  it.each<[string, (began: number) => Response]>([
    ['our digest, whatever it counts', () => jsonReply({ data: { answered: 0, digest: ours.toUpperCase() } })],
    ['as many answers as were sent', () => jsonReply({ success: true, data: { answered: 3, total: 3 } })],
    ['more answers than were sent', () => jsonReply({ data: { number: 'A', answered: '4' } })],
    ['a number and a time', (now) => jsonReply({ data: { number: 7, submitted_at: inWib(now) } })],
  ])('that has %s is accepted, and nothing stays on the device', async (_, reply) => {
    const { outcome, kept, attempt, left } = await replyingWith(reply);
    expect(outcome).toMatchObject({ kind: 'submitted', proven: true });
    expect(phasesOf(attempt)).toEqual(['sent', 'sent', 'sent']);
    expect(kept()).toEqual([]);
    expect(await left()).toBeNull();
  });

  const said = (fields: object) => () => jsonReply({ data: fields });
  it.each<[string, (began: number) => Response]>([
    ['another digest', said({ number: 'A', answered: 3, digest: 'a'.repeat(64) })],
    ['fewer answers, and a good time', (now) => said({ number: 'A', answered: 2, submitted_at: inWib(now) })()],
    ['a number alone', said({ number: 'A' })],
    ['a time alone', (now) => said({ submitted_at: inWib(now) })()],
    ['a number, and a time of before it', said({ number: 'A', submitted_at: '2026-03-02 08:59:59' })],
    ['only its good manners', () => jsonReply({ success: true, message: 'Jawaban terkirim', data: null })],
    ['nothing', () => emptyReply(204)],
    ['a page', () => textReply('<html>Terima kasih</html>', 'text/html')],
  ])('that has %s is not accepted: all answers stay on the device, and are offered', async (_, reply) => {
    const { outcome, kept, attempt, left } = await replyingWith(reply);
    if ('proven' in outcome) expect(outcome.proven).toBe(false);
    expect(phasesOf(attempt)).not.toContain('sent');
    expect(kept()).toEqual(allAnswers);
    expect(JSON.parse(attempt.unsentAnswers()).answers).toHaveLength(3);
    expect(await left()).toMatchObject({ count: 3, certain: false });
    expect(kept()).toEqual(allAnswers);
  });

  it('that has lost all but its status is confirmed by an exam-status with a number and a time', async () => {
    const after = { status: 'sudah_dikumpulkan', receipt: { number: 'TT-2', submitted_at: '2026-03-02 09:00:10' } };
    const done = await replyingWith(() => jsonReply({ success: true, data: { nomor: 'TT-2' } }), after);
    expect(done.outcome).toMatchObject({ kind: 'submitted', proven: true });
    expect(done.kept()).toEqual([]);
  });

  it('is not confirmed by an old receipt that exam-status repeats', async () => {
    const { outcome, kept } = await replyingWith(() => jsonReply({ success: true }), {}, { receipt: old });
    expect(outcome).toMatchObject({ kind: 'submitted', proven: false });
    expect(kept()).toEqual(allAnswers);
  });

  it('is confirmed later by questions that name our answers, and by a receipt with our digest', async () => {
    const { server, left, kept } = await replyingWith(() => emptyReply(204));
    const version = { revision: 1, device: 'server', answered_at: '2026-03-02 09:00:05' };
    const list = ['S1', 'S2', 'S3'].map((id) => ({ question_detail_id: id, kind: 'essay' }));
    const row = (id: string, value = `jawaban ${id}`) => ({ question_detail_id: id, current: { ...version, value } });
    const answers = [row('S1'), row('S2', 'lain')];
    server.questions = () => jsonReply({ data: { questions: list, answers } });
    expect(await left()).toMatchObject({ count: 2, certain: true });
    expect(kept()).toEqual(allAnswers.slice(1));
    answers.push(row('S3', 'lain'));
    server.exam = { ...server.exam, receipt: { number: 'A', digest: ours } };
    expect(await left()).toBeNull();
    expect(kept()).toEqual([]);
  });
});

it('an answer that the server has cut and returns under our revision does not count as ours', async () => {
  const here = foreignAttempt();
  const attempt = await here.answered();
  here.server.answers = ({ answers }) => {
    here.server.exam = { ...here.server.exam, status: 'submitted' };
    const list = answers.map(({ question_detail_id }) => ({ question_detail_id, kind: 'essay' }));
    const rows = answers.map(({ question_detail_id, ...version }) => ({
      question_detail_id,
      current: { ...version, value: version.value.replace('jawaban S3', 'jawaban') },
    }));
    here.server.questions = () => jsonReply({ data: { questions: list, answers: rows } });
    return jsonReply({ success: true, message: 'Terkirim' });
  };
  expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: false });
  expect(here.kept()).toEqual(['jawaban S3']);
  expect(await here.left()).toMatchObject({ count: 1, certain: true });
  expect(here.kept()).toEqual(['jawaban S3']);
});

it('a submission that gets a receipt while the exam still runs keeps its answers, and can be tried again', async () => {
  const here = foreignAttempt();
  const attempt = await here.answered();
  here.server.answers = () => jsonReply({ data: { number: 'A', submitted_at: inWib(here.device.world), answered: 3 } });
  expect((await here.submit(attempt)).kind).toBe('unknown');
  expect([here.kept(), attempt.state.value.locked]).toEqual([allAnswers, false]);
  here.server.exam = { ...here.server.exam, status: 'submitted' };
  expect(await here.submit(attempt)).toMatchObject({ kind: 'alreadySubmitted', proven: false });
  expect(here.kept()).toEqual(allAnswers);
});

it('a submission from another device does not count for this one, however many answers it names', async () => {
  const here = foreignAttempt();
  const attempt = await here.answered();
  const receipt = { number: 'TT-9', submitted_at: inWib(here.device.world), answered: 3, total: 3 };
  here.server.exam = { ...here.server.exam, status: 'submitted', receipt };
  expect(await here.submit(attempt)).toMatchObject({ kind: 'alreadySubmitted', proven: false });
  expect(here.sent).toEqual([]);
  expect(here.kept()).toEqual(allAnswers);
});

it('a submission sends every answer, also saved ones and one that a firewall does not let through', async () => {
  const here = foreignAttempt({
    answers: ({ action, answers, digest }) => {
      if (action === 'submit') return jsonReply({ data: { number: 'TT-1', digest } });
      if (answers.some(({ value }) => value.includes('DROP TABLE'))) return textReply('<h1>403</h1>', 'text/html', 403);
      return jsonReply({ data: { saved: answers } });
    },
  });
  const attempt = await here.open();
  attempt.answer('S1', 'SELECT');
  await here.pass(30_000);
  attempt.answer('S2', 'DROP TABLE');
  await here.pass(30_000);
  expect(phasesOf(attempt)).toEqual(['sent', 'failing', 'empty']);
  expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
  expect(here.sent.at(-1)?.answers.map(({ value }) => value)).toEqual(['SELECT', 'DROP TABLE']);
  expect(here.kept()).toEqual([]);
});
