import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import { logOut } from '../../src/application/account/log-out.ts';
import { draftSessions } from '../../src/application/draft/draft-sessions.ts';
import { unsentAnswers } from '../../src/application/exam/attempt/unsent-answers.ts';
import { unsentAnswersOfExam } from '../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import { keptExams } from '../../src/application/exam/kept-exams.ts';
import { storedHere } from '../../src/application/own-data/stored-here.ts';
import type { DraftKey, DraftStore } from '../../src/application/ports/device/draft-store.ts';
import { anExam } from '../builders/exam.ts';
import { contentOf, draftTools, noStorage, pageDrafts } from '../fakes/draft-fakes.ts';
import { ExamServer, examBrowser } from '../fakes/exam-fakes.ts';
import { FakeDrafts } from '../fakes/fake-drafts.ts';
import { FakeDevice } from '../fakes/time-fakes.ts';
import { emptyReply, jsonReply, textReply } from '../unit/adapters/http/replies.ts';
import { loseRecords } from './lost-records.ts';
import { type RawAnswer, rawExamServer } from './raw-exam-server.ts';

const page = '<html><title>Attention Required</title><h1>Sorry, you have been blocked</h1></html>';
const html = (status: number) => textReply(page, 'text/html; charset=UTF-8', status);

/** Everything that may stand for a call because of one answer. */
const refusals: Readonly<Record<string, (index: number) => Response>> = {
  'a 403 page of a firewall': () => html(403),
  'a 406 page of a firewall': () => html(406),
  'a block page with 200': () => html(200),
  'a 413 page of nginx': () => html(413),
  'a 500 page of the database': () => html(500),
  'a 500 in JSON': () => jsonReply({ message: 'Server Error' }, 500),
  'a 403 of the API': () => jsonReply({ message: 'Forbidden' }, 403),
  'a bare 400': () => emptyReply(400),
  'a 422 about its value': (index) =>
    jsonReply({ message: 'Invalid.', errors: { [`answers.${index}.value`]: ['Teks tidak sah.'] } }, 422),
  'a cut connection': () => {
    throw new TypeError('Failed to fetch');
  },
};
const questions = ['S1', 'S2', 'S3', 'S4', 'S5'];
const mark = 'UNION SELECT 😀';
const badText = (id: string) => `${mark} ${id}`;
const isBad = ({ value }: RawAnswer) => value.includes('UNION');
type Refuses = (index: number) => Response;
const refusesBy = (refusal: string) => (answers: readonly RawAnswer[]) => {
  const index = answers.findIndex(isBad);
  return index < 0 ? null : (refusals[refusal] as Refuses)(index);
};
const words = (question: string) => `jawaban ${question}`;

const batches = Object.keys(refusals).flatMap((refusal) =>
  ['S1', 'S3', 'S5'].flatMap((id) =>
    ['at once', 'after a minute', 'after an earlier answer'].flatMap((moment) =>
      ['by one press', 'after the time'].map((end) => ({ refusal, id, moment, end })),
    ),
  ),
);

describe('one answer that the server does not take (fault matrix 105)', () => {
  it.each(batches)(
    '($refusal, $id, $moment) leaves all others handed in, $end, and stays on the device',
    async (each) => {
      const { refusal, id, moment, end } = each;
      const here = rawExamServer({ questions, blocks: refusesBy(refusal) });
      const attempt = await here.open();
      if (moment === 'after an earlier answer') {
        attempt.answer(id, 'kata lama');
        await here.pass(15_000);
      }
      for (const question of questions) attempt.answer(question, question === id ? badText(id) : words(question));
      await here.pass(moment === 'at once' ? 500 : 60_000);
      if (end === 'after the time') attempt.lock(true);

      let outcome = await here.submit(attempt);
      if (end === 'by one press') {
        expect(outcome).toMatchObject({ kind: 'blocked', suspects: [id], certain: true });
        expect(here.submissions()).toBe(0);
        const refused = [...attempt.state.value.answers].filter(([, { phase }]) => phase === 'refused');
        expect(refused.map(([question]) => question)).toEqual([id]);
        expect(attempt.state.value.unsent).toBe(0);
        outcome = await here.submit(attempt, [id]);
      }
      expect(outcome).toMatchObject({ kind: 'submitted', proven: true });
      for (const question of questions)
        expect(here.storedFor(question)).toBe(
          question !== id ? words(question) : moment === 'after an earlier answer' ? 'kata lama' : '',
        );
      expect(here.kept()).toEqual([badText(id)]);
      expect(await here.left()).toMatchObject({ count: 1 });
      expect(JSON.parse(attempt.unsentAnswers()).answers).toMatchObject([{ questionId: id, value: badText(id) }]);
    },
  );
});

