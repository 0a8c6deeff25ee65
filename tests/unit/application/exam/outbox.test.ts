import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { outbox } from '../../../../src/application/exam/attempt/outbox.ts';
import type { RandomSource } from '../../../../src/application/ports/device/random-source.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import type { AnswerToSave, SaveReply } from '../../../../src/domain/exam/question.ts';
import { toSave } from '../../../builders/answers.ts';
import { seeded } from '../../../builders/seeded-random.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const second = 1_000;
const minute = 60 * second;

const sending = (
  own: {
    acknowledged?: boolean;
    left?: number;
    held?: AnswerToSave;
    isOpen?: () => Promise<boolean>;
    random?: RandomSource;
    reply?: (sent: string) => Promise<SaveReply | null | undefined>;
  } = {},
) => {
  const device = new FakeDevice();
  const world = {
    unsent: [toSave('q1'), toSave('q2')],
    acknowledged: false,
    left: null as number | null,
    calls: [] as string[],
    told: [] as string[],
    ...own,
  };
  const box = outbox({
    clock: device,
    random: own.random ?? { next: () => 0.5 },
    unsent: () => world.unsent,
    acknowledged: () => world.acknowledged,
    left: () => world.left,
    save: async (sent) => {
      const call = sent.map(({ questionId }) => questionId).join('+');
      world.calls.push(call);
      const reply = await world.reply?.(call);
      if (reply !== undefined) return reply;
      world.unsent = world.unsent.filter((each) => !sent.includes(each));
      return { saved: sent, refused: [], answers: [] };
    },
    held: () => own.held ?? null,
    isOpen: own.isOpen ?? (async () => true),
    tell: (event: AttemptEvent, closedBy?: ApiFailure) => {
      const more = closedBy?.status ?? ('cause' in event && event.cause);
      world.told.push(more ? `${event.kind} ${more}` : event.kind);
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

/** The network is back, and takes all answers within eight seconds. */
const comesBack = async ({ device, box, world }: ReturnType<typeof sending>) => {
  delete world.reply;
  box.cameBack();
  await device.pass(8 * second);
  expect(world.unsent).toEqual([]);
};

describe('answers given one after the other', () => {
  it('are sent together within eleven seconds, and at once where the device cannot store them', async () => {
    const { device, box, world, add } = sending();
    box.soon(600);
    await device.pass(10 * second);
    add('q3');
    expect(world.calls).toEqual([]);
    await device.pass(second);
    expect(world.calls).toEqual(['q1+q2+q3']);
    add('q4');
    await device.pass(5 * second);
    add('q5');
    box.soon(0);
    await device.pass(1);
    expect(world.calls.at(-1)).toBe('q4+q5');
    add('q6');
    box.soon(0);
    await device.pass(second);
    expect(world.calls).toHaveLength(2);
    await device.pass(second);
    expect(world.calls.at(-1)).toBe('q6');
  });

  it('are collected again after the page was hidden, which sends what there is', async () => {
    const { device, box, world, add } = sending();
    box.soon(600);
    box.lastChance();
    await device.pass(minute);
    expect(world.calls).toEqual(['q1+q2']);
    add('q3');
    await device.pass(10 * second);
    add('q4');
    expect(world.calls).toHaveLength(1);
    await device.pass(second);
    expect(world.calls.at(-1)).toBe('q3+q4');
  });
});

describe('a server that declares that it keeps no answers', () => {
  it('is asked again after five minutes, neither earlier nor never', async () => {
    const { device, box, world, add } = sending({ reply: async () => null });
    box.now();
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
    expect(world.calls).toHaveLength(6);
  });
});

const failure = (status: number) => new ApiFailure({ kind: 'http', status });
const tooMany = new ApiFailure({ kind: 'http', status: 429, retryAfterSeconds: 40 });
const closed = async () => false;
const says = (error: Error) => () => Promise.reject(error);

describe('a server that says no to several answers', () => {
  const held = toSave('held');
  const alone = ['q1+q2', 'q1'];
  it.each<[string, number, Parameters<typeof sending>[0] & { toHeld?: Error }, calls: string[], told: string[]]>([
    ['refuses the one that it does not take alone', 403, {}, [...alone, 'q2'], ['saved', 'saved']],
    ['need not be asked about a held one where it is too long', 413, { held }, [...alone, 'q2'], ['saved', 'saved']],
    ['need not be asked about a held one where it is invalid', 422, { held }, [...alone, 'q2'], ['saved', 'saved']],
    ['takes a held one, so the exam is open', 403, { held }, [...alone, 'held', 'q2'], ['saved', 'saved']],
    [
      'forbids a held one too, so the exam is closed',
      403,
      { held, toHeld: failure(403) },
      [...alone, 'held'],
      ['closed 403'],
    ],
    [
      'fails for a held one, so nothing is known',
      403,
      { held, toHeld: failure(500) },
      [...alone, 'held'],
      ['saveFailed other'],
    ],
    ['has closed the exam', 422, { held, isOpen: closed }, alone, ['closed 422']],
    ['forbids to ask about the exam', 403, { isOpen: says(failure(403)) }, alone, ['closed 403']],
    ['does not say whether the exam is open', 403, { isOpen: says(failure(500)) }, alone, ['saveFailed other']],
  ])('%s', async (_, status, { toHeld, ...own }, calls, told) => {
    const { device, box, world } = sending({
      ...own,
      reply: async (sent) => {
        if (sent.includes('q1')) throw failure(status);
        if (sent === 'held' && toHeld) throw toHeld;
        return undefined;
      },
    });
    box.now();
    await device.pass(second);
    expect(world).toMatchObject({ calls, told });
    if (told[0]?.startsWith('closed')) await device.pass(minute);
    expect(world.calls).toHaveLength(calls.length);
  });
});

describe('an answer that the server neither keeps nor refuses', () => {
  const kept = (...saved: AnswerToSave[]) => ({ saved, refused: [], answers: [] });
  const newer = { ...toSave('q1'), revision: 2 };
  it.each<[string, after: AnswerToSave[], seconds: number]>([
    ['is sent again with growing pauses, alone', [toSave('q1'), toSave('q2')], 2],
    ['is sent again, also where the server keeps another', [toSave('q2')], 2],
    ['is no failure where it was changed meanwhile', [newer], 11],
    ['is no failure where it is a new one', [toSave('q3')], 11],
  ])('%s', async (_, after, seconds) => {
    const { device, box, world } = sending({
      reply: async () => {
        world.unsent = after;
        return kept();
      },
    });
    box.now();
    await device.pass(seconds * second - 501);
    expect(world.calls).toHaveLength(1);
    await device.pass(501);
    expect(world.calls).toHaveLength(2);
  });
});

describe('an outbox', () => {
  const offline = () => sending({ reply: says(new ApiFailure({ kind: 'network' })) });

  it('sends a new answer with the next retry, which it neither hastens nor delays', async () => {
    const { device, box, world, add } = offline();
    box.now();
    await device.pass(20 * second); // retries after 1.5, 4.5, 10.5 and 22.5 seconds
    add('q3');
    box.soon(0);
    await device.pass(2 * second);
    expect(world.calls).toHaveLength(4);
    await device.pass(second);
    expect(world.calls.at(-1)).toBe('q1+q2+q3');
  });

  it('plans a call for a new answer although the call before failed with nothing left to retry', async () => {
    const { device, box, world, add } = offline();
    box.now();
    world.unsent = [];
    await device.pass(second);
    add('q3');
    await device.pass(2 * second);
    expect(world.calls).toEqual(['q1+q2', 'q3']);
  });

  it('sends no second call beside one that is under way, and none when it is stopped or nothing waits', async () => {
    const { device, box, world } = sending({ reply: () => device.wait(5 * second).then(() => undefined) });
    box.now();
    box.now();
    box.seen();
    await device.pass(6 * second);
    box.cameBack();
    expect(device.timers).toBe(0);
    expect(world).toMatchObject({ calls: ['q1+q2'], told: ['saved'] });
    world.unsent = [toSave('q3')];
    box.stop();
    box.now();
    box.soon(600);
    box.lastChance();
    await device.pass(minute);
    expect(world.calls).toHaveLength(1);
    box.resume();
    await device.pass(6 * second);
    expect(world.calls).toEqual(['q1+q2', 'q3']);
  });

  it('that is stopped sends nothing more that it had planned', async () => {
    const { device, box, world } = sending();
    box.soon(600);
    box.stop();
    await device.pass(minute);
    expect(world.calls).toEqual([]);
  });

  it.each([
    ['a call that ends', 2 * second, 2 * second],
    ['one that hangs, for five seconds', minute, 5 * second],
    ['none', null, 0],
  ])('is held still after %s', async (_, takes, held) => {
    const { device, box } = sending({ reply: () => device.wait(takes ?? 0).then(() => undefined) });
    if (takes !== null) box.now();
    let heldAfter: number | null = null;
    const begun = device.world;
    void box.hold().then(() => {
      heldAfter = device.world - begun;
    });
    await device.pass(10 * second);
    expect(heldAfter).toBe(held);
  });

  it('takes a failure that is no answer of the API for one of the server', async () => {
    const { device, box, world } = sending({ reply: says(new TypeError('undefined')) });
    box.now();
    await device.pass(second);
    expect(world.told).toEqual(['saveFailed server']);
  });

  it('hears that a server keeps no answers from the newest call only', async () => {
    const { device, box, world } = sending({ reply: () => device.wait(20 * second).then(() => null) });
    box.now();
    await device.pass(second);
    world.reply = () => device.wait(40 * second).then(() => undefined);
    box.cameBack();
    await device.pass(38 * second);
    expect(world).toMatchObject({ calls: ['q1+q2', 'q1+q2'], told: [] });
    await device.pass(minute);
    expect(world.told).toEqual(['saved']);
  });

  it('near the end does not put a call off because more is typed', async () => {
    const { device, world, add } = sending({ left: minute });
    add('q3');
    await device.pass(500);
    add('q4');
    await device.pass(100);
    expect(world.calls).toEqual(['q1+q2+q3+q4']);
  });

  it('does not wait for a retry that hangs in a lost network, though the server had asked for a pause before it', async () => {
    const room = sending({ reply: says(tooMany) });
    const { device, box, world } = room;
    box.now();
    await device.pass(second);
    world.reply = () => device.wait(minute).then(() => undefined);
    box.now();
    await device.pass(second);
    await comesBack(room);
  });
});

describe('a server that asks for a pause', () => {
  it('gets it, also from somebody who comes back to the page, but not from somebody who presses the button', async () => {
    const { device, box, world } = sending({ reply: () => Promise.reject(tooMany) });
    box.now();
    await device.pass(second);
    box.seen();
    box.cameBack();
    await device.pass(38 * second);
    expect(world.calls).toHaveLength(1);
    box.now();
    await device.pass(1);
    expect(world.calls).toHaveLength(2);
  });
});

describe('a network that a whole room shares', () => {
  it('is back without a stampede: each device sends within eight seconds at its own time, and near the end at once', async () => {
    const sentAfter = async (left: number | null) => {
      const { device, box, world } = sending({ ...(left !== null && { left }) });
      box.cameBack();
      for (let passed = 0; ; passed += 1) {
        await device.pass(second);
        if (world.calls.length > 0) return passed;
      }
    };
    expect(await sentAfter(null)).toBe(3);
    expect(await sentAfter(minute)).toBe(0);
  });

  it('gets the answers again within eight seconds, although a call from before hangs in the lost network', async () => {
    const room = sending({
      reply: () => device.wait(20 * second).then(() => Promise.reject(new ApiFailure({ kind: 'timeout' }))),
    });
    const { device, box, world } = room;
    box.now();
    await device.pass(second);
    await comesBack(room);
    await device.pass(minute);
    expect(world.calls).toHaveLength(2);
    expect(world.told).toEqual(['saved']);
  });

  it('gets the calls of 300 devices spread over time after an outage, and none sends twice', async () => {
    const random = seeded(33);
    const moments: number[] = [];
    await Promise.all(
      Array.from({ length: 300 }, async () => {
        const { device, box, world } = sending({
          random,
          reply: () => Promise.reject(new ApiFailure({ kind: 'network' })),
        });
        const begun = device.world;
        box.now();
        await device.pass(minute);
        delete world.reply;
        box.cameBack();
        const { length } = world.calls;
        while (world.unsent.length > 0) await device.pass(250);
        expect(world.calls.length - length).toBe(1);
        moments.push(Math.floor((device.world - begun - minute) / second));
      }),
    );
    const busiest = Math.max(...moments.map((moment) => moments.filter((each) => each === moment).length));
    expect(Math.max(...moments)).toBeLessThanOrEqual(8);
    expect(busiest).toBeLessThan(90);
  });
});
