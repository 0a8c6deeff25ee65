import { createHash } from 'node:crypto';
import { order, type PendingVersion } from '../../src/domain/exam/answer-entry.ts';
import type { AttemptEffect, AttemptEvent } from '../../src/domain/exam/attempt-events.ts';
import { accepts, type ExamAttempt, isWriter, unsentIn } from '../../src/domain/exam/attempt-state.ts';
import { newAttempt, step } from '../../src/domain/exam/exam-attempt.ts';
import { type HandingIn, handingIn, provenBy } from '../../src/domain/exam/handing-in.ts';
import type { AnswerToSave, AnswerVersion, ServerAnswer } from '../../src/domain/exam/question.ts';
import { aPaper } from '../builders/answers.ts';

/**
 * A candidate, two tabs of one browser, its storage, a network and a server: everything around `step` that can happen in any order. One
 * question is enough, because answers to different questions do not touch each other.
 */
const question = 'S1';

/** `keeps` answers, `declines` to keep any before the submission, or `refuses` the answer "b". */
export type ServerKind = 'keeps' | 'declines' | 'refuses';

interface Tab {
  readonly attempt: ExamAttempt;
  readonly writes: readonly (readonly PendingVersion[])[];
  /** Reads the storage to begin; `again`: another tab may have written since this one was opened. */
  readonly begins: { readonly turn: number; readonly again: boolean } | null;
  readonly calling: boolean;
  readonly held: boolean;
}

/** `opened`: which page asked, because a reply to a page that is gone reaches nobody. */
interface Call {
  readonly tab: number;
  readonly opened: number;
  readonly answers: readonly AnswerToSave[];
  readonly hands: HandingIn | null;
}

interface Reply {
  readonly tab: number;
  readonly opened: number;
  readonly events: readonly AttemptEvent[];
}

export interface Left {
  readonly typed: number;
  readonly lost: number;
  readonly doubled: number;
  readonly crashes: number;
  readonly switches: number;
  readonly submits: number;
}

export interface World {
  readonly server: ServerKind;
  readonly tabs: readonly (Tab | null)[];
  readonly opened: readonly number[];
  readonly owner: number | null;
  readonly storage: readonly PendingVersion[];
  readonly current: AnswerVersion | null;
  readonly others: readonly AnswerVersion[];
  readonly submitted: { readonly value: string; readonly digest: string } | null;
  readonly calls: readonly Call[];
  readonly replies: readonly Reply[];
  /** The last text that the candidate typed, and whether a crash came before the device had stored it. */
  readonly typed: string;
  readonly excused: boolean;
  readonly clock: number;
  readonly devices: number;
  readonly left: Left;
}

export const newWorld = (server: ServerKind, left: Left): World => ({
  ...{ server, left, tabs: [null, null], opened: [0, 0], owner: null, storage: [], current: null, others: [] },
  ...{ submitted: null, calls: [], replies: [], typed: '', excused: false, clock: 0, devices: 0 },
});

const start = Date.parse('2026-03-10T02:00:00Z');
const stampOf = ({ clock }: World) => new Date(start + clock * 1_000).toISOString();

const answerOf = ({ current, others }: World): ServerAnswer => ({ questionId: question, current, others, file: null });

const contentOf = (world: World) =>
  aPaper({ questions: [{ kind: 'choice', id: question, no: 1, html: '', options: [] }], answers: [answerOf(world)] });

const without = <Item>(items: readonly Item[], index: number): readonly Item[] => items.filter((_, i) => i !== index);

const spend = (world: World, what: keyof Left): World => ({
  ...world,
  left: { ...world.left, [what]: world.left[what] - 1 },
});

const setTab = (world: World, index: number, tab: Tab | null): World => ({
  ...world,
  tabs: world.tabs.map((each, i) => (i === index ? tab : each)),
});

const run = (tab: Tab, effect: AttemptEffect): Tab => {
  switch (effect.kind) {
    case 'write':
      return { ...tab, writes: [effect.versions] }; // a later write replaces a queued one
    case 'begin':
      return { ...tab, begins: { turn: effect.turn, again: effect.again } };
    case 'stop':
      return { ...tab, writes: [], calling: false, held: false };
    case 'sendAgain':
      return { ...tab, calling: false, held: false };
    default:
      return tab;
  }
};

const tell = (world: World, index: number, event: AttemptEvent): World => {
  const tab = world.tabs[index];
  if (!tab) return world;
  const { attempt, effects } = step(tab.attempt, event);
  return setTab(world, index, effects.reduce(run, { ...tab, attempt }));
};

