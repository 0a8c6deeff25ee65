import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../src/adapters/browser/noble-hasher.ts';
import { examRecords } from '../../../../src/application/exam/record/exam-records.ts';
import { readRecordFile } from '../../../../src/application/exam/record/read-record-file.ts';
import { recordForm } from '../../../../src/application/ports/device/draft-store.ts';
import type { RecordEntry } from '../../../../src/domain/exam/exam-record.ts';
import { attemptWorld, minute, second, sending, user } from '../../../fakes/attempt-world.ts';
import { countedIds } from '../../../fakes/draft-fakes.ts';
import { runs } from '../../../runs.ts';

const ids = countedIds();

const recordedWorld = async () => {
  const world = attemptWorld();
  const { browser, device, server } = world;
  const openTab = async () => {
    const deps = { ...browser.deps(), serverClock: browser.serverClock, ids };
    const records = examRecords({ ...deps, exams: server });
    const attempt = await world.open({ exams: records.exams });
    return { drafts: deps.drafts, records, attempt, recording: records.record(attempt, server.exam, user) };
  };
  const tab = await openTab();
  /** Lets time pass until the storage has answered. */
  const done = async <Value>(work: Promise<Value>): Promise<Value> => {
    await device.pass(second);
    return work;
  };
  const written = async () => {
    await device.pass(6 * second);
    return done(tab.records.read(server.exam, user));
  };
  return { ...world, ...tab, openTab, done, written };
};

const lastOf = (entries: readonly RecordEntry[], id: string) =>
  entries.flatMap((entry) => (entry.kind === 'answer' && entry.question === id ? [entry] : [])).at(-1);
const callsIn = (entries: readonly RecordEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'call' ? [`${entry.call} ${entry.answers}: ${entry.end}`] : []));

describe('the record of an exam', () => {
  it('says of each answer where it is, by a digest and not by its words', async () => {
    const { attempt, written, device } = await recordedWorld();
    attempt.answer('S1', 'Rahasia dapur');
    await device.pass(sending);
    const entries = await written();
    const digest = nobleHasher.sha256('Rahasia dapur');
    expect(lastOf(entries, 'S1')).toMatchObject({ phase: 'sent', digest, length: 13 });
    expect(callsIn(entries)).toContain('save 1: saved 1');
    expect(JSON.stringify(entries)).not.toContain('Rahasia');
  });

  it('says where an answer rests, although the page ends without a sign', async () => {
    const { attempt, written, device, server } = await recordedWorld();
    server.online = false;
    attempt.answer('S1', 'satu');
    await device.pass(7 * second);
    expect(lastOf(await written(), 'S1')?.phase).toMatch(/kept|failing/);
  });

  it('tells of a lost connection and of a hand-in that the server refused', async () => {
    const { attempt, written, device, server, submit } = await recordedWorld();
    server.online = false;
    attempt.answer('S1', 'satu');
    await device.pass(sending);
    server.online = true;
    await device.pass(minute);
    server.faults = [{ takes: 20 }, { status: 422 }];
    await submit(attempt);
    const entries = await written();
    const states = entries.flatMap((entry) => (entry.kind === 'state' ? [`${entry.name} ${entry.value}`] : []));
    expect(states).toContain('connection lost');
    expect(callsIn(entries)).toEqual(expect.arrayContaining(['save 1: network', 'submit 1: http 422']));
  });

  it('tells when the clock of the device jumps, and when the deadline moves', async () => {
    const { written, recording, server, browser, device } = await recordedWorld();
    browser.serverClock.set(() => device.world, { deviceAhead: 90_000 });
    server.extraMinutes = 15;
    recording.renew(server.exam);
    const clocks = (await written()).flatMap((entry) => (entry.kind === 'clock' ? [entry] : []));
    expect(clocks.map(({ deviceAhead }) => deviceAhead)).toEqual([0, 90_000, 90_000]);
    expect(Date.parse(clocks[2]?.deadline ?? '') - Date.parse(clocks[0]?.deadline ?? '')).toBe(15 * minute);
  });

  it('ends with what each page had last, however often an answer changed, in every order of typing, waiting and reloads', async () => {
    const act = fc.oneof(
      fc.record({ id: fc.constantFrom('S1', 'S2'), value: fc.string({ maxLength: 8 }) }),
      fc.constantFrom('wait' as const, 'reload' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const world = await recordedWorld();
        let { attempt, recording } = world;
        for (const each of acts) {
          if (each === 'wait') await world.device.pass(sending);
          else if (each === 'reload') {
            recording.end();
            await world.done(attempt.close());
            ({ attempt, recording } = await world.openTab());
          } else attempt.answer(each.id, each.value);
        }
        recording.end();
        const { answers } = attempt.state.value;
        const entries = await world.written();
        for (const [id, { value, phase }] of answers) {
          const digest = value === '' ? '' : nobleHasher.sha256(value);
          if (phase !== 'empty') expect(lastOf(entries, id)).toMatchObject({ digest, phase });
        }
      }),
      { numRuns: runs(30, 300) },
    );
  });

  it('stays small and seldom written while somebody types for an hour', async () => {
    const { attempt, device, written, browser } = await recordedWorld();
    for (let at = 0; at < 58 * 60; at++) {
      attempt.answer('S1', 'x'.repeat(at % 2_000));
      await device.pass(second);
    }
    const entries = await written();
    expect(JSON.stringify(entries).length).toBeLessThan(600_000);
    const parts = [...browser.drafts.stored.keys()].filter((name) => name.includes('catatan/'));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThan(40);
  });

  it.each([
    ['before anything of it was stored', 0, 100],
    ['while a part of it grows', 5, 6 * second],
    ['after a part of it is full', 120, 6 * second],
  ])(
    'keeps nothing more once its person has logged out in another tab, %s (fault matrix 72)',
    async (_, entries, ms) => {
      const { attempt, browser, device, recording, records, server, done } = await recordedWorld();
      await device.pass(100);
      for (let press = 0; press < entries; press += 1) recording.note({ kind: 'press', name: `${press}` });
      await device.pass(ms);
      browser.session.tell('left');
      await done(browser.drafts.page().clear(user));
      attempt.answer('S2', 'dua');
      await device.pass(sending);
      recording.end();
      await device.pass(sending);
      expect(await done(records.read(server.exam, user))).toEqual([]);
      expect(browser.drafts.stored.size).toBe(0);
    },
  );

  it('has the readable entries of a damaged part', async () => {
    const { drafts, written, server, done } = await recordedWorld();
    const key = { user, form: recordForm, subject: `catatan/${server.exam.trxId}/${server.exam.id}/lain` };
    const { revision } = await done(drafts.read(key));
    const entries = [
      null,
      'x',
      { at: 'now', kind: 'press' },
      { at: 0, kind: 'words' },
      { at: 1, kind: 'press', name: 'Periksa' },
    ];
    await done(drafts.save(key, revision, { values: { entries }, files: new Map() }));
    expect((await written())[0]).toEqual({ at: 1, kind: 'press', name: 'Periksa' });
  });
});

