import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examHelps, type OpenHelps } from '../../../../src/application/exam/helps/exam-helps.ts';
import { helpsIn } from '../../../../src/application/exam/helps/stored-helps.ts';
import { type DraftKey, recordForm } from '../../../../src/application/ports/device/draft-store.ts';
import { noHelps, noteLength, textSizes, usualSettings } from '../../../../src/domain/exam/exam-helps.ts';
import { anExam } from '../../../builders/exam.ts';
import { attemptWorld, second, user } from '../../../fakes/attempt-world.ts';
import { noStorage, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { runs } from '../../../runs.ts';

const day = 24 * 60 * 60 * second;

const helpsWorld = () => {
  const { device, server, browser } = attemptWorld();
  const page = (drafts = browser.deps().drafts) => ({ drafts, all: examHelps({ drafts, clock: device }) });
  const open = async (from = page(), exam = server.exam): Promise<OpenHelps> => {
    const helps = from.all.open(exam, user);
    await device.pass(second);
    return helps;
  };
  const struck = (helps: OpenHelps) => helps.state.value.questions.get('S1')?.struck ?? [];
  const note = (helps: OpenHelps) => helps.state.value.questions.get('S1')?.note ?? '';
  const records = () => [...browser.drafts.stored].filter(([name]) => name.includes('bantuan'));
  return { device, server, browser, page, open, struck, note, records };
};

const seen = ({ state: { value } }: OpenHelps) => ({
  ...value,
  questions: Object.fromEntries([...value.questions].filter(([, { struck, note }]) => struck.length + note.length > 0)),
});

const questionIds = fc.constantFrom('S1', 'S2');
const act = fc.oneof(
  fc.record({
    kind: fc.constant('strike' as const),
    id: questionIds,
    value: fc.constantFrom('A', 'B'),
    is: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('note' as const), id: questionIds, text: fc.string({ maxLength: 12 }) }),
  fc.record({ kind: fc.constant('clear' as const), id: questionIds }),
  fc.record({ kind: fc.constant('size' as const), size: fc.constantFrom(...textSizes) }),
  fc.record({
    kind: fc.constant('switch' as const),
    name: fc.constantFrom('contrast', 'strikes', 'notes', 'aloud'),
    is: fc.boolean(),
  }),
  fc.constant({ kind: 'leave' as const }),
  fc.constant({ kind: 'crash' as const }),
  fc.constant({ kind: 'other tab' as const }),
);

const acting = (helps: OpenHelps, each: typeof act extends fc.Arbitrary<infer Act> ? Act : never) => {
  if (each.kind === 'strike') helps.strike(each.id, each.value, each.is);
  if (each.kind === 'note') helps.note(each.id, each.text);
  if (each.kind === 'clear') helps.clear(each.id);
  if (each.kind === 'size') helps.set({ textSize: each.size });
  if (each.kind === 'switch') helps.set({ [each.name]: each.is });
};

describe('the helps of an exam', () => {
  it('survive every order of use, reloads, crashes and changes of the tab that answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 16 }), async (acts) => {
        const { device, open } = helpsWorld();
        let here = await open();
        let there = await open();
        for (const each of acts) {
          acting(here, each);
          const before = seen(here);
          if (each.kind === 'crash' || each.kind === 'other tab') await device.pass(20); // the last write has reached the disk
          if (each.kind === 'leave') await Promise.all([here.close(), device.pass(second)]);
          if (each.kind === 'leave' || each.kind === 'crash') here = await open();
          if (each.kind === 'other tab') {
            [here, there] = [there, here];
            await Promise.all([here.read(), device.pass(second)]);
          }
          expect(seen(here)).toEqual(before);
        }
      }),
      { numRuns: runs(60, 600) },
    );
  });

  it.each(['fails', 'hangs'] as const)(
    'live in the memory of the page while the storage %s, and are stored when it is back',
    async (way) => {
      const { device, browser, open, note } = helpsWorld();
      browser.drafts[way] = true;
      const helps = await open();
      helps.note('S1', 'ingat');
      helps.strike('S1', 'B', true);
      await device.pass(10 * second);
      expect(seen(helps).questions).toEqual({ S1: { struck: ['B'], note: 'ingat' } });
      browser.drafts[way] = false;
      await device.pass(60 * second);
      expect(note(await open())).toBe('ingat');
    },
  );

  it('live in the memory of the page where there is no storage at all', async () => {
    const { device, page, open, struck } = helpsWorld();
    const helps = await open(page(pageDrafts(noStorage, { clock: device })));
    helps.strike('S1', 'B', true);
    await device.pass(10 * second);
    expect(struck(helps)).toEqual(['B']);
    await Promise.all([helps.close(), device.pass(second)]);
  });

  it('are no unsent input, end a day after the exam, and of the settings after 60 days', async () => {
    const { device, browser, page, open, records } = helpsWorld();
    const { drafts, all } = page();
    const helps = await open({ drafts, all });
    helps.note('S1', 'ingat');
    helps.set({ contrast: true });
    await device.pass(second);
    expect(await Promise.all([drafts.holdsAny(user), device.pass(second)]).then(([holds]) => holds)).toBe(false);
    expect(records()).toHaveLength(2);
    await Promise.all([browser.drafts.page().removeExpired(device.now() + 2 * day, user), device.pass(second)]);
    expect(records().map(([name]) => JSON.parse(name)[2])).toEqual(['bantuan']);
    await Promise.all([browser.drafts.page().removeExpired(device.now() + 61 * day, user), device.pass(second)]);
    expect(records()).toEqual([]);
  });

  it('are gone with a log-out, and nothing is written after it', async () => {
    const { device, page, open, records } = helpsWorld();
    const { drafts, all } = page();
    const helps = await open({ drafts, all });
    helps.note('S1', 'ingat');
    await device.pass(second);
    await Promise.all([drafts.clear(user), device.pass(second)]);
    expect(records()).toEqual([]);
    for (const text of ['terlambat', 'lebih terlambat']) {
      helps.note('S1', text);
      await device.pass(second);
    }
    await Promise.all([helps.close(), device.pass(60 * second)]);
    helps.note('S1', 'paling terlambat');
    await device.pass(second);
    expect(records()).toEqual([]);
  });

  it('keep the settings for the next exam, and the notes and strikes for their own', async () => {
    const { device, page, open } = helpsWorld();
    const helps = await open();
    helps.note('S1', 'ingat');
    helps.set({ textSize: 150, contrast: true });
    await device.pass(second);
    const next = await open(page(), anExam({ id: 'UJ-2' }));
    expect(seen(next)).toEqual({
      settings: { ...usualSettings, textSize: 150, contrast: true },
      questions: {},
      granted: [],
    });
  });

  it('keep what two pages changed at once on different questions', async () => {
    const { device, open } = helpsWorld();
    const [one, other] = [await open(), await open()];
    one.note('S1', 'satu');
    other.note('S2', 'dua');
    await device.pass(second);
    other.strike('S2', 'B', true);
    await device.pass(second);
    expect(seen(await open()).questions).toEqual({
      S1: { ...noHelps, note: 'satu' },
      S2: { struck: ['B'], note: 'dua' },
    });
  });

  it('switch on what a granted adjustment names, once: what the candidate then switches off stays off', async () => {
    const { device, open } = helpsWorld();
    const helps = await open();
    helps.grant(['larger_text', 'reader']);
    await device.pass(second);
    expect(helps.state.value).toMatchObject({
      settings: { textSize: 150, aloud: true, contrast: false, strikes: false, notes: false },
      granted: ['larger_text', 'reader'],
    });
    helps.set({ textSize: 100, aloud: false });
    helps.grant(['larger_text', 'reader']);
    await device.pass(second);
    const again = await open();
    again.grant(['larger_text', 'reader']);
    await device.pass(second);
    expect(again.state.value).toMatchObject({ settings: usualSettings, granted: ['larger_text', 'reader'] });
  });

  it('leave a text alone that is already larger than what was granted', async () => {
    const { device, open } = helpsWorld();
    const helps = await open();
    helps.set({ textSize: 200 });
    helps.grant(['larger_text']);
    await device.pass(second);
    expect(helps.state.value.settings).toEqual({ ...usualSettings, textSize: 200 });
  });

  it('are as new where something else is stored in their place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (first, other) => {
        const { device, page, server } = helpsWorld();
        const { drafts, all } = page();
        const put = async (subject: string, values: unknown) => {
          const key: DraftKey = { user, form: recordForm, subject };
          const { revision } = await drafts.read(key);
          await drafts.save(key, revision, { values: structuredClone(values), files: new Map() });
        };
        const questions = [['S1', first], first, ['S1', { struck: first, note: other }]];
        const stored = Promise.all([
          put('bantuan', { textSize: first, contrast: other }),
          put(`bantuan/${server.exam.trxId}/${server.exam.id}/`, { questions, granted: first }),
        ]).catch(() => undefined); // what cannot be cloned cannot be stored
        await Promise.all([stored, device.pass(second)]);
        const helps = all.open(server.exam, user);
        await device.pass(second);
        for (const { struck, note } of helps.state.value.questions.values())
          expect([struck.every((each) => typeof each === 'string'), typeof note]).toEqual([true, 'string']);
        expect(textSizes).toContain(helps.state.value.settings.textSize);
      }),
      { numRuns: runs(60, 600) },
    );
  });

  it('are read without the questions that are damaged', () => {
    const good = { struck: ['A'], note: 'x' };
    const damaged = ['S1', null, [7, good], ['S2', { ...good, note: 7 }], ['S3', { ...good, struck: 'A' }], ['S4']];
    expect(helpsIn({ questions: [...damaged, ['S5', good]] }).questions).toEqual([['S5', good]]);
    expect(helpsIn({ questions: 'S5' })).toEqual({ questions: [], granted: [] });
  });

  it('can be taken away from a question', async () => {
    const { open, note, struck } = helpsWorld();
    const helps = await open();
    helps.note('S1', 'ingat');
    helps.strike('S1', 'A', true);
    helps.clear('S1');
    expect([note(helps), struck(helps)]).toEqual(['', []]);
  });

  it('give way to what another page changed, once their own are stored', async () => {
    const { device, open, note } = helpsWorld();
    const [one, other] = [await open(), await open()];
    one.note('S1', 'satu');
    one.set({ textSize: 150 });
    await device.pass(second);
    await Promise.all([other.read(), device.pass(second)]);
    other.note('S1', 'dua');
    other.set({ textSize: 200 });
    await device.pass(second);
    await Promise.all([one.read(), device.pass(second)]);
    expect([note(one), one.state.value.settings.textSize]).toEqual(['dua', 200]);
  });

  it('keep their state when nothing changes', async () => {
    const { device, open } = helpsWorld();
    const helps = await open();
    helps.grant(['reader']);
    helps.strike('S1', 'A', true);
    await device.pass(second);
    const before = helps.state.value;
    helps.grant(['reader']);
    helps.strike('S1', 'A', true);
    await device.pass(second);
    expect(helps.state.value).toBe(before);
  });

  it('cut a note at its longest', async () => {
    const { open, note } = helpsWorld();
    const helps = await open();
    helps.note('S1', 'x'.repeat(noteLength + 5));
    expect(note(helps)).toHaveLength(noteLength);
  });
});
