import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../../../src/adapters/browser/noble-hasher.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { findRefused } from '../../../../src/application/exam/attempt/find-refused.ts';
import { submitAttempt } from '../../../../src/application/exam/attempt/submit-attempt.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import { refusedIn, unsentIn } from '../../../../src/domain/exam/attempt-state.ts';
import type { Exam, ExamReceipt } from '../../../../src/domain/exam/exam.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import type { AnswerToSave, SaveReply } from '../../../../src/domain/exam/question.ts';
import { anEssay, aPaper, aVersion, toSave } from '../../../builders/answers.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';

type Ids = readonly string[];
type Row = [string, World, outcome?: object, left?: readonly Ids[]];
/** Decides the reply to a save; undefined takes the answers. `no` counts the saves from 1. */
type Obstacle = (ids: Ids, no: number) => Error | SaveReply | null | undefined;

interface World {
  readonly saved?: Ids;
  readonly unsent?: Ids;
  readonly unreadable?: number;
  readonly deviceOnly?: boolean;
  readonly before?: AttemptEvent;
  readonly partialSaves?: boolean;
  readonly leftOut?: Ids;
  readonly tried?: boolean;
  readonly obstacle?: Obstacle;
  /** After how many saves another tab takes over. */
  readonly mostSaves?: number;
  /** With what the submission fails; it is stored if `exam` says so afterwards. */
  readonly error?: Error;
  readonly receipt?: Partial<ExamReceipt>;
  /** The replies of exam-status, in order; the last one repeats. */
  readonly exam?: readonly (Partial<Exam> | Error | null)[];
  /** Whose answers the content shows. */
  readonly shown?: Ids | Error;
}
const failure = (kind: FailureFacts['kind'], facts: Partial<FailureFacts> = {}) => new ApiFailure({ kind, ...facts });
const http = (status: number) => failure('http', { status });
const invalid = (fieldErrors: Record<string, Ids>) =>
  failure('http', { status: 422, fieldErrors, messages: Object.values(fieldErrors).flat() });
const cut = failure('network');
const now = '2026-03-02T02:30:00.000Z';
const blank: ExamReceipt = { number: 'TT-1', submittedAt: now, answered: null, total: 3, digest: null };
const running: Partial<Exam> = { status: 'running' };
const handedIn = (receipt: Partial<ExamReceipt> | null): Partial<Exam> => ({
  ...{ status: 'submitted', receipt: receipt && { ...blank, ...receipt } },
});
const noReceipt = [running, handedIn(null)];
const closed: Partial<Exam> = { status: 'locked' };
const nothing: SaveReply = { saved: [], refused: [], answers: [] };
const wordsFor = (id: string) => `jawaban ${id}`;
const replyOf = <Reply>(reply: Reply | Error): Reply => {
  if (reply instanceof Error) throw reply;
  return reply;
};

