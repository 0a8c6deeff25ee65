import { describe, expect, it } from 'vitest';
import { attemptLog } from '../../../../src/application/exam/attempt/attempt-log.ts';
import { recordForm } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, deviceDrafts } from '../../../fakes/draft-fakes.ts';

const place = { user: '7', subject: 'TRX-1/exam' };
const key = { ...place, form: recordForm };
const [first, second] = ['2026-03-02T02:00:00.000Z', '2026-03-02T02:00:01.000Z'];

const storing = async (log: unknown) => {
  const drafts = deviceDrafts();
  const { revision } = await drafts.read(key);
  await drafts.save(key, revision, contentOf({ log }));
  return drafts;
};
const entry = (at: unknown, event: unknown, count: unknown = null) => ({ at, event, count });

describe('the record of an attempt', () => {
  it('keeps entries made before it was read, also at the time of another entry or as the same entry at another time', async () => {
    const drafts = await storing([entry(first, 'opened')]);
    const journal = attemptLog(drafts, place);
    journal.note({ at: first, event: 'lost', count: null });
    journal.note({ at: second, event: 'opened', count: null });
    journal.note({ at: first, event: 'opened', count: null });
    await journal.open();
    expect(journal.entries()).toEqual([entry(first, 'opened'), entry(first, 'lost'), entry(second, 'opened')]);
  });

  it('has the entries of an earlier page, without invalid ones', async () => {
    const entries = [entry(first, 'opened'), entry(second, 'saved', 3)];
    const strange = [
      ...[null, 'opened', entry('yesterday', 'lost'), entry(5, 'lost'), entry(first, 'eaten')],
      ...[entry(first, 'saved', '3'), entry(first, 'saved', 1.5)],
    ];
    const journal = attemptLog(await storing([...strange, ...entries]), place);
    await journal.open();
    expect(journal.entries()).toEqual(entries);
  });

  it('is written with each entry, and with saves on request', async () => {
    const drafts = await storing([]);
    const written = async () => (await drafts.read(key)).content?.values;
    const journal = attemptLog(drafts, place);
    await journal.open();
    journal.note({ at: first, event: 'saved', count: 2 });
    expect(await written()).toEqual({ log: [] });
    await journal.flush();
    expect(await written()).toEqual({ log: [entry(first, 'saved', 2)] });
  });

  it('is deleted from the device on request, and stays in its page', async () => {
    const drafts = await storing([entry(first, 'opened')]);
    const journal = attemptLog(drafts, place);
    await journal.open();
    await journal.forget();
    journal.note({ at: second, event: 'submitted', count: null });
    await journal.flush();
    expect((await drafts.read(key)).content).toBeNull();
    expect(journal.entries()).toEqual([entry(first, 'opened'), entry(second, 'submitted')]);
  });
});