const papers = [
  { essays: ['S3'], bad: ['S3'] },
  ...[['S1'], ['S3'], ['S5'], ['S1', 'S4'], ['S4', 'S5']].map((bad) => ({ essays: questions, bad })),
];
const ends = ['by a choice', 'by another choice first', 'after the time'];
const submissions = Object.keys(refusals).flatMap((refusal) =>
  papers.flatMap((paper) => ends.map((end) => ({ refusal, ...paper, end }))),
);

describe('answers that the server does not take, where answers are sent with the submission only (fault matrix 105)', () => {
  const answered = async (here: ReturnType<typeof rawExamServer>, { essays, bad }: (typeof papers)[number]) => {
    const attempt = await here.open({ partialSaves: false });
    const textOf = (id: string) => (bad.includes(id) ? badText(id) : essays.includes(id) ? words(id) : 'A');
    for (const id of questions) attempt.answer(id, textOf(id));
    await here.pass(20_000);
    return { attempt, textOf };
  };

  it.each(submissions)('($refusal, essays $essays, bad $bad) leave all others handed in, $end', async (each) => {
    const { refusal, essays, bad, end } = each;
    const here = rawExamServer({ questions, essays, blocks: refusesBy(refusal) });
    const { attempt, textOf } = await answered(here, each);
    if (end === 'after the time') attempt.lock(true);

    let outcome = await here.submit(attempt);
    const other = questions.find((id) => !bad.includes(id)) ?? '';
    if (end === 'by another choice first' && outcome.kind === 'blocked' && !outcome.certain)
      outcome = await here.submit(attempt, [other]);
    let presses = 0;
    for (; outcome.kind === 'blocked' && presses < 3; presses += 1) {
      expect(here.submissions()).toBe(0);
      expect(here.kept()).toEqual(questions.map(textOf).sort());
      expect(outcome.suspects).toEqual(expect.arrayContaining(outcome.certain ? [] : bad));
      for (const id of outcome.suspects) expect(outcome.certain ? bad : essays).toContain(id);
      outcome = await here.submit(attempt, outcome.certain ? outcome.suspects : bad);
    }
    expect(presses > 0).toBe(end !== 'after the time');
    expect(outcome).toMatchObject({ kind: 'submitted', proven: true });
    expect(here.submissions()).toBe(1);
    for (const id of questions) expect(here.storedFor(id)).toBe(bad.includes(id) ? '' : textOf(id));
    expect(here.kept()).toEqual(bad.map(badText).sort());
    expect(attempt.state.value).toMatchObject({ unsent: 0, refused: bad.length });
    expect(await here.left()).toMatchObject({ count: bad.length, certain: true });
    const copied = JSON.parse(attempt.unsentAnswers()).answers as { questionId: string }[];
    expect(copied.map(({ questionId }) => questionId)).toEqual(bad);
  });

  const paper = { essays: questions, bad: ['S3'] };
  const all = Object.keys(refusals);

  it.each(all)('are all handed in after the time if what refuses them (%s) is gone in 8 s', async (refusal) => {
    let until = 0;
    const here = rawExamServer({
      questions,
      blocks: (answers) => (here.device.world < until ? refusesBy(refusal)(answers) : null),
    });
    const { attempt, textOf } = await answered(here, paper);
    attempt.lock(true);
    until = here.device.world + 8_000;
    expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
    // the API itself has named the answer, and then nothing is waited for
    const isNamed = refusal === 'a 422 about its value';
    for (const id of questions) expect(here.storedFor(id)).toBe(isNamed && id === 'S3' ? '' : textOf(id));
    expect(here.kept()).toEqual(isNamed ? [badText('S3')] : []);
  });

  // a submission that has arrived is not answered with a definite 403 of the API
  it.each(all.filter((each) => each !== 'a 403 of the API'))(
    'are handed in once if a submission has arrived and its reply is %s',
    async (refusal) => {
      const here = rawExamServer({ questions, garbles: () => (refusals[refusal] as Refuses)(0) });
      const { attempt, textOf } = await answered(here, paper);
      attempt.lock(true);
      expect(here.submissions()).toBe(0);
      expect((await here.submit(attempt)).kind).toMatch(/submitted|alreadySubmitted/i);
      expect(here.submissions()).toBe(1);
      for (const id of questions) expect(here.storedFor(id)).toBe(textOf(id));
      expect(here.kept()).toEqual([]);
    },
  );

  it.each(all)('are not submitted again, nor in part, while nobody says whether %s was the end', async (refusal) => {
    const here = rawExamServer({ questions, blocks: refusesBy(refusal) });
    const { attempt, textOf } = await answered(here, paper);
    attempt.lock(true);
    const { answers } = here.server;
    here.server.answers = (body) => {
      here.server.status = () => html(503);
      return answers(body);
    };
    expect((await here.submit(attempt)).kind).toMatch(/^(failed|unknown)$/);
    expect(here.sent.filter(({ action }) => action === 'submit')).toHaveLength(1);
    expect(here.kept()).toEqual(questions.map(textOf).sort());
    expect(attempt.state.value.refused).toBe(0);
  });

  it.each([
    ['the exam is closed', jsonReply({ message: 'Ujian ditutup.' }, 403), 'locked'],
    ['the sum differs', jsonReply({ code: '03', message: 'Beda.', errors: { digest: ['Beda.'] } }), 'running'],
    ['it is busy', html(503), 'running'],
    ['there were too many calls', jsonReply({ message: 'Too Many Attempts.' }, 429), 'running'],
  ])('are not suspected when the API says that %s', async (_, reply, status) => {
    const here = rawExamServer({
      questions,
      blocks: () => {
        here.server.exam = { ...here.server.exam, status };
        return reply.clone();
      },
    });
    const { attempt } = await answered(here, paper);
    expect((await here.submit(attempt)).kind).toBe('failed');
    expect(attempt.state.value.refused).toBe(0);
  });
});