const start = (world: World) => {
  const { saved = ['S1'], unsent = ['S2', 'S3'], unreadable = 0, error, shown = [], mostSaves = 99 } = world;
  const { partialSaves = false, tried = false, leftOut = [], exam = error ? [running] : noReceipt } = world;
  const ids = [...saved, ...unsent];
  const versionIn = (there: Ids, id: string) => (there.includes(id) ? toSave(id, wordsFor(id)) : null);
  const answersOf = (there: Ids) =>
    ids.map((id) => ({ questionId: id, current: versionIn(there, id), others: [], file: null }));
  const paper = aPaper({ questions: ids.map((id) => anEssay(id)), answers: answersOf(saved), unreadable });
  const versions = new Map(unsent.map((id) => [id, [aVersion(wordsFor(id))]]));
  const stored = { durable: true, versions, unopened: [], offered: new Map() };
  let { attempt } = step(newAttempt(paper, world.deviceOnly), { kind: 'draftsRead', stored });
  if (world.before) ({ attempt } = step(attempt, world.before));
  const told: AttemptEvent[] = [];
  const saves: string[] = [];
  const submitted: { readonly carried: string; readonly digest: string; readonly key: string }[] = [];
  const carried = (answers: readonly AnswerToSave[]) => answers.map(({ questionId }) => questionId);
  let asked = 0;
  const exams = {
    exams: async () => {
      const found = replyOf(exam[Math.min(asked++, exam.length - 1)]);
      return found ? examsOf(anExam(found)) : examsOf();
    },
    content: async () => aPaper({ answers: answersOf(replyOf(shown)) }),
    save: async (_: unknown, answers: readonly AnswerToSave[]) => {
      const sent = carried(answers);
      saves.push(sent.join());
      const reply = replyOf(sent.length > 0 ? world.obstacle?.(sent, saves.length) : http(422));
      return reply === undefined ? { ...nothing, saved: answers } : reply;
    },
    submit: async (_: unknown, answers: readonly AnswerToSave[], digest: string, key: string) => {
      submitted.push({ carried: carried(answers).join(), digest, key });
      return replyOf(error ?? { ...blank, digest: digest || null, ...world.receipt });
    },
  };
  const tell = (event: AttemptEvent) => {
    told.push(event);
    ({ attempt } = step(attempt, event));
  };
  const own = { tell, attempt: () => attempt, goesOn: () => saves.length < mostSaves };
  const deps = { exams, hasher: nobleHasher, serverClock: { now: () => Date.parse(now) }, partialSaves };
  const isOpen = async () => (await exams.exams()).exams[0]?.status === 'running';
  return {
    ...{ ...own, told, saves, submitted },
    kinds: () => told.map(({ kind }) => kind),
    /** The questions with an unsent answer, and those with a refused one. */
    left: () => [carried(unsentIn(attempt)), refusedIn(attempt)],
    reasonFor: (id: string) => attempt.records.get(id)?.entry.pending[0]?.refusal,
    submit: (without = leftOut) =>
      submitAttempt(deps, { ...own, exam: anExam(), subject: 'E-1', tried, leftOut: without }),
    search: () => findRefused({ ...own, isOpen, save: (answers) => exams.save(null, answers) }),
  };
};
const search = async (world: World) => {
  const here = start({ exam: [running], unsent: five, ...world });
  return { ...here, takes: await here.search() };
};
const press = async (world: World) => {
  const here = start(world);
  return { ...here, outcome: await here.submit() };
};

const all = ['S1', 'S2', 'S3'];
const five = ['S2', 'S3', 'S4', 'S5', 'S6'];
const whole = five.join();
const against = (error: Error, ...bad: Ids): Obstacle => {
  return (ids) => (ids.some((id) => bad.includes(id)) ? error : undefined);
};
const named = invalid({ 'answers.0.value': ['Teks tidak sah.'] });
/** `tries`: how often the answer is sent alone. */
const walls = [
  { wall: 'the API in its own words', error: named, tries: 1, reason: 'Teks tidak sah.' },
  { wall: 'a bare 403', error: http(403), tries: 1 },
  { wall: 'the page of a firewall', error: failure('between'), tries: 3 },
  { wall: 'a cut connection', error: cut, tries: 3 },
  { wall: 'a reply that breaks the client', error: new TypeError('undefined'), tries: 3 },
].flatMap((each) => [['S2'], ['S4'], ['S3', 'S4'], ['S2', 'S6']].map((bad) => ({ reason: '', ...each, bad })));

