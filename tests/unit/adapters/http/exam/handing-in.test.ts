import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../../../../src/domain/exam/answers-text.ts';
import { emptyReply, jsonReply } from '../replies.ts';
import { allAnswers, foreignAttempt, inWib, type SentAnswers, user } from './foreign-attempt.ts';

const nulls = { number: null, submitted_at: null, answered: null, total: null, digest: null };
const old = { number: 'TT-1', submitted_at: '2026-03-02 08:00:00', answered: 3, total: 3 };
const ours = nobleHasher.sha256(answersText(['S1', 'S2', 'S3'], (id) => `jawaban ${id}`));

it.each([
  ['a receipt of nulls', nulls],
  ['the receipt of before it was reopened', old],
])('a running exam can be submitted although it has %s: the status decides', async (_, receipt) => {
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

describe('the reply to a submission', () => {
  const silentlyTaken = async (before: Record<string, unknown> = {}) => {
    const here = foreignAttempt();
    here.server.exam = { ...here.server.exam, ...before };
    const attempt = await here.answered();
    here.server.answers = () => {
      here.server.exam = { ...here.server.exam, status: 'submitted' };
      return emptyReply(204);
    };
    return { ...here, outcome: await here.submit(attempt) };
  };

  it('is not confirmed by an old receipt that exam-status repeats', async () => {
    const { outcome, kept } = await silentlyTaken({ receipt: old });
    expect(outcome).toMatchObject({ kind: 'submitted', proven: false });
    expect(kept()).toEqual(allAnswers);
  });

  it('is confirmed later by questions that name our answers, and by a receipt with our digest', async () => {
    const { server, left, kept } = await silentlyTaken();
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

it('a submission from another device does not count for this one, however many answers it names', async () => {
  const here = foreignAttempt();
  const attempt = await here.answered();
  const receipt = { number: 'TT-9', submitted_at: inWib(here.device.world), answered: 3, total: 3 };
  here.server.exam = { ...here.server.exam, status: 'submitted', receipt };
  expect(await here.submit(attempt)).toMatchObject({ kind: 'alreadySubmitted', proven: false });
  expect(here.sent).toEqual([]);
  expect(here.kept()).toEqual(allAnswers);
});

const minute = 60_000;

const left = async (after = 10 * minute) => {
  const here = foreignAttempt();
  const attempt = await here.open({ partialSaves: false });
  await here.pass(minute);
  attempt.answer('S1', 'satu');
  attempt.answer('S2', 'dua');
  await here.pass(12_000);
  await attempt.close();
  here.device.world += after;
  return here;
};

const handedInUnproven = async () => {
  const here = await left(minute);
  const first = await here.open({ partialSaves: false });
  here.server.answers = () => {
    here.server.exam = { ...here.server.exam, status: 'submitted' };
    return Response.json({ success: true });
  };
  expect(await here.submit(first)).toMatchObject({ proven: false });
  await first.close();
  return here;
};

const shown = (attempt: Awaited<ReturnType<Awaited<ReturnType<typeof left>>['open']>>) =>
  [...attempt.state.value.answers.values()].map(({ value }) => value);

it('an exam whose start the server moves while its page is open goes on, and another tab knows that it is in use (fault matrix 89)', async () => {
  const here = await left(0);
  const attempt = await here.open({ partialSaves: false });
  here.server.exam = { ...here.server.exam, started_at: '2026-03-02 09:15:00' };
  attempt.renew(await here.examNow());
  const other = await here.open({ partialSaves: false });
  await here.pass(12_000);
  expect([attempt.state.value.role, other.state.value.role]).toEqual(['writing', 'reading']);
});

describe('an exam that is started a second time', () => {
  it('within its hour only offers the answers of its first attempt, which was submitted on this device', async () => {
    const here = await handedInUnproven();
    here.server.exam = { ...here.server.exam, status: 'running', started_at: '2026-03-02 09:30:00' };
    here.device.world += 30 * minute;
    const again = await here.open({ partialSaves: false });
    expect([shown(again), again.state.value.offered]).toEqual([['', '', ''], 2]);
  });

  it('unchanged, because its answers did not arrive, has them again', async () => {
    const here = await handedInUnproven();
    here.server.exam = { ...here.server.exam, status: 'running' };
    const again = await here.open({ partialSaves: false });
    expect(shown(again)).toEqual(['satu', 'dua', '']);
  });
});

it.each([
  ['an exam with the same beginning of its name', user, 'TRX-1/42/x/1772416800/S1'],
  ['another person', '8', 'TRX-1/42/1772416800/S1'],
])('an exam neither shows nor offers the answers of %s', async (_, owner, subject) => {
  const here = foreignAttempt();
  const at = { device: 'Z', answeredAt: '2026-03-02T02:00:30.000Z', revision: 1, base: 0 };
  here.browser.drafts.stored.set(JSON.stringify([owner, 'exam', subject]), {
    revision: 'r',
    savedAt: 0,
    content: { values: { versions: [{ ...at, value: 'rahasia', doubtful: false, refusal: null }] }, files: new Map() },
  });
  const attempt = await here.open();
  expect([shown(attempt), attempt.state.value.offered, await here.left()]).toEqual([['', '', ''], 0, null]);
  expect(attempt.unsentAnswers()).not.toContain('rahasia');
});

const values = (sent: readonly SentAnswers[]) => sent.flatMap(({ answers }) => answers.map(({ value }) => value));

it('a server that takes the first POST of answers for the submission is detected at once: no save follows, and everything stays on the device (fault matrix 90)', async () => {
  const here = foreignAttempt({
    answers: () => jsonReply({ data: { question_id: 42, submitted_at: '2026-03-02 09:00:02' } }),
  });
  const attempt = await here.open();
  attempt.answer('S1', 's');
  await here.pass(12_000);
  expect(attempt.state.value).toMatchObject({ takenEarly: true, deviceOnly: true, unsent: 1 });
  attempt.answer('S1', 'satu');
  attempt.answer('S2', 'dua');
  await here.pass(20 * minute);
  await attempt.close();
  const again = await here.open();
  expect(again.state.value).toMatchObject({ takenEarly: true, unsent: 2 });
  again.answer('S3', 'tiga');
  await here.pass(20 * minute);
  expect(values(here.sent)).toEqual(['s']);
  expect(here.kept()).toEqual(['dua', 'satu', 'tiga']);
  expect(JSON.parse(again.unsentAnswers()).answers).toHaveLength(3);
});