const give = (world: World, index: number): World => tell({ ...world, owner: index }, index, { kind: 'tabOwned' });

/** The lock goes to the other tab, or back if that is gone. */
const pass = (world: World, index: number): World => give(world, world.tabs[1 - index] ? 1 - index : index);

const open = (world: World, index: number): World => {
  const tab = { attempt: newAttempt(contentOf(world)), writes: [], begins: null, calling: false, held: false };
  const opened = world.opened.map((count, i) => (i === index ? count + 1 : count));
  const next = setTab({ ...world, opened }, index, tab);
  return world.owner === null ? give(next, index) : next;
};

const begin = (world: World, index: number, begins: NonNullable<Tab['begins']>): World => {
  const tab = world.tabs[index] as Tab;
  const device = `d${world.devices + 1}`;
  return tell({ ...setTab(world, index, { ...tab, begins: null }), devices: world.devices + 1 }, index, {
    kind: 'begun',
    turn: begins.turn,
    device,
    stored: { durable: true, versions: new Map([[question, world.storage]]), unopened: [], offered: new Map() },
    content: begins.again ? contentOf(world) : null,
    learnt: { deviceOnly: false, acknowledged: false, takenEarly: false },
  });
};

const type = (world: World, index: number): World => {
  const value = world.typed === 'a' ? 'b' : 'a';
  const next = { ...spend(world, 'typed'), typed: value, excused: false, clock: world.clock + 1 };
  return tell(next, index, { kind: 'answered', questionId: question, change: { value }, answeredAt: stampOf(next) });
};

const write = (world: World, index: number): World => {
  const tab = world.tabs[index] as Tab;
  const [versions = [], ...writes] = tab.writes;
  const next = setTab({ ...world, storage: versions }, index, { ...tab, writes });
  return tell(next, index, { kind: 'draftWritten', questionId: question, durable: true, versions });
};

const crash = (world: World, index: number): World => {
  const tab = world.tabs[index] as Tab;
  const excused = world.excused || tab.writes.length > 0 || tab.attempt.overtaken;
  const next = { ...setTab(spend(world, 'crashes'), index, null), excused };
  if (world.owner !== index) return next;
  const other = 1 - index;
  return world.tabs[other] ? give({ ...next, owner: other }, other) : { ...next, owner: null };
};

const call = (world: World, index: number, sent: Pick<Call, 'answers' | 'hands'>): World => {
  const tab = world.tabs[index] as Tab;
  const calls = [...world.calls, { tab: index, opened: world.opened[index] ?? 0, ...sent }];
  return setTab({ ...world, calls }, index, { ...tab, calling: true });
};

const submit = (world: World, index: number): World => {
  const tab = world.tabs[index] as Tab;
  const hands = handingIn(tab.attempt);
  const held = setTab(spend(world, 'submits'), index, { ...tab, held: true });
  return call(tell(held, index, { kind: 'submitAsked' }), index, { answers: hands.carried, hands });
};

/** As the contract says: the newest version of each device wins, and a version written without knowledge of another is kept beside it. */
const kept = (world: World, { questionId: _, base, ...version }: AnswerToSave): World => {
  const { current, others } = world;
  if (current && order(version, current) <= 0) return world;
  const isBlind = current !== null && current.device !== version.device && current.revision > base;
  return {
    ...world,
    current: version,
    others: isBlind && current.value !== version.value ? [...others, current] : others,
  };
};

const refusedBy = ({ server }: World, { value }: AnswerToSave): boolean => server === 'refuses' && value === 'b';

const saved = (world: World, { answers }: Call): readonly [World, readonly AttemptEvent[]] => {
  if (world.submitted) return [world, [{ kind: 'closed' }]];
  if (world.server === 'declines') return [world, [{ kind: 'savingDeclined' }]];
  const no = answers.filter((answer) => refusedBy(world, answer));
  const next = answers.filter((answer) => !no.includes(answer)).reduce(kept, world);
  const reply = {
    saved: answers.filter((answer) => !no.includes(answer)),
    refused: no.map(({ revision }) => ({ questionId: question, revision, reason: 'tidak diterima' })),
    answers: [answerOf(next)],
  };
  return [next, [{ kind: 'saved', reply }]];
};