describe('the search for answers that the server does not take', () => {
  it.each(walls)('behind $wall finds exactly $bad, and saves all others', async ({ error, tries, reason, bad }) => {
    const { takes, saves, left, reasonFor } = await search({ obstacle: against(error, ...bad) });
    expect([takes, left()]).toEqual([true, [[], bad]]);
    expect(bad.map(reasonFor)).toEqual(bad.map(() => reason));
    expect(saves.filter((sent) => bad.includes(sent))).toHaveLength(tries * bad.length);
  });

  it.each([1, 2, 3])('refuses none that passes after %d failures by chance', async (failures) => {
    let more = failures;
    const { takes, left } = await search({ obstacle: (ids) => (ids[0] === 'S2' && more-- > 0 ? cut : undefined) });
    expect([takes, left()]).toEqual([true, [[], []]]);
  });

  it('sends nothing but its probe if every answer is on the server', async () => {
    const { takes, saves, told } = await search({ unsent: [] });
    expect([takes, saves, told]).toEqual([true, ['S1'], []]);
  });

  const early: SaveReply = { ...nothing, handedIn: true };
  const late: SaveReply = { ...nothing, refused: [{ questionId: 'S1', revision: 1, reason: 'Waktu habis.' }] };
  /** In these saves (by number), the server fails for any answer; in all others, a firewall does for one. */
  const failing = (error: Error, from: number, to = from): World => ({
    obstacle: (ids, no) => (no >= from && no <= to ? error : against(cut, 'S2')(ids, no)),
  });

  it.each<[string, World, saves?: Ids, kinds?: Ids]>([
    ['the server fails for any answer', { obstacle: () => http(403) }, ['S1']],
    ['the server keeps no answers', { obstacle: () => null }, ['S1']],
    ['the server keeps none, and had none', { saved: [], obstacle: () => null }, [whole]],
    ['the exam is handed in', { obstacle: () => early }, ['S1']],
    ['the exam is handed in by the first save', { saved: [], obstacle: () => early }, [whole], ['takenEarly']],
    ['it refuses even the answer that it has', { obstacle: ([id]) => (id === 'S1' ? late : undefined) }, ['S1']],
    ['another tab takes over in between', { obstacle: against(cut, 'S2'), mostSaves: 2 }, ['S1', whole]],
    ['the session ends', failing(failure('expired'), 2), ['S1', whole]],
    ['the candidate cancels', failing(failure('cancelled'), 2), ['S1', whole]],
    ['the server begins to forbid everything', failing(http(403), 4, 99)],
    ['the connection is lost', failing(cut, 4, 99)],
    ['the exam is closed before any answer is there', { saved: [], exam: [closed] }, []],
    ['nobody says whether it is open', { saved: [], exam: [cut] }, []],
  ])('ends without a verdict, and loses nothing, if %s', async (_, world, expected, events = []) => {
    const { takes, saves, kinds, left } = await search(world);
    expect([takes, left(), saves, kinds()]).toEqual([false, [five, []], expected ?? saves, events]);
  });

  it.each([named, cut])('believes only a definite refusal of the only answer (%s)', async (error) => {
    const { takes, told, left } = await search({ saved: [], unsent: ['S2'], obstacle: () => error });
    expect([takes, left()]).toEqual([true, error === cut ? [['S2'], []] : [[], ['S2']]]);
    const refused = [expect.objectContaining({ questionId: 'S2', reason: 'Teks tidak sah.' })];
    expect(told).toEqual(error === cut ? [] : [{ kind: 'saved', reply: { ...nothing, refused } }]);
  });
});

const digestOf = (...ids: Ids) => nobleHasher.sha256(answersText(all, (id) => (ids.includes(id) ? wordsFor(id) : '')));
const strange = { digest: 'f'.repeat(64) };
const byAll = handedIn({ digest: digestOf(...all) });
const withoutS2 = { digest: digestOf('S1', 'S3') };
const earlier = 'alreadySubmitted';
const rest = [['S2', 'S3'], []];
const everySaved: World = { saved: all, unsent: [] };
/** A receipt that has neither a digest nor a number. */
const silent: World = { receipt: { digest: null, number: '' } };
const isRefused: AttemptEvent = { kind: 'leftOut', reasons: new Map([['S2', 'Terlalu panjang.']]) };
const isRemoved: AttemptEvent = { kind: 'contentRead', content: aPaper({ questions: [anEssay('S1'), anEssay('S2')] }) };

