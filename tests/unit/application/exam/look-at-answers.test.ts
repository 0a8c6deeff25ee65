import { expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { lookAtAnswers } from '../../../../src/application/exam/attempt/look-at-answers.ts';
import type { ExamAttempt } from '../../../../src/domain/exam/attempt-state.ts';
import { newAttempt } from '../../../../src/domain/exam/exam-attempt.ts';
import { aPaper } from '../../../builders/answers.ts';
import { anExam } from '../../../builders/exam.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const second = 1_000;

const looking = (own: Partial<ExamAttempt> = { stage: 'writing' }) => {
  const device = new FakeDevice();
  const world = {
    attempt: { ...newAttempt(aPaper()), ...own },
    failure: null as ApiFailure | null,
    looks: [] as number[],
    told: [] as string[],
  };
  const begun = device.world;
  const look = lookAtAnswers({
    clock: device,
    exams: {
      content: async () => {
        world.looks.push((device.world - begun) / second);
        if (world.failure) throw world.failure;
        return aPaper();
      },
    },
    exam: () => anExam(),
    attempt: () => world.attempt,
    tell: (event) => {
      world.told.push(event.kind);
      if (event.kind === 'sessionExpired') world.attempt = { ...world.attempt, sessionOver: true };
    },
  });
  return { device, world, look };
};

it('saves that follow at once are looked at together, and later ones again', async () => {
  const { device, world, look } = looking();
  void look();
  void look();
  await device.pass(10 * second);
  expect(world).toMatchObject({ looks: [2], told: ['contentRead'] });
  void look();
  await device.pass(10 * second);
  expect(world.looks).toEqual([2, 12]);
});

it('a save during a look is looked at two seconds later', async () => {
  const { device, world, look } = looking();
  void look();
  await device.pass(2 * second - 1);
  void look();
  await device.pass(1);
  void look();
  await device.pass(10 * second);
  expect(world.looks).toEqual([2, 4]);
});

it.each([
  [
    'tells once that the session is over',
    new ApiFailure({ kind: 'expired', status: 401 }),
    ['sessionExpired', 'contentRead'],
  ],
  ['tells nothing of a lost network', new ApiFailure({ kind: 'network' }), ['contentRead']],
])('a look that fails is repeated every thirty seconds, and %s', async (_, failure, told) => {
  const { device, world, look } = looking();
  world.failure = failure;
  void look();
  await device.pass(40 * second);
  world.failure = null;
  await device.pass(100 * second);
  expect(world).toMatchObject({ looks: [2, 32, 62], told });
});

it('a tab that does not write does not look', async () => {
  const { device, world, look } = looking({ stage: 'waiting' });
  void look();
  await device.pass(100 * second);
  expect(world.looks).toEqual([]);
});