const handedIn = (world: World, { answers }: Call): readonly [World, string] => {
  if (world.submitted) return [world, world.submitted.digest];
  const next = answers.filter((answer) => !refusedBy(world, answer)).reduce(kept, world);
  const value = next.current?.value ?? '';
  const digest = handingIn(newAttempt(contentOf(next))).whole.text ?? '';
  return [{ ...next, submitted: { value, digest } }, digest];
};

const submittedReply = (world: World, hands: HandingIn, digest: string): AttemptEvent => {
  const receipt = { number: '1', submittedAt: stampOf(world), answered: null, digest } as never;
  const proven = provenBy(receipt, hands, { whole: hands.whole.text, acceptable: hands.acceptable.text }, null);
  return { kind: 'receiptRead', proven: proven ?? [], held: proven ? null : [answerOf(world)] };
};

const arrive = (world: World, sent: Call): readonly [World, readonly AttemptEvent[]] => {
  if (!sent.hands) return saved(world, sent);
  const [next, digest] = handedIn(world, sent);
  return [next, [submittedReply(next, sent.hands, digest)]];
};

/** The event that tells a page that a call has no reply. */
const noReply = ({ hands, answers }: Call): readonly AttemptEvent[] =>
  hands
    ? [{ kind: 'submitFailed', definite: false, unknown: true, held: null }]
    : [{ kind: 'saveFailed', questionIds: answers.map(({ questionId }) => questionId), cause: 'connection' }];

const reply = (world: World, { tab, opened }: Call, events: readonly AttemptEvent[]): World => ({
  ...world,
  replies: [...world.replies, { tab, opened, events }],
});

const hear = (world: World, at: number): World => {
  const { tab: index, opened, events } = world.replies[at] as Reply;
  const tab = world.tabs[index];
  const rest = { ...world, replies: without(world.replies, at) };
  if (!tab || opened !== world.opened[index]) return rest;
  const next = setTab(rest, index, { ...tab, calling: false });
  return events.reduce((before, event) => tell(before, index, event), next);
};

export interface Act {
  readonly name: string;
  readonly next: World;
}

const actsOfTab = (world: World, index: number): readonly (Act | false)[] => {
  const tab = world.tabs[index];
  const { left } = world;
  const name = (what: string) => `tab ${index + 1}: ${what}`;
  if (!tab) return [{ name: name('opens'), next: open(world, index) }];
  const { attempt, begins, writes, calling, held } = tab;
  const other = 1 - index;
  const canSend = isWriter(attempt) && !calling && !held && !attempt.closed && unsentIn(attempt).length > 0;
  const canSubmit =
    attempt.stage === 'writing' && !calling && !attempt.closed && /none|unknown/.test(attempt.submission);
  const isAsked = world.tabs[other]?.attempt.stage === 'handingOver';
  return [
    begins && { name: name('reads the storage'), next: begin(world, index, begins) },
    writes.length > 0 && { name: name('stores'), next: write(world, index) },
    left.typed > 0 && accepts(attempt, question) && { name: name('is typed into'), next: type(world, index) },
    canSend &&
      !attempt.deviceOnly && {
        name: name('sends'),
        next: call(world, index, { answers: unsentIn(attempt), hands: null }),
      },
    canSubmit && left.submits > 0 && { name: name('hands in'), next: submit(world, index) },
    left.crashes > 0 && { name: name('crashes'), next: crash(world, index) },
    // the candidate presses "Lanjutkan di sini": the other tab hands over, or is too slow
    left.switches > 0 &&
      world.owner === other &&
      !isAsked && {
        name: name('asks for the exam'),
        next: tell(spend(world, 'switches'), other, { kind: 'handOverAsked' }),
      },
    attempt.stage === 'handingOver' &&
      writes.length === 0 &&
      !begins && {
        name: name('hands over'),
        next: pass(
          tell(tell(world, index, { kind: 'handedOver', turn: attempt.turn }), index, { kind: 'tabLost' }),
          index,
        ),
      },
    attempt.stage === 'handingOver' &&
      world.tabs[other] !== null && {
        name: name('is too slow to hand over'),
        next: give(tell(world, index, { kind: 'tabLost' }), other),
      },
  ].map((act) => act || false);
};