describe('a hand-in that the server has', () => {
  it.each<[string, World, left?: readonly Ids[], kind?: string]>([
    ['proven by the digest of every answer', {}],
    ['proven by that of all but the one left out, which stays here', { leftOut: ['S2'] }, [[], ['S2']]],
    ['proven by that of all but a refused one', { before: isRefused, receipt: withoutS2 }, [[], ['S2']]],
    ['proven but for the answer to a removed question', { before: isRemoved }, [['S3'], []]],
    ['proven by an earlier one, also of what is left out', { leftOut: ['S2'], exam: [byAll] }, [[], []], earlier],
    ['proven by exam-status after a lost reply', { error: cut, exam: [running, byAll] }],
    ['proven by its number of answers where the paper is read in part', { unreadable: 1, receipt: { answered: 3 } }],
    ['proven by saves where the receipt says nothing', { ...everySaved, ...silent }],
    ['proven by saves without a receipt', { ...everySaved, error: cut, exam: noReceipt }],
    ['proven by saves before that of another device', { ...everySaved, exam: [handedIn(strange)] }, [[], []], earlier],
    ['proven by the content', { receipt: strange, shown: all }],
    ['unproven by a receipt that says nothing', silent, rest],
    ['unproven by a lost reply without a receipt', { error: cut, exam: noReceipt }, rest],
    ['unproven by that of another device', { exam: [handedIn(strange)] }, rest, earlier],
    ['unproven by a content that cannot be read', { ...silent, shown: cut }, rest],
    ['unproven by a content that shows some', { ...silent, shown: ['S1', 'S2'] }, [['S3'], []]],
    ['unproven by a strange digest, also after every save', { ...everySaved, receipt: strange, shown: cut }, [all, []]],
  ])('is %s, and what may be missing stays here', async (name, world, expected = [[], []], kind = 'submitted') => {
    const { outcome, left, kinds, told, attempt, submitted } = await press(world);
    const proven = name.startsWith('proven');
    expect([outcome, left(), attempt().submission]).toMatchObject([{ kind, proven }, expected, 'taken']);
    const isLeftOut = world.leftOut !== undefined && kind !== earlier;
    expect(kinds()).toEqual([...(isLeftOut ? ['leftOut'] : []), 'receiptRead']);
    if (!proven) expect(told[0]).toMatchObject({ proven: [] });
    for (const { carried } of submitted) expect(carried).toBe(isLeftOut ? 'S1,S3' : 'S1,S2,S3');
  });
});

const blocked = (suspects: Ids, certain: boolean) => ({ kind: 'blocked', suspects, certain });
const failed = { kind: 'failed' };
const unknown = { kind: 'unknown' };
const wrong = { 'answers.1.value': ['Salah.'] };
const aboutNoAnswer: readonly [string, World, object][] = [
  ['if the session is over', { error: failure('expired', { status: 401 }) }, failed],
  ['if the candidate has cancelled', { error: failure('cancelled') }, failed],
  ['if the server is slow', { error: failure('timeout') }, unknown],
  ['after too many calls', { error: http(429) }, failed],
  ['if the client is broken', { error: new TypeError('undefined') }, failed],
];

describe('a hand-in that fails where answers are sent with it only', () => {
  const pressOnce = async (world: World) => {
    const { outcome, left, saves, ...here } = await press({ saved: [], unsent: all, ...world });
    expect(saves).toEqual([]);
    return { ...here, end: [outcome, left()] };
  };
  const choice = blocked(all, false);

  it.each<Row>([
    ...[400, 403, 406, 413, 422, 500].map((status): Row => [`some after a ${status}`, { error: http(status) }]),
    ['some after the page of a firewall', { error: failure('between') }],
    ['some after a cut connection', { error: cut }, { ...choice, error: cut }],
    ['some after that, although one was left out', { error: cut, leftOut: ['S2'] }],
    ['some after words about all together', { error: invalid({ answers: ['Terlalu banyak.'] }) }],
    ['some after words about one not sent', { error: invalid({ 'answers.99.value': ['Salah.'] }) }],
    ['some where the server has declined to save', { error: http(403), partialSaves: true, deviceOnly: true }],
    ['none if all that can be left out was', { error: http(403), leftOut: all }, failed],
    ['none if the exam is closed after words about one', { error: invalid(wrong), exam: [running, closed] }, failed],
    ['none if the exam is no longer listed', { error: http(403), exam: [running, null] }, failed],
    ['none if nobody says whether the exam runs', { error: http(403), exam: [running, cut] }, failed],
    ['none if the exam could not be looked up, so that nothing was sent', { exam: [cut, running] }, failed],
    ['none if an earlier one may have arrived', { exam: [cut, running], tried: true }, unknown],
    ['none if its receipt is strange, and the exam runs on', { receipt: strange, exam: [running] }, unknown],
    ['none if the server is busy', { error: http(503) }, failed],
    ['none if the digest differs', { error: invalid({ digest: ['Beda.'] }) }, failed],
    ['none if more than an answer is wrong', { error: invalid({ ...wrong, digest: ['Beda.'] }) }, failed],
    ...aboutNoAnswer.map(([when, ...end]): Row => [`none ${when}`, ...end]),
  ])('refuses no answer, and suspects %s', async (_, world, outcome = choice) => {
    const { end, kinds, attempt } = await pressOnce(world);
    expect([end, kinds()]).toMatchObject([[outcome, [all, []]], ['submitFailed']]);
    expect(attempt().submission).toBe(outcome === unknown || world.error === cut ? 'unknown' : 'none');
  });

  it.each([
    { field: 'answers.1.value', texts: ['Salah.', 'SQLSTATE[22007]', 'Panjang.'], id: 'S2', reason: 'Salah. Panjang.' },
    { field: 'answers.10', texts: [], id: 'S11', reason: '' },
  ])('refuses the answer that the API names as $field, in its words', async ({ field, texts, id, reason }) => {
    const unsent = Array.from({ length: 12 }, (_, index) => `S${index + 1}`);
    const { end, reasonFor } = await pressOnce({ unsent, error: invalid({ [field]: texts }) });
    expect(end).toMatchObject([blocked([id], true), [unsent.filter((each) => each !== id), [id]]]);
    expect(reasonFor(id)).toBe(reason);
  });

  it('marks what was left out where one may have arrived without it', async () => {
    const { end, reasonFor } = await pressOnce({ error: cut, leftOut: ['S2'], exam: [running, cut] });
    expect([...end, reasonFor('S2')]).toMatchObject([unknown, [['S1', 'S3'], ['S2']], '']);
  });
});

