import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../../../../src/domain/exam/answers-text.ts';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import {
  allAnswers,
  type ForeignServer,
  foreignAttempt,
  inWib,
  phasesOf,
  type SentAnswers,
  user,
} from './foreign-attempt.ts';

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

describe('an exam, when the server moves its start (fault matrix 89)', () => {
  it.each([
    ['to make it longer', '2026-03-02 09:15:00'],
    ['by its time zone, into the past', '2026-03-02 02:00:00'],
    ['to nonsense', 'besok'],
  ])('%s: it still has its answers, submits them, and leaves none on the device', async (_, started_at) => {
    const here = await left();
    const time = started_at === '2026-03-02 02:00:00' ? 480 : 60;
    here.server.exam = { ...here.server.exam, started_at, time };
    here.server.answers = ({ digest }) => {
      here.server.exam = { ...here.server.exam, status: 'submitted' };
      return Response.json({ data: { number: 'TT-1', digest } });
    };
    const attempt = await here.open({ partialSaves: false });
    expect(shown(attempt)).toEqual(['satu', 'dua', '']);
    expect(phasesOf(attempt)).toEqual(['kept', 'kept', 'empty']);
    attempt.answer('S1', 'satu lagi');
    await here.pass(12_000);
    expect(here.kept()).toContain('satu lagi');
    expect(await here.submit(attempt)).toMatchObject({ proven: true });
    expect(here.sent.at(-1)?.answers.map(({ value }) => value)).toEqual(['satu lagi', 'dua']);
    expect([here.kept(), await here.left()]).toEqual([[], null]);
  });

  it('while its page is open: it goes on, and another tab knows that it is in use', async () => {
    const here = await left(0);
    const attempt = await here.open({ partialSaves: false });
    here.server.exam = { ...here.server.exam, started_at: '2026-03-02 09:15:00' };
    attempt.renew(await here.examNow());
    const other = await here.open({ partialSaves: false });
    await here.pass(12_000);
    expect([attempt.state.value.role, other.state.value.role]).toEqual(['writing', 'reading']);
  });
});

