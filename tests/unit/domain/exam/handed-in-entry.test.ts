import { describe, expect, it } from 'vitest';
import { emptyEntry } from '../../../../src/domain/exam/answer-entry.ts';
import { compared, handedIn } from '../../../../src/domain/exam/handed-in-entry.ts';
import type { AnswerVersion } from '../../../../src/domain/exam/question.ts';
import { aVersion } from '../../../builders/answers.ts';

const acknowledged = (value: string, rest: Partial<AnswerVersion> = {}): AnswerVersion => {
  const { base: _, refusal: __, ...version } = aVersion(value, rest);
  return version;
};
const held = (current: AnswerVersion | null) => ({ questionId: 'S1', current, others: [], file: null });

describe('an answer after the submission of one of its versions', () => {
  it('is on the server in this version, and only newer versions wait', () => {
    const [older, taken, newer] = [aVersion('a'), aVersion('b', { revision: 2 }), aVersion('c', { revision: 3 })];
    const entry = handedIn({ ...emptyEntry, pending: [older, taken, newer] }, taken);
    expect(entry).toEqual({ ...emptyEntry, server: acknowledged('b', { revision: 2 }), pending: [newer] });
  });

  it('stays as it is when the server already had this version, or nothing waited', () => {
    const entry = { ...emptyEntry, server: acknowledged('a'), pending: [aVersion('b', { revision: 2 })] };
    expect(handedIn(entry, aVersion('a'))).toBe(entry);
    expect(handedIn(emptyEntry, aVersion('a'))).toBe(emptyEntry);
  });
});

describe('a submitted answer, compared with the answer of the server,', () => {
  it('has arrived when the server has its value, or a newer version', () => {
    const entry = { ...emptyEntry, server: acknowledged('a') };
    for (const current of [acknowledged('a', { device: 'B' }), acknowledged('b', { revision: 2, device: 'B' })])
      expect(compared(entry, held(current))).toEqual({ ...emptyEntry, server: current });
  });

  it.each([
    ['nothing', null],
    ['an older version with another value', acknowledged('b', { revision: 1, device: 'B' })],
  ])('waits again when the server has %s', (_, current) => {
    const entry = { ...emptyEntry, server: acknowledged('a', { revision: 2 }) };
    expect(compared(entry, held(current))).toEqual({
      ...emptyEntry,
      server: current,
      pending: [aVersion('a', { revision: 2 })],
    });
  });

  it('no longer waits with versions up to the one that has the server’s value, and keeps newer ones', () => {
    const pending = [1, 2, 3].map((revision) => aVersion(`v${revision}`, { revision }));
    const current = acknowledged('v2', { device: 'B' });
    expect(compared({ ...emptyEntry, pending }, held(current)).pending).toEqual([pending[2]]);
  });

  it('no longer waits with an empty answer when the server has none', () => {
    const pending = [aVersion('', { revision: 1 }), aVersion('a', { revision: 2 })];
    expect(compared({ ...emptyEntry, pending }, held(null)).pending).toEqual([pending[1]]);
  });

  it('no longer waits with versions that its own device has replaced on the server, only with those of others', () => {
    const pending = [aVersion('a', { revision: 2 }), aVersion('b', { revision: 2, device: 'B' })];
    const current = acknowledged('c', { revision: 3 });
    expect(compared({ ...emptyEntry, pending }, held(current)).pending).toEqual([pending[1]]);
  });

  it('takes the other versions and the file of the server', () => {
    const others = [acknowledged('x', { device: 'B' })];
    const file = { id: 'F1' } as never;
    expect(compared(emptyEntry, { questionId: 'S1', current: null, others, file })).toMatchObject({ others, file });
  });
});