const closings = [1, 2, 5].flatMap((unsent) => ['essay', 'choice'].map((kind) => ({ unsent, kind })));

describe('an exam that the assessor closes by refusing its answers, while exam-status says that it runs (fault matrix 8)', () => {
  it.each(closings)('is told as closed with $unsent unsent answers ($kind), keeps them, and goes on', async (each) => {
    let isClosed = false;
    const here = rawExamServer({
      questions,
      ...(each.kind === 'choice' && { essays: [] }),
      blocks: () => (isClosed ? jsonReply({ message: 'Ujian ditutup asesor.' }, 403) : null),
    });
    const attempt = await here.open();
    const [first = '', ...others] = [...questions].reverse();
    attempt.answer(first, 'A');
    await here.pass(20_000);
    expect(here.storedFor(first)).toBe('A');
    isClosed = true;
    const written = others.slice(0, each.unsent);
    for (const id of written) attempt.answer(id, `A ${id}`);
    await here.pass(600_000);
    expect(attempt.state.value.closed).toMatchObject({ status: 403, serverMessage: 'Ujian ditutup asesor.' });
    expect([attempt.state.value.refused, attempt.state.value.unsent]).toEqual([0, written.length]);
    expect(attempt.answer(first, 'B')).toBe(false);
    expect(here.kept()).toEqual(written.map((id) => `A ${id}`).sort());
    const calls = here.sent.length;
    await here.pass(600_000);
    expect(here.sent.length).toBe(calls);
    isClosed = false;
    attempt.resume();
    await here.pass(60_000);
    expect(attempt.state.value.closed).toBeNull();
    for (const id of written) expect(here.storedFor(id)).toBe(`A ${id}`);
    expect(attempt.answer(first, 'B')).toBe(true);
  });

  it('is not closed by a 403 that a firewall says, nor by one answer that the API alone forbids', async () => {
    for (const blocks of [() => html(403), refusesBy('a 403 of the API')]) {
      let isOn = false;
      const here = rawExamServer({ questions, blocks: (answers) => (isOn ? blocks(answers) : null) });
      const attempt = await here.open();
      attempt.answer('S2', 'dua');
      await here.pass(20_000);
      isOn = true;
      attempt.answer('S1', badText('S1'));
      await here.pass(600_000);
      expect(attempt.state.value.closed).toBeNull();
      expect(attempt.answer('S2', 'dua lagi')).toBe(true);
      expect(here.kept()).toContain(badText('S1'));
    }
  });
});

const user = '7';
const answer = (question: string) => ({ form: 'exam', subject: `TRX-1/E-1/1700000000/${question}` });
const records = [
  { form: 'apl01', subject: 'TRX-1', files: ['a1', 'a2', 'a3'] },
  { form: 'apl02', subject: 'TRX-1', files: ['b1', 'b2'] },
  { form: 'feedback', subject: 'TRX-1', files: [] },
  { ...answer('S1'), files: [] },
  { ...answer('S2'), files: [] },
];
const version = {
  ...{ value: 'kata', doubtful: false, revision: 1, device: 'd', answeredAt: '2026-03-02T02:00:00Z' },
  ...{ base: 0, refusal: null },
};
const places = records.flatMap(({ form, subject, files }) => [
  { table: 'drafts', place: [user, form, subject] },
  ...files.map((id) => ({ table: 'files', place: [user, form, subject, id] })),
]);
const losses = places.flatMap((lost) =>
  ['DataError', 'NotReadableError', 'UnknownError', 'NotFoundError'].map((error) => ({ ...lost, error })),
);

