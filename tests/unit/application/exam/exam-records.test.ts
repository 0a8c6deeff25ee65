import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../src/adapters/browser/noble-hasher.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { examRecords, type PageEvent } from '../../../../src/application/exam/record/exam-records.ts';
import { readRecordFile } from '../../../../src/application/exam/record/read-record-file.ts';
import { recordForm } from '../../../../src/application/ports/device/draft-store.ts';
import type { RecordEntry } from '../../../../src/domain/exam/exam-record.ts';
import { toSave } from '../../../builders/answers.ts';
import { attemptWorld, minute, second, sending, user } from '../../../fakes/attempt-world.ts';
import { countedIds, storageLike } from '../../../fakes/draft-fakes.ts';
import { runs } from '../../../runs.ts';

const ids = countedIds();

const recordedWorld = async () => {
  const world = attemptWorld();
  const { browser, device, server } = world;
  const writes: string[] = [];
  const openTab = async () => {
    const deps = { ...browser.deps(), serverClock: browser.serverClock, ids };
    const save: typeof deps.drafts.save = (key, ...rest) => {
      writes.push(key.subject);
      return deps.drafts.save(key, ...rest);
    };
    const records = examRecords({ ...deps, drafts: storageLike(deps.drafts, { save }), exams: server });
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
  return { ...world, ...tab, openTab, done, written, writes };
};

const answersIn = (entries: readonly RecordEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
const lastOf = (entries: readonly RecordEntry[], id: string) =>
  answersIn(entries).findLast(({ question }) => question === id);
const withoutTimes = (entries: readonly RecordEntry[]) => entries.map(({ at, ...event }) => event);
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

  it('begins with the page, its questions and its clock, and ends with the page', async () => {
    const { recording, server, written } = await recordedWorld();
    recording.renew(server.exam);
    recording.end();
    const deadline = new Date(server.deadline).toISOString();
    expect(withoutTimes(await written())).toEqual([
      { kind: 'page', sign: 'opened' },
      { kind: 'questions', ids: ['S1', 'S2', 'S3'] },
      { kind: 'clock', deviceAhead: 0, deadline },
      { kind: 'state', name: 'role', value: 'writing' },
      { kind: 'page', sign: 'closed' },
    ]);
  });

  it('has each change of an answer once, also its doubt and its removal', async () => {
    const { attempt, written, device } = await recordedWorld();
    for (const change of [
      () => attempt.answer('S1', 'a'),
      () => attempt.doubt('S1', true),
      () => attempt.answer('S1', ''),
    ]) {
      change();
      await device.pass(minute);
    }
    const noted = answersIn(await written());
    expect(noted.flatMap(({ phase, digest, doubtful }) => (phase === 'sent' ? [[digest, doubtful]] : []))).toEqual([
      [nobleHasher.sha256('a'), false],
      [nobleHasher.sha256('a'), true],
      ['', true],
    ]);
    expect(new Set(noted.map(({ at, ...answer }) => JSON.stringify(answer))).size).toBe(noted.length);
  });

  it('has an answer at once after a rest, and every five seconds while it changes', async () => {
    const { attempt, written, device, server } = await recordedWorld();
    server.online = false;
    for (const [value, ms] of [
      ['a', 3_000],
      ['ab', 3_000],
      ['abc', 3_000],
      ['abcd', minute],
      ['abcde', minute],
    ] as const) {
      attempt.answer('S1', value);
      await device.pass(ms);
    }
    const noted = answersIn(await written());
    const times = noted.map(({ at }) => at - (noted[0]?.at ?? 0));
    expect(times).toContain(9_000 + minute);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(5_000);
    expect(noted.map(({ phase, length }) => `${phase} ${length}`)).toEqual(
      expect.arrayContaining(['kept 2', 'kept 4', 'failing 4', 'failing 5']),
    );
  });

  it.each<[PageEvent, PageEvent]>([
    [
      { kind: 'press', name: 'x'.repeat(301) },
      { kind: 'press', name: 'x'.repeat(300) },
    ],
    [
      { kind: 'words', words: Array(11).fill('x'.repeat(301)), left: '9 menit' },
      { kind: 'words', words: Array(10).fill('x'.repeat(300)), left: '9 menit' },
    ],
  ])('cuts long texts and lists of the page: %#', async (event, cut) => {
    const { recording, written } = await recordedWorld();
    recording.note(event);
    expect(withoutTimes(await written()).at(-1)).toEqual(cut);
  });

  it('tells of each jump of the clock by a second or more, and of a clock or an end that is not known', async () => {
    const { written, recording, server, browser, device } = await recordedWorld();
    for (const deviceAhead of [999, 1_000, 1_000, null, null, 500, -500, null])
      browser.serverClock.set(() => device.world, { deviceAhead });
    recording.renew({ ...server.exam, minutes: null });
    const clocks = (await written()).flatMap((entry) => (entry.kind === 'clock' ? [entry] : []));
    expect(clocks.map(({ deviceAhead }) => deviceAhead)).toEqual([0, 1_000, null, 500, -500, null, null]);
    expect(clocks.at(-1)?.deadline).toBeNull();
  });

  it.each<[string, 'exams' | 'content' | 'save', () => Promise<unknown>]>([
    ['exams 0: ok', 'exams', async () => null],
    ['content 0: ok', 'content', async () => null],
    ['save 1: keeps none', 'save', async () => null],
    ['save 1: saved 1', 'save', async () => ({ saved: ['S1'], refused: [] })],
    ['save 1: saved 0, refused 1', 'save', async () => ({ saved: [], refused: ['S1'] })],
    ['save 1: http 500', 'save', () => Promise.reject(new ApiFailure({ kind: 'http', status: 500 }))],
    ['save 1: failed', 'save', () => Promise.reject(new Error('gone'))],
  ])('has the end of a call and how long it took, but no call of another assessment: %s', async (said, call, reply) => {
    const { records, server, device, written } = await recordedWorld();
    Object.assign(server, { [call]: () => device.wait(70).then(reply) });
    const { exams } = records;
    const asked = {
      exams: (trxId: string) => exams.exams(trxId),
      content: (trxId: string) => exams.content({ ...server.exam, trxId }),
      save: (trxId: string) => exams.save({ ...server.exam, trxId }, [toSave('S1')]),
    };
    const ends = Promise.allSettled(['TRX-9', server.exam.trxId].map((trxId): Promise<unknown> => asked[call](trxId)));
    const calls = (await written()).flatMap((entry) => (entry.kind === 'call' ? [entry] : []));
    expect([callsIn(calls), calls[0]?.tookMs]).toEqual([[said], 70]);
    for (const end of await ends) expect(end).toEqual((await Promise.allSettled([reply()]))[0]);
  });

  it('is written once for all acts of five seconds, and not again before the next act', async () => {
    const { recording, device, written, writes } = await recordedWorld();
    await written();
    writes.length = 0;
    for (const name of ['a', 'b', 'c', 'd']) {
      recording.note({ kind: 'press', name });
      await device.pass(second);
    }
    device.hide();
    await device.pass(minute);
    device.hide();
    await device.pass(minute);
    expect(writes.length).toBe(1);
  });

  it('is kept for 60 days', async () => {
    const { browser, device, records, server, written, done } = await recordedWorld();
    await written();
    const leftAfter = async (days: number) => {
      await done(browser.drafts.page().removeExpired(device.now() + days * 24 * 60 * minute, user));
      return (await done(records.read(server.exam, user))).length > 0;
    };
    expect([await leftAfter(59), await leftAfter(60)]).toEqual([true, false]);
  });

  it('has 40 parts of earlier pages at the most, the newest', async () => {
    const { browser, device, openTab, server, written } = await recordedWorld();
    await written();
    browser.drafts.stored.clear();
    const nameOf = (part: number) =>
      JSON.stringify([user, recordForm, `catatan/${server.exam.trxId}/${server.exam.id}/${part}`]);
    for (let at = 0; at < 43; at += 1) {
      const part = (at * 5) % 43;
      browser.drafts.stored.set(nameOf(part), {
        revision: `${part}`,
        savedAt: part,
        content: { values: {}, files: new Map() },
      });
    }
    await openTab();
    await device.pass(second);
    expect([0, 1, 2, 3, 4, 42].filter((part) => browser.drafts.stored.has(nameOf(part)))).toEqual([3, 4, 42]);
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
    ['before anything of it was stored', 0, 100, 0],
    ['while a part of it grows', 5, 6 * second, 0],
    ['while a part of it grows, which is full afterwards', 5, 6 * second, 120],
    ['after a part of it is full', 120, 6 * second, 0],
  ])(
    'keeps nothing more once its person has logged out in another tab, %s (fault matrix 72)',
    async (_, entries, ms, later) => {
      const { attempt, browser, device, recording, records, server, done } = await recordedWorld();
      await device.pass(100);
      const pressed = (times: number) => {
        for (let press = 0; press < times; press += 1) recording.note({ kind: 'press', name: `${press}` });
      };
      pressed(entries);
      await device.pass(ms);
      browser.session.tell('left');
      await done(browser.drafts.page().clear(user));
      attempt.answer('S2', 'dua');
      pressed(later);
      await device.pass(sending);
      recording.end();
      await device.pass(sending);
      expect(await done(records.read(server.exam, user))).toEqual([]);
      expect(browser.drafts.stored.size).toBe(0);
    },
  );

  it('has the readable entries of damaged parts, the oldest first', async () => {
    const { browser, drafts, written, server, done } = await recordedWorld();
    const press = (at: number) => ({ at, kind: 'press', name: 'Periksa' });
    const strange = [null, 'x', { at: 'now', kind: 'press' }, { at: 0, kind: 'words' }];
    const parts = { a: [...strange, press(2)], b: [press(1)], c: 'x', d: [press(0)] };
    for (const [part, entries] of Object.entries(parts)) {
      const key = { user, form: recordForm, subject: `catatan/${server.exam.trxId}/${server.exam.id}/${part}` };
      const { revision } = await done(drafts.read(key));
      await done(drafts.save(key, revision, { values: { entries }, files: new Map() }));
      if (part === 'd') browser.drafts.spoilt.add(JSON.stringify([user, recordForm, key.subject]));
    }
    const entries = await written();
    expect(entries.slice(0, 2)).toEqual([press(1), press(2)]);
    expect(entries.map(({ kind }) => kind)).not.toContain(undefined);
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
