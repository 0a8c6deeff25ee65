import { expect, it } from 'vitest';
import { answersIn } from '../../../../src/application/exam/attempt/stored-attempt.ts';
import type { StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { aVersion } from '../../../builders/answers.ts';
import { contentOf } from '../../../fakes/draft-fakes.ts';

const start = 1_772_416_800;
const earlier = start - 60;
const subject = `TRX-1/UJ-1/${start}`;
const mine = aVersion('mine', { device: 'A' });
const other = aVersion('other', { device: 'B' });
const damaged = null;

/** Versions of device A from other starts belong to this attempt. */
const found = (own: readonly unknown[] | null, ofEarlier: readonly unknown[]) => {
  const draftOf = (versions: readonly unknown[]): StoredDraft => ({
    ...{ revision: 'r', durable: true, savedAt: 0, unopened: 0 },
    content: contentOf({ versions }),
  });
  const drafts = new Map([[`TRX-1/UJ-1/${earlier}/S1`, draftOf(ofEarlier)]]);
  if (own) drafts.set(`${subject}/S1`, draftOf(own));
  const { own: _, ...all } = answersIn(drafts, subject, (_, { device }) => device === 'A');
  return all;
};
const versions = (...each: unknown[]) => new Map([['S1', each]]);
const none = { versions: new Map(), offered: new Map(), unopened: [], joined: [] };
const joined = [{ questionId: 'S1', subject: `TRX-1/UJ-1/${earlier}/S1`, revision: 'r' }];

it.each<[string, own: unknown[] | null, ofEarlier: unknown[], answers: object]>([
  ['joins an earlier record that is of this attempt', null, [mine], { versions: versions(mine), joined }],
  ['offers one that is not', null, [other], { offered: versions(other) }],
  ['keeps one that is so in part', null, [mine, other], { versions: versions(mine), offered: versions(other) }],
  ['keeps one that cannot be read in full', null, [mine, damaged], { versions: versions(mine) }],
  ['keeps one that cannot be read', null, [damaged], {}],
  ['keeps an empty one', null, [], {}],
  ['takes its own record first', [other], [mine], { versions: versions(other, mine), joined }],
  ['names its own that cannot be read', [damaged], [], { versions: versions(), unopened: ['S1'] }],
])('an attempt %s', (_, own, ofEarlier, answers) => {
  expect(found(own, ofEarlier)).toEqual({ ...none, ...answers });
});