export const actsOf = (world: World): readonly Act[] => {
  const { calls, replies, left } = world;
  const ofNetwork = calls.flatMap((sent, at): readonly (Act | false)[] => {
    const [after, events] = arrive(world, sent);
    const gone = (next: World) => ({ ...next, calls: without(next.calls, at) });
    return [
      { name: 'a call arrives', next: reply(gone(after), sent, events) },
      left.lost > 0 && { name: 'a call is lost', next: reply(gone(spend(world, 'lost')), sent, noReply(sent)) },
      left.lost > 0 && { name: 'a reply is lost', next: reply(gone(spend(after, 'lost')), sent, noReply(sent)) },
      left.doubled > 0 && {
        name: 'a call arrives, and comes again',
        next: reply(spend(after, 'doubled'), sent, events),
      },
    ];
  });
  const heard = replies.map((_, at) => ({ name: 'a reply arrives', next: hear(world, at) }));
  return [...world.tabs.flatMap((_, index) => actsOfTab(world, index)), ...ofNetwork, ...heard].filter(
    (act) => act !== false,
  );
};

const shownIn = ({ attempt }: Tab) => attempt.records.get(question)?.view;

const serverHas = ({ current, others }: World, value: string): boolean =>
  [current, ...others].some((version) => version?.value === value);

/** Lists the broken promises, in the words of the candidate. */
export const brokenIn = (world: World): readonly string[] => {
  const { tabs, storage, typed, excused, submitted, current } = world;
  const broken: string[] = [];
  const live = tabs.filter((tab) => tab !== null);
  const isSomewhere =
    serverHas(world, typed) ||
    storage.some(({ value }) => value === typed) ||
    live.some((tab) => shownIn(tab)?.value === typed);
  if (typed !== '' && !excused && !isSomewhere) broken.push('what was typed is nowhere');
  for (const tab of live) {
    const shown = shownIn(tab);
    if (shown?.phase === 'sent' && shown.value !== '' && !serverHas(world, shown.value) && !isNewer(current, tab))
      broken.push('a page claims that the server has an answer, which it does not');
    if (tab.attempt.submission === 'taken' && !submitted) broken.push('a page claims a hand-in that did not happen');
    if (
      tab.attempt.submission === 'taken' &&
      unsentIn(tab.attempt).length === 0 &&
      shown?.phase === 'sent' &&
      shown.value !== submitted?.value &&
      !serverHas(world, shown.value)
    )
      broken.push('a page claims that an answer was handed in, which was not');
  }
  if (live.filter(({ attempt }) => attempt.stage === 'writing').length > 1) broken.push('two tabs write');
  return broken;
};

const isNewer = (current: AnswerVersion | null, { attempt }: Tab): boolean => {
  const own = attempt.records.get(question)?.entry.server;
  return !!current && !!own && order(current, own) > 0;
};

/** Peace: one tab, and everything arrives, until nothing is left to do. */
const calm = (world: World): World => {
  let now: World = { ...world, left: { typed: 0, lost: 0, doubled: 0, crashes: 0, switches: 0, submits: 0 } };
  for (let round = 0; round < 60; round += 1) {
    const acts = actsOf(now).filter(({ name }) => !/too slow|tab 2: opens/.test(name));
    const [act] = acts.filter(({ name }) => !name.endsWith('opens') || now.tabs.every((tab) => tab === null));
    if (!act) return now;
    now = act.next;
  }
  throw new Error('peace does not calm the pages');
};

/** Broken promises after peace. */
export const brokenAfter = (world: World): readonly string[] => {
  const at = calm(world);
  const { typed, excused, submitted, current } = at;
  const broken = [...brokenIn(at)];
  const live = at.tabs.filter((tab) => tab !== null);
  const isUnsentShown = live.some((tab) => shownIn(tab)?.value === typed && shownIn(tab)?.phase !== 'sent');
  const isKept = at.storage.some(({ value }) => value === typed);
  const isThere = current?.value === typed || (submitted?.value ?? null) === typed;
  if (typed !== '' && !excused && !isThere && !isUnsentShown && !isKept)
    broken.push('after peace, the server lacks what was typed last, and no page says so');
  const isWarnedOf = live.some((tab) => tab.attempt.overtaken && shownIn(tab)?.value === typed);
  if (at.server === 'keeps' && typed !== '' && !excused && !submitted && !isThere && !isWarnedOf)
    broken.push('after peace, the server lacks what was typed last');
  return broken;
};

/** States that differ only in what cannot matter any more are one state. */
export const keyOf = (world: World): string => {
  const text = JSON.stringify(world, (name, value) => {
    if (name === 'content' || name === 'view') return undefined;
    if (value instanceof Map) return [...value];
    return value instanceof Set ? [...value] : value;
  });
  return createHash('sha1').update(text).digest('base64').slice(0, 14);
};
