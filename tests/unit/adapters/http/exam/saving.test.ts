import { describe, expect, it } from 'vitest';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import { type ForeignServer, foreignAttempt, phasesOf, type SentAnswers } from './foreign-attempt.ts';

const minute = 60_000;
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
