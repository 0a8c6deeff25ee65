import { describe, expect, it } from 'vitest';
import { outbox } from '../../../../src/application/exam/attempt/outbox.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import type { SaveReply } from '../../../../src/domain/exam/question.ts';
import { toSave } from '../../../builders/answers.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const second = 1_000;
const minute = 60 * second;

const sending = (own: { acknowledged?: boolean; reply?: () => Promise<SaveReply | null | undefined> } = {}) => {
  const device = new FakeDevice();
  const world = {
    unsent: [toSave('q1'), toSave('q2')],
    acknowledged: false,
    calls: [] as string[],
    told: [] as string[],
    ...own,
  };
  const box = outbox({
    clock: device,
    random: { next: () => 0.5 },
    unsent: () => world.unsent,
    acknowledged: () => world.acknowledged,
    save: async (sent) => {
      world.calls.push(sent.map(({ questionId }) => questionId).join('+'));
      const reply = await world.reply?.();
      if (reply !== undefined) return reply;
      world.unsent = world.unsent.filter((each) => !sent.includes(each));
      return { saved: sent, refused: [], answers: [] };
    },
    isOpen: async () => true,
    tell: (event: AttemptEvent) => {
      world.told.push('cause' in event ? `${event.kind} ${event.cause}` : event.kind);
      const refused = event.kind === 'saved' ? event.reply.refused : [];
      world.unsent = world.unsent.filter((each) => refused.every(({ questionId }) => questionId !== each.questionId));
    },
  });
  const add = (questionId: string) => {
    world.unsent = [...world.unsent, toSave(questionId)];
    box.soon(600);
  };
  return { device, box, world, add };
};

describe('answers given one after the other', () => {
  it('are sent together, at most every five seconds, and at once where the device cannot store them', async () => {
    const { device, box, world, add } = sending();
    box.soon(600);
    await device.pass(second);
    expect(world.calls).toEqual(['q1+q2']);
    for (const id of ['q3', 'q4', 'q5']) {
      add(id);
      await device.pass(second);
    }
    expect(world.calls).toEqual(['q1+q2']);
    await device.pass(2 * second);
    expect(world.calls).toEqual(['q1+q2', 'q3+q4+q5']);
    add('q6');
    box.soon(0);
    await device.pass(1);
    expect(world.calls.at(-1)).toBe('q6');
  });

  it('do not wait longer when the device’s clock is set back', async () => {
    const { device, box, world, add } = sending();
    box.soon(600);
    await device.pass(second);
    device.setClock(-12 * 60 * minute);
    add('q3');
    await device.pass(16 * second);
    expect(world.calls.at(-1)).toBe('q3');
  });
});

describe('a server that declares that it keeps no answers', () => {
  it('is asked again after five minutes, neither earlier nor never', async () => {
    const { device, box, world, add } = sending({ reply: async () => null });
    box.soon(600);
    await device.pass(second);
    add('q3');
    box.now();
    box.lastChance();
    await device.pass(4 * minute);
    expect(world.calls).toEqual(['q1+q2']);
    await device.pass(2 * minute);
    expect(world.calls).toEqual(['q1+q2', 'q1+q2+q3']);
    delete world.reply;
    await device.pass(5 * minute);
    expect(world.calls).toHaveLength(3);
    expect(world.told).toEqual(['savingDeclined', 'savingDeclined', 'saved']);
  });

  it('and has kept some before has a temporary problem, and is asked as after any failure', async () => {
    const { device, box, world } = sending({ acknowledged: true, reply: async () => null });
    box.soon(600);
    await device.pass(minute);
    expect(new Set(world.told)).toEqual(new Set(['saveFailed server']));
    expect(world.calls.length).toBeGreaterThan(2);
  });
});