describe('a downloaded record', () => {
  const whole = {
    ...{ format: 'catatan-ujian-1', trxId: 'TRX-1', examId: 'UJ-1', title: 'Ujian', scheme: 'Skema', candidate: 'Eka' },
    startedAt: null,
    receipt: { number: 'R-1', submittedAt: null, answered: 3 },
    entries: [{ at: 1, kind: 'press', name: 'Periksa' }],
    answers: { S1: 'Rumah', S2: '' },
  };
  const textOf = (file: unknown) => `Catatan ujian\n{ bukan ini }\n${JSON.stringify(file)}\nakhir`;

  it('is read from its last line of data, with or without the texts of the answers', () => {
    for (const file of [whole, { ...whole, answers: undefined }]) expect(readRecordFile(textOf(file))).toEqual(file);
  });

  it.each<[string, unknown]>([
    ...Object.keys(whole).map((name): [string, unknown] => [`its ${name} is wrong`, { ...whole, [name]: 5 }]),
    ['an answer is no text', { ...whole, answers: { ...whole.answers, S3: null } }],
    ['it has no entry', { ...whole, entries: [] }],
    ['an entry has no time', { ...whole, entries: [...whole.entries, { ...whole.entries[0], at: null }] }],
    ...['page', 'questions', 'press', 'words', 'answer', 'state', 'call', 'clock', 'toString'].map(
      (kind): [string, unknown] => [`an entry says only “${kind}”`, { ...whole, entries: [{ at: 3, kind }] }],
    ),
  ])('is no record where %s', (_, file) => {
    expect(readRecordFile(textOf(file))).toBeNull();
  });

  it.each(['Catatan', '{"format":'])('is no record where it has no line of data: “%s”', (text) =>
    expect(readRecordFile(text)).toBeNull(),
  );
});
