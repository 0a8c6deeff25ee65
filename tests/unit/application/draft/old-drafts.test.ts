import { expect, it } from 'vitest';
import { oldDrafts } from '../../../../src/application/draft/old-drafts.ts';
import { contentOf } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';

const day = 86_400_000;
const start = Date.parse('2026-03-10T02:30:00Z');

const open = () => {
  let now = start;
  const clock = { now: () => now, wait: () => new Promise<void>(() => undefined) };
  const drafts = new FakeDrafts(clock, 0).page();
  const keep = async (form: string, subject = 'TRX-1', user = '7') => {
    const key = { user, form, subject };
    await drafts.save(key, (await drafts.read(key)).revision, contentOf({ n: 1 }));
  };
  const forms = async (user = '7') =>
    ((await drafts.list(user)) ?? []).map(({ form }) => form).filter((form) => form !== 'exam-record');
  return {
    drafts,
    keep,
    forms,
    ...oldDrafts({ drafts, clock }),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

it('an abandoned draft is deleted when it is older than 30 days, not on the thirtieth, and this is reported', async () => {
  const { keep, pass, remove, removed, forms } = open();
  await keep('apl01');
  pass(30 * day);
  await remove('7');
  expect([await forms(), await removed('7')]).toEqual([['apl01'], []]);
  pass(1);
  await remove('7');
  await remove('7');
  expect(await forms()).toEqual([]);
  expect(await removed('7')).toEqual([
    { form: 'apl01', subject: 'TRX-1', savedAt: start, removedAt: start + 30 * day + 1 },
  ]);
});

it('exam answers and files, unknown content and other people’s drafts stay, however old', async () => {
  const { keep, pass, remove, removed, forms } = open();
  for (const form of ['exam', 'demonstration UJ-3', 'baru']) await keep(form);
  await keep('apl01', 'TRX-2', '8');
  pass(400 * day);
  await remove('7');
  expect((await forms()).sort()).toEqual(['baru', 'demonstration UJ-3', 'exam']);
  expect([await forms('8'), await removed('7')]).toEqual([['apl01'], []]);
});

it('a draft that was changed in the meantime counts from that change, and one dated in the future, as after a clock set back, stays', async () => {
  const { keep, pass, remove, forms } = open();
  await keep('apl02');
  pass(29 * day);
  await keep('apl02');
  for (const later of [29 * day, -400 * day]) {
    pass(later);
    await remove('7');
    expect(await forms()).toEqual(['apl02']);
  }
});

it('an invalid list of removed drafts is ignored', async () => {
  const { drafts, removed } = open();
  const key = { user: '7', form: 'exam-record', subject: 'draf-lama' };
  await drafts.save(key, (await drafts.read(key)).revision, contentOf([{ form: 1 }, null, 'x']));
  expect(await removed('7')).toEqual([]);
});
