import { describe, expect, it } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { ServicesHandle } from '../../../../src/ui/core/services.tsx';
import { enter, leave } from '../../../../src/ui/core/session/session-view.ts';
import {
  attemptName,
  leaveAttempt,
  openAttemptOf,
  showAttempt,
} from '../../../../src/ui/exam/attempt/open-attempts.ts';
import { second, sending } from '../../../fakes/attempt-world.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { person, sessionOf } from '../../show-with.tsx';

const [eka, other] = [person('1005'), person('1006')];

const here = () => {
  const device = new FakeDevice();
  const server = new ExamServer(device, ['S1', 'S2']);
  const browser = examBrowser(device, server);
  const deps = browser.deps();
  const services = {} as ServicesHandle;
  const view = sessionOf(eka);
  const { exam } = server;
  const name = attemptName(exam, eka.id);
  return {
    ...{ device, server, drafts: browser.drafts, view, name, exam },
    show: async () => {
      const attempt = showAttempt(services, name, () =>
        runExamAttempt(deps)({ exam, content: server.blankContent, user: eka.id }),
      );
      await device.pass(200);
      return attempt;
    },
    leave: () => leaveAttempt(services, name, eka.id, view),
    isOpen: () => openAttemptOf(services, exam, eka.id) !== null,
    saves: () => server.calls.filter((call) => call === 'save').length,
  };
};

describe('an attempt that was left before everything was sent', () => {
  const begun = async (page: ReturnType<typeof here>) => {
    const attempt = await page.show();
    attempt.answer('S1', 'satu');
    await page.device.pass(sending);
    return attempt;
  };

  it('continues until the device has its answers, where the server keeps none before the submission', async () => {
    const page = here();
    page.server.keepsAnswers = false;
    const attempt = await begun(page);
    page.drafts.hangs = true;
    attempt.answer('S2', 'dua');
    page.leave();
    expect(page.isOpen()).toBe(true);
    page.drafts.hangs = false;
    await page.device.pass(second);
    expect(page.isOpen()).toBe(false);
  });

  it('continues until everything is sent, and then accepts no answer', async () => {
    const page = here();
    const attempt = await begun(page);
    attempt.answer('S2', 'dua');
    page.leave();
    expect(page.isOpen()).toBe(true);
    await page.device.pass(sending);
    expect([page.server.valueOf('S2'), page.isOpen()]).toEqual(['dua', false]);
    expect(attempt.answer('S1', 'terlambat')).toBe(false);
  });

  it.each([
    ['somebody else logs in', (page: ReturnType<typeof here>) => enter(page.view, other)],
    ['the candidate logs out', (page: ReturnType<typeof here>) => leave(page.view)],
  ])('sends nothing more when %s, before or after it was left', async (_, change) => {
    for (const first of [true, false]) {
      const page = here();
      page.server.online = false;
      await begun(page);
      if (first) change(page);
      page.leave();
      if (!first) change(page);
      const before = page.saves();
      page.server.online = true;
      await page.device.pass(60 * second);
      expect([before > 0, page.saves(), page.isOpen()]).toEqual([true, before, false]);
    }
  });

  it('does not end under the page that shows it again, however often it was left', async () => {
    const page = here();
    page.server.online = false;
    (await page.show()).answer('S1', 'satu');
    page.leave();
    page.leave(); // the page unmounts before the attempt has started
    const attempt = await page.show();
    page.server.online = true;
    attempt.sendNow();
    await page.device.pass(second);
    expect(page.server.valueOf('S1')).toBe('satu');
    expect(attempt.answer('S2', 'dua')).toBe(true);
    await page.device.pass(15 * second);
    expect([page.server.valueOf('S2'), page.isOpen()]).toEqual(['dua', true]);
  });

  it('continues when the session is renewed', async () => {
    const page = here();
    page.server.sessionOver = true;
    await begun(page);
    page.leave();
    page.server.sessionOver = false;
    enter(page.view, eka);
    await page.device.pass(sending);
    expect([page.server.valueOf('S1'), page.isOpen()]).toEqual(['satu', false]);
  });
});

it('an attempt stays the same whatever its start, and differs for another exam or person', () => {
  const { exam, name } = here();
  const start = Date.parse(exam.startedAt ?? '');
  for (const startedAt of [null, new Date(start + 900 * second).toISOString()])
    expect(attemptName({ ...exam, startedAt }, eka.id)).toBe(name);
  expect(attemptName({ ...exam, id: 'UJ-2' }, eka.id)).not.toBe(name);
  expect(attemptName(exam, other.id)).not.toBe(name);
});