describe('one record that the browser has lost (fault matrix 106)', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => vi.restoreAllMocks());

  const device = () => pageDrafts(new IndexedDbDraftStore(draftTools()));
  const keyOf = ({ form, subject }: Omit<DraftKey, 'user'>): DraftKey => ({ user, form, subject });
  const fill = async () => {
    const drafts = device();
    for (const record of records) {
      const { revision } = await drafts.read(keyOf(record));
      const files = Object.fromEntries(record.files.map((id) => [id, new File([`isi ${id}`], `${id}.pdf`)]));
      await drafts.save(keyOf(record), revision, contentOf({ nama: 'Ayu', versions: [version] }, files));
    }
  };

  it.each(losses)('($table $place, $error) hides no other, is counted, and new work is kept', async (loss) => {
    await fill();
    const lost = JSON.stringify(loss.place);
    loseRecords((table, key) => table === loss.table && JSON.stringify(key) === lost, loss.error);
    const isHead = (record: (typeof records)[number]) => lost === JSON.stringify([user, record.form, record.subject]);
    const drafts = device();

    const listed = await drafts.list(user);
    expect(listed?.map(({ form, subject }) => `${form} ${subject}`).sort()).toEqual(
      records.map(({ form, subject }) => `${form} ${subject}`).sort(),
    );
    const { exams, known } = await unsentAnswers({ drafts, clock: { now: () => 0 } })(user);
    const hidden = records.filter((record) => record.form === 'exam' && isHead(record)).length;
    expect([exams.reduce((sum, { count }) => sum + count, 0), known]).toEqual([2 - hidden, hidden === 0]);
    for (const record of records) {
      const found = await drafts.read(keyOf(record));
      const left = record.files.filter((id) => lost !== JSON.stringify([user, record.form, record.subject, id]));
      expect(found.durable).toBe(true);
      expect(found.content?.values ?? null).toEqual(isHead(record) ? null : { nama: 'Ayu', versions: [version] });
      expect([...(found.content?.files.keys() ?? [])]).toEqual(isHead(record) ? [] : left);
      expect(found.unopened).toBe(isHead(record) ? 1 : record.files.length - left.length);
    }

    await drafts.removeExpired(1, user);
    for (const record of records) {
      const { revision, content } = await drafts.read(keyOf(record));
      const saved = await drafts.save(keyOf(record), revision, { values: 'baru', files: content?.files ?? new Map() });
      expect(saved).toMatchObject({ kind: 'saved', durable: true });
    }
    vi.restoreAllMocks();
    for (const record of records) expect((await device().read(keyOf(record))).content?.values).toBe('baru');
  });
});

/** Everyone who asks what is left on the device; true if there is nothing, false if that is not known. */
const askers: Readonly<Record<string, (drafts: DraftStore) => Promise<boolean>>> = {
  '"Data saya"': async (drafts) => {
    const found = await storedHere({ drafts, oldDrafts: { removed: async () => [] } })(user);
    return found.drafts?.length === 0;
  },
  'a log-out': async (drafts) => {
    const tools = { ...draftTools(), drafts };
    const left = vi.fn();
    const leave = logOut({
      ...{ pending: { remember: left, forget: left }, owner: { forget: left }, tabs: { announce: left } },
      ...{ accounts: { logOut: async () => undefined }, offline: { remove: async () => undefined } },
      ...{ drafts, desk: draftSessions(tools), unsentAnswers: unsentAnswers(tools), clearTyped: left },
    } as never);
    return (await leave(user)).kind === 'left';
  },
  'the question before everything is erased': async (drafts) => {
    const { exams, known } = await unsentAnswers({ drafts, clock: systemClock })(user);
    return exams.length === 0 && known;
  },
  'the receipt of an exam': async (drafts) => {
    const device = new FakeDevice();
    const { deps, serverClock } = examBrowser(device, new ExamServer(device, ['S1']));
    const left = await unsentAnswersOfExam({ ...deps(), drafts, serverClock })(user, anExam({ status: 'submitted' }));
    return left === null;
  },
  'the end of exams that are kept for offline use': async (drafts) => {
    const forget = vi.fn();
    await keptExams({
      ...{ drafts, owner: { read: () => user, forget }, offline: { wanted: true }, clock: systemClock },
    } as never).settle('TRX-1', null);
    return forget.mock.calls.length > 0;
  },
};

describe.each(Object.keys(askers))('%s', (name) => {
  const isNone = async (storage: DraftStore) => askers[name]?.(pageDrafts(storage));
  const empty = () => new FakeDrafts(systemClock, 0);

  it('finds nothing in an empty storage', async () => {
    expect(await isNone(empty().page())).toBe(true);
  });

  it('takes a storage that cannot be read for unknown, never for empty (fault matrix 106)', async () => {
    expect(await isNone(noStorage)).toBe(false);
  });
});
