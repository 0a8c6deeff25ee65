import { describe, expect, it } from 'vitest';
import { foreignAttempt, phasesOf, user } from './foreign-attempt.ts';

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
