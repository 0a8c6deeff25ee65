import { describe, expect, it } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { attemptWorld, minute, second, sending, user } from '../../../fakes/attempt-world.ts';
import { type ExamFault, examBrowser } from '../../../fakes/exam-fakes.ts';

const world = () => {
  const made = attemptWorld();
  made.server.keepsAnswers = false;
  const saves = () => made.calls('save').length;
  const submit = async (attempt: RunningAttempt) => (await made.submit(attempt)).kind;
  return { ...made, saves, submit };
};

const phases = (attempt: RunningAttempt) => [...attempt.state.value.answers.values()].map(({ phase }) => phase);

describe('an exam on a server that keeps no answers before the submission (fault matrix 86)', () => {
  it('detects this with the first save, keeps all answers on the device, and submits them all', async () => {
    const { device, browser, open, submit, saves, values } = world();
    const attempt = await open();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    expect(attempt.state.value).toMatchObject({ deviceOnly: true, connection: 'fine', unsent: 1, durable: true });
    attempt.answer('S2', 'b');
    attempt.sendNow();
    device.hide();
    await device.pass(4 * minute);
    expect(phases(attempt)).toEqual(['kept', 'kept', 'empty']);
    expect(saves()).toBe(1);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', 'b', undefined]);
    expect(attempt.state.value).toMatchObject({ unsent: 0, refused: 0 });
    expect(browser.drafts.stored.size).toBe(0);
  });

  it('remembers this after a reload, and in the tab that takes over, with all answers', async () => {
    const { device, open, saves } = world();
    const first = await open();
    first.answer('S1', 'a');
    await device.pass(sending);
    await first.close();
    const again = await open();
    expect(again.state.value).toMatchObject({ deviceOnly: true, unsent: 1 });
    again.answer('S2', 'b');
    await device.pass(second);
    const other = await open();
    const taking = other.takeOver();
    await device.pass(minute);
    await taking;
    expect(other.state.value).toMatchObject({ role: 'writing', deviceOnly: true, unsent: 2 });
    expect(saves()).toBe(1);
  });

  it('sends no save at all where the configuration says so, not even when the page is left', async () => {
    const { device, open, submit, saves, values } = world();
    const attempt = await open({ partialSaves: false });
    expect(attempt.state.value.deviceOnly).toBe(true);
    attempt.answer('S3', 'c');
    device.hide();
    await device.pass(minute);
    expect(await submit(attempt)).toBe('submitted');
    expect(saves()).toBe(0);
    expect(values()).toEqual([undefined, undefined, 'c']);
  });

  it('is submitted with an answer that was refused before', async () => {
    const { device, server, open, submit, values } = world();
    const attempt = await open();
    server.faults = ['refuses'];
    attempt.answer('S1', 'a');
    await device.pass(sending);
    expect(phases(attempt)).toEqual(['refused', 'empty', 'empty']);
    attempt.answer('S2', 'b');
    await device.pass(20 * second);
    expect(phases(attempt)).toEqual(['kept', 'kept', 'empty']);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', 'b', undefined]);
  });

  it('is submitted with the answers on the device when its time is over', async () => {
    const { device, open, submit, values } = world();
    const attempt = await open();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    attempt.lock(true);
    expect(attempt.answer('S2', 'b')).toBe(false);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', undefined, undefined]);
  });

  it('counts as submitted when only the reply was lost, and leaves nothing on the device', async () => {
    const { device, server, browser, open, submit } = world();
    const attempt = await open({ partialSaves: false });
    attempt.answer('S1', 'a');
    await device.pass(second);
    server.faults = [{ takes: 0 }, 'acceptThenDrop', 'network'];
    expect(await submit(attempt)).toBe('unknown');
    expect(attempt.state.value.unsent).toBe(1);
    expect(await submit(attempt)).toBe('alreadySubmitted');
    expect(attempt.state.value.unsent).toBe(0);
    expect(browser.drafts.stored.size).toBe(0);
  });

  it('keeps answers on the device that another device has not submitted', async () => {
    const { device, server, open, submit } = world();
    const attempt = await open({ partialSaves: false });
    attempt.answer('S1', 'a');
    const other = runExamAttempt({ ...examBrowser(device, server, 'B').deps(), partialSaves: false });
    const elsewhere = other({ exam: server.exam, content: server.blankContent, user });
    await device.pass(second);
    expect(await submit(elsewhere)).toBe('submitted');
    expect(await submit(attempt)).toBe('alreadySubmitted');
    expect(attempt.state.value.unsent).toBe(1);
  });
});

it.each<ExamFault>([{ status: 500 }, 'html', 'acceptThenDrop', 'network', 'expired'])(
  'a single reply, %j, does not make a server that keeps answers look like one that does not (fault matrix 86)',
  async (fault) => {
    const { device, server, open, values } = world();
    server.keepsAnswers = true;
    const attempt = await open();
    server.faults = [fault];
    attempt.answer('S1', 'a');
    await device.pass(minute);
    attempt.resume();
    await device.pass(minute);
    expect(attempt.state.value.deviceOnly).toBe(false);
    expect(values()).toEqual(['a', undefined, undefined]);
  },
);