describe('a hand-in that fails where the server saves answers one by one', () => {
  const onlyS2: World = { obstacle: against(http(403), 'S2'), error: http(403), shown: all };
  const refusal = invalid({ digest: ['Beda.'] });

  it.each<Row>([
    ['finds the refused one', onlyS2],
    ['finds it also where the server had none', { ...onlyS2, saved: [], unsent: all }],
    ['blocks no second time for the same one', { ...onlyS2, leftOut: ['S2'] }, failed],
    ['finds none if all are taken now', { error: invalid(wrong), shown: all }, failed, [[], []]],
    ['sends again what the server lacks', { ...everySaved, error: refusal, shown: ['S1', 'S3'] }, failed, [['S2'], []]],
    ['sends nothing again if that cannot be read', { ...everySaved, error: refusal, shown: cut }, failed, [[], []]],
    ['sends nothing again if nothing was refused', { ...everySaved, error: http(500) }, failed, [[], []]],
    ...aboutNoAnswer.map(([when, ...end]): Row => [`saves nothing more ${when}`, ...end, rest]),
  ])('%s', async (name, world, outcome = blocked(['S2'], true), left = [[], ['S2']]) => {
    const here = await press({ partialSaves: true, ...world });
    expect([here.outcome, here.left()]).toMatchObject([outcome, left]);
    expect([here.saves.length === 0, here.kinds().includes('leftOut')]).toEqual([name.startsWith('saves'), false]);
  });
});

describe.each([0, 1])('the request key of a hand-in, with %d questions unreadable,', (unreadable) => {
  const keysOf = async (error: Error, ...presses: readonly { readonly leftOut?: Ids; readonly value?: string }[]) => {
    const { tell, submit, submitted } = start({ unreadable, error });
    for (const { leftOut, value } of presses) {
      if (value) tell({ kind: 'answered', questionId: 'S3', change: { value }, answeredAt: now });
      await submit(leftOut);
    }
    expect(submitted.every(({ digest }) => (digest === '') === unreadable > 0)).toBe(true);
    return new Set(submitted.map(({ key }) => key)).size;
  };

  it('is the same for the same answers until they are refused, and another one for others', async () => {
    expect(await keysOf(cut, {}, {})).toBe(1);
    expect(await keysOf(http(403), {}, {})).toBe(2);
    expect(await keysOf(cut, {}, { value: 'lain' })).toBe(2);
    expect(await keysOf(cut, {}, ...[['S2'], ['S3'], ['S2', 'S3']].map((leftOut) => ({ leftOut })))).toBe(4);
  });
});
