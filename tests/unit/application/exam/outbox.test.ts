import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { outbox } from '../../../../src/application/exam/attempt/outbox.ts';
import type { AnswerToSave } from '../../../../src/domain/exam/question.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const answer = (questionId: string): AnswerToSave => ({
  questionId,
  value: 'A',
  doubtful: false,
  revision: 1,
  base: 0,
  device: 'd1',
  answeredAt: '2026-03-02T02:00:00.000Z',
});

/** Two unsent answers, a server that does what `save` says with those of a call, and an exam that is open or closed. */
const sending = (save: (sent: readonly AnswerToSave[]) => Promise<unknown>, open = true) => {
  const device = new FakeDevice();
  let unsent = [answer('q1'), answer('q2')];
  const calls: string[] = [];
  const box = outbox({
    clock: device,
    chance: { next: () => 0.5 },
    unsent: () => unsent,
    save: async (sent) => {
      calls.push(sent.map(({ questionId }) => questionId).join('+'));
      await save(sent);
      unsent = unsent.filter((each) => !sent.includes(each));
      return { saved: sent, refused: [], answers: [] };
    },
    isOpen: async () => open,
    tell: () => undefined,
  });
  /** What it comes to, and the calls until then: what failed is tried again later. */
  const drain = async () => {
    let ended: { outcome: ApiFailure | null; calls: string[] } | undefined;
    void box.drain().then((outcome) => {
      ended = { outcome, calls: [...calls] };
    });
    await device.pass(200_000);
    return ended;
  };
  return { box, drain };
};
const failing = (facts: FailureFacts) => () => Promise.reject(new ApiFailure(facts));

describe('the last sending of all answers', () => {
  it('brings them together and says that nothing is left', async () => {
    const { drain } = sending(async () => undefined);
    expect(await drain()).toEqual({ outcome: null, calls: ['q1+q2'] });
  });

  it.each<[FailureFacts, boolean, string[]]>([
    [{ kind: 'expired', status: 401 }, true, ['q1+q2']],
    [{ kind: 'network' }, true, ['q1+q2']],
    [{ kind: 'http', status: 403 }, false, ['q1+q2', 'q1']],
  ])('ends with %j, the exam open: %s, after %j', async (facts, open, expected) => {
    expect(await sending(failing(facts), open).drain()).toMatchObject({ outcome: facts, calls: expected });
  });

  it('goes on with each alone where one cannot be taken, and says what went wrong with that one', async () => {
    const { drain } = sending(async (sent) => {
      if (sent.some(({ questionId }) => questionId === 'q1')) throw new ApiFailure({ kind: 'http', status: 500 });
    });
    const ended = await drain();
    expect(ended?.outcome).toMatchObject({ kind: 'http', status: 500 });
    expect(ended?.calls.slice(0, 3)).toEqual(['q1+q2', 'q1', 'q2']);
  });

  it('sends nothing after it was stopped, and does not say that all has arrived', async () => {
    const { box, drain } = sending(async () => undefined);
    box.stop();
    expect(await drain()).toMatchObject({ outcome: { kind: 'cancelled' }, calls: [] });
  });
});
