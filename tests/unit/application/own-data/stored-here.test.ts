import { expect, it } from 'vitest';
import { storedHere } from '../../../../src/application/own-data/stored-here.ts';
import type { ListedDraft } from '../../../../src/application/ports/device/draft-store.ts';

const draft = (form: string, savedAt: number): ListedDraft => ({ form, subject: 'TRX-1', savedAt, size: 1 });
const [early, late, latest] = [draft('apl01', 1), draft('exam', 2), draft('appeal', 3)];
const gone = { form: 'apl02', subject: 'TRX-1', savedAt: 1, removedAt: 2 };

const found = (listed: readonly ListedDraft[] | null) => {
  const ofUser =
    <Item>(items: Item) =>
    async (user: string) =>
      user === '7' ? items : ([] as never);
  return storedHere({ drafts: { list: ofUser(listed) }, oldDrafts: { removed: ofUser([gone]) } })('7');
};

it.each([
  [
    'latest first, without the records of the portal',
    [late, early, draft('exam-record', 4), latest],
    [latest, late, early],
  ],
  ['as unknown when the storage does not say', null, null],
])('what is stored here is told %s, with what was removed', async (_, listed, drafts) => {
  expect(await found(listed)).toEqual({ drafts, removed: [gone] });
});