describe('an exam that is started a second time', () => {
  const weekLater = 7 * 24 * 60 * minute;

  it('only offers the answers of its first attempt, and keeps them on the device', async () => {
    const here = await left(weekLater);
    here.server.exam = { ...here.server.exam, started_at: '2026-03-09 09:00:00' };
    const attempt = await here.open({ partialSaves: false });
    expect([shown(attempt), attempt.state.value.offered]).toEqual([['', '', ''], 2]);
    expect(JSON.parse(attempt.unsentAnswers()).answers).toHaveLength(2);
    attempt.answer('S1', 'baru');
    await here.pass(12_000);
    expect(attempt.state.value.offered).toBe(1);
    attempt.takeOffered();
    await here.pass(12_000);
    expect([shown(attempt), attempt.state.value.offered]).toEqual([['baru', 'dua', ''], 0]);
    expect(here.kept()).toEqual(['baru', 'dua', 'dua', 'satu']);
    expect(await here.left()).toMatchObject({ count: 2 });
  });

  it('also does so within its hour, where the first attempt was submitted on this device', async () => {
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
  ['another exam', user, 'TRX-1/421/1772416800/S1'],
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

const html = (status: number) => () => textReply(`<h1>${status}</h1>`, 'text/html', status);
const values = (sent: readonly SentAnswers[]) => sent.flatMap(({ answers }) => answers.map(({ value }) => value));

const keeping = (own: Partial<ForeignServer> = {}) => {
  const hiccups: (() => Response)[] = [];
  const kept = new Set<string>();
  const here = foreignAttempt({
    answers: ({ action, answers, digest }) => {
      const hiccup = hiccups.shift();
      if (hiccup) return hiccup();
      for (const { value } of answers) kept.add(value);
      return jsonReply({ data: action === 'submit' ? { number: 'TT-1', digest } : { saved: answers } });
    },
    ...own,
  });
  return { ...here, hiccups, kept };
};

type Hiccup = readonly [string, () => Response];
const silent: readonly Hiccup[] = [
  ['a 404 of a proxy', html(404)],
  ['a 204', () => emptyReply(204)],
];
const denying: readonly Hiccup[] = [
  ['a 405 in JSON', () => jsonReply({ message: 'Method not allowed' }, 405)],
  ['a maintenance in JSON', () => jsonReply({ message: 'Sedang dalam maintenance' })],
  ['a 422 about no answer', () => jsonReply({ message: 'Gagal', errors: { digest: ['Wajib.'] } }, 422)],
];

describe('a server that has acknowledged an answer', () => {
  it.each([...silent, ...denying])(
    'gets the answer again after it answers the next save with %s, and all later ones',
    async (_, hiccup) => {
      const { open, pass, hiccups: next, kept } = keeping();
      const attempt = await open();
      attempt.answer('S1', 'satu');
      await pass(minute);
      next.push(hiccup);
      attempt.answer('S2', 'dua');
      await pass(2 * minute);
      attempt.answer('S3', 'tiga');
      await pass(2 * minute);
      expect([attempt.state.value.deviceOnly, phasesOf(attempt)]).toEqual([false, ['sent', 'sent', 'sent']]);
      expect([...kept]).toEqual(['satu', 'dua', 'tiga']);
    },
  );

  it('is known after a reload too, where the first reply is a refusal', async () => {
    const { open, pass, hiccups: next, kept } = keeping();
    const attempt = await open();
    attempt.answer('S1', 'satu');
    await pass(minute);
    await attempt.close();
    next.push(() => jsonReply({ message: 'Not Found' }, 404));
    const again = await open();
    again.answer('S2', 'dua');
    await pass(2 * minute);
    expect([again.state.value.deviceOnly, [...kept]]).toEqual([false, ['satu', 'dua']]);
  });
});

describe('a server that seems to keep no answers', () => {
  it.each(silent)('by %s proves nothing: it gets the answer a moment later', async (_, hiccup) => {
    const { open, pass, hiccups: next, kept } = keeping();
    const attempt = await open();
    next.push(hiccup);
    attempt.answer('S1', 'satu');
    await pass(minute);
    expect([attempt.state.value.deviceOnly, [...kept]]).toEqual([false, ['satu']]);
  });

  it.each(denying)(
    'by %s is asked again after some minutes, also after a reload, and keeps them then',
    async (_, hiccup) => {
      const { open, pass, sent, hiccups: next, kept } = keeping();
      next.push(hiccup);
      const attempt = await open();
      attempt.answer('S1', 'satu');
      await pass(2 * minute);
      expect([attempt.state.value.deviceOnly, sent.length]).toEqual([true, 1]);
      await attempt.close();
      const again = await open();
      again.answer('S2', 'dua');
      await pass(2 * minute);
      expect([again.state.value.deviceOnly, sent.length]).toEqual([true, 1]);
      await pass(4 * minute);
      expect([again.state.value.deviceOnly, [...kept]]).toEqual([false, ['satu', 'dua']]);
      expect(phasesOf(again)).toEqual(['sent', 'sent', 'empty']);
    },
  );
});

describe('a server that takes the first POST of answers for the submission (fault matrix 90)', () => {
  it('by a receipt is detected at once: no save follows, and everything stays on the device', async () => {
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

  it('by a friendly message and exam-status leaves every answer on the device, however the submission ends', async () => {
    const here = foreignAttempt({
      answers: () => {
        here.server.exam = { ...here.server.exam, status: 'submitted' };
        return jsonReply({ success: true, message: 'Jawaban dikumpulkan' });
      },
    });
    const attempt = await here.open();
    attempt.answer('S1', 's');
    await here.pass(12_000);
    attempt.answer('S1', 'satu');
    await here.pass(12_000);
    expect(await here.submit(attempt)).toMatchObject({ kind: 'alreadySubmitted', proven: false });
    expect(here.kept()).toEqual(['satu']);
    expect(await here.left()).toMatchObject({ count: 1, certain: false });
  });
});

it('a server that keeps no answers, and refuses submissions after the time, has every answer that was submitted in time', async () => {
  const { open, pass, submit, kept, hiccups: next, server } = keeping();
  server.exam = { ...server.exam, submit_allowed: false };
  const attempt = await open();
  attempt.answer('S1', 'satu');
  await pass(minute);
  next.push(() => jsonReply({ message: 'maintenance' }));
  attempt.answer('S2', 'dua');
  attempt.answer('S3', 'tiga');
  await pass(minute);
  expect(await submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
  expect([...kept]).toEqual(['satu', 'dua', 'tiga']);
});
