import { type CallFault, callFaults } from './server.ts';
import { type Draw, drawing } from './timeline.ts';

const second = 1_000;
const minute = 60 * second;

/** One thing that a person, a device, the network or the staff does; `n` and `ms` say which or how much. Acts are data: any may be left out. */
export interface Act {
  readonly at: number;
  readonly who: number;
  readonly what: What;
  readonly tab: number;
  readonly n: number;
  readonly ms: number;
  readonly fault?: CallFault;
  /** Whether the next call that changes something meets the fault, instead of the next call of any kind. A page mostly reads before it sends. */
  readonly isOfSending?: boolean;
}

/** What each kind draws for `ms`, and how often it comes for each typed answer; a swarm draws which of these exist. */
const troubles = {
  call: { share: 0.5, ms: [0, 0] },
  offline: { share: 0.06, ms: [2 * second, 6 * minute] },
  sleep: { share: 0.04, ms: [2 * second, 12 * minute] },
  'sleep and stand still': { share: 0.04, ms: [2 * second, 12 * minute] },
  crash: { share: 0.06, ms: [0, 0] },
  reload: { share: 0.06, ms: [0, 0] },
  'second tab': { share: 0.06, ms: [0, 0] },
  'take over': { share: 0.08, ms: [0, 0] },
  hide: { share: 0.05, ms: [0, 0] },
  look: { share: 0.05, ms: [0, 0] },
  'storage refuses': { share: 0.03, ms: [second, 2 * minute] },
  'storage hangs': { share: 0.03, ms: [second, 30 * second] },
  'storage lost': { share: 0.02, ms: [0, 0] },
  'clock set': { share: 0.03, ms: [-12 * 60 * minute, 12 * 60 * minute] },
  extend: { share: 0.02, ms: [0, 0] },
  'close and reopen': { share: 0.02, ms: [30 * second, 4 * minute] },
} as const;
type Trouble = keyof typeof troubles;
export type What = Trouble | 'open' | 'type' | 'doubt' | 'hand in' | 'leave';

interface Step {
  /** Milliseconds after the burst begins. */
  readonly after: number;
  readonly what: What;
  /** Does it in the page that takes over, or that was left behind. */
  readonly beside?: boolean;
  readonly ms?: number;
  readonly n?: number;
  readonly faults?: readonly CallFault[];
}

interface Burst {
  readonly needs: readonly (Trouble | CallFault)[];
  readonly steps: (own: Draw) => readonly Step[];
}

/** A page has been written in, and what was sent is on the server, which the page beside it does not know. */
const sentBeforeMs = 9_000;

/**
 * Acts that seldom meet by chance. A burst begins with two pages, of which one writes, and ends without a key: what is then only in a
 * memory must be told, kept or read again by the portal itself. Each is drawn only on a day that has all its faults.
 */
const bursts: readonly Burst[] = [
  {
    needs: ['storage lost', 'crash'],
    steps: (own) => [
      { after: 0, what: 'type' },
      { after: 700 + own.below(300), what: 'storage lost', n: own.below(4) === 0 ? 1 : 0 },
      { after: 24_000 + own.below(20_000), what: 'crash', n: 0 },
    ],
  },
  {
    needs: ['take over', 'offline'],
    steps: (own) => [
      { after: 0, what: 'type' },
      { after: sentBeforeMs, what: 'offline', ms: own.between(2_000, 15_000) },
      { after: sentBeforeMs + own.between(100, 1_500), what: 'take over', beside: true },
    ],
  },
  {
    needs: ['take over', 'session over', 'request lost'],
    steps: (own) => [
      { after: 0, what: 'type' },
      { after: sentBeforeMs, what: 'call', n: 0, faults: ['session over'] },
      { after: sentBeforeMs + own.between(20, 200), what: 'take over', beside: true },
      { after: sentBeforeMs + 19_500, what: 'call', faults: ['request lost', 'request lost', 'request lost'] },
    ],
  },
  {
    needs: ['take over', 'storage hangs'],
    steps: (own) => [
      { after: 0, what: 'type', n: 8 },
      { after: own.between(5, 280), what: 'storage hangs', ms: own.between(800, 5_000) },
      { after: own.between(285, 700), what: 'type', n: 8 },
      { after: own.between(700, 900), what: 'take over', beside: true },
      { after: own.between(1_700, 3_000), what: 'type', n: 8, beside: true },
      { after: own.between(3_000, 8_000), what: 'type', n: 8, beside: true },
    ],
  },
  {
    needs: ['second tab'],
    steps: (own) => [
      { after: 0, what: 'type', n: 8 },
      { after: own.between(20, 60), what: 'type', n: 8 },
      { after: own.between(61, 95), what: 'leave' },
    ],
  },
];

/** How long the exams last. */
const lastsMs = [20 * minute, 60 * minute];
const lateNeeds: readonly Trouble[] = ['offline', 'extend'];

/** An answer that comes too late for the end of the exam is refused, and then the exam goes on after all. */
const late = (own: Draw): readonly Step[] => [
  { after: -50 * second, what: 'offline', ms: own.between(180, 200) * second },
  ...[-45, -40, -20].map((at) => ({ after: at * second, what: 'type' as const, n: own.below(1_000) })),
  ...[200, 210, 220].map((at) => ({ after: at * second, what: 'extend' as const, n: 14 })),
];

/** What a candidate has come for. */
export const errands = [
  'exam',
  'demonstration',
  'purchase',
  'agreement',
  'apl01',
  'apl02',
  'appeal',
  'feedback',
] as const;
/** A life goes from the purchase to the certificate: it has these errands one after another, and accepts its result. */
export type Errand = (typeof errands)[number] | 'result' | 'life';
export type Sitting = 'exam' | 'demonstration';
export const sits = (errand: Errand): errand is Sitting => errand === 'exam' || errand === 'demonstration';

/** How often the candidate hands in after something was typed. */
const handsInShares: Partial<Readonly<Record<Errand, number>>> = { exam: 0.004, demonstration: 0.02, life: 0.6 };
const handsInShare = (errand: Errand): number => handsInShares[errand] ?? 0.15;

/** How many of those who sit an exam go on at a second device. */
const movingShare = 0.15;

/** How many of the days have a life. */
const livesShare = 0.08;

export interface Plan {
  readonly seed: string;
  readonly people: readonly Errand[];
  /** Who goes on at a second device too, which has the last of the three pages. */
  readonly moving: readonly number[];
  readonly acts: readonly Act[];
  /** When faults end, and when all is looked at. */
  readonly peaceAt: number;
  readonly handsIn: boolean;
  readonly kinds: readonly string[];
}

export const planOf = (seed: string): Plan => {
  const draw = drawing(seed, 'plan');
  const people: Errand[] = ['exam', ...(draw.chance(0.5) ? [draw.of(['exam', 'demonstration'] as const)] : [])];
  for (let more = draw.below(3); more > 0; more -= 1)
    people.push(draw.of(errands.filter((errand) => !sits(errand) && !people.includes(errand))));
  if (draw.chance(0.03)) people.push(...Array.from({ length: 8 + draw.below(31) }, () => 'exam' as const));
  if (drawing(seed, 'life').chance(livesShare)) people.push('life'); // its own draws leave all else of the day as it is
  const drawn = (Object.keys(troubles) as Trouble[]).filter(() => draw.chance(0.35));
  const kinds: readonly Trouble[] = drawn.includes('take over')
    ? [...new Set([...drawn, 'second tab' as const])]
    : drawn;
  const faults = callFaults.filter(() => draw.chance(0.35));
  const isDrawn = (need: Trouble | CallFault) => [...kinds, ...faults].includes(need);
  const possible = bursts.filter(({ needs }) => needs.every(isDrawn));
  const length = draw.of([25, 40, 52, 70]) * minute;
  const intensity = draw.of([0.1, 0.3, 1]);
  const acts: Act[] = [];
  for (const [who, errand] of people.entries()) {
    const own = drawing(seed, `person ${who}`);
    const opened = own.below(20 * second);
    acts.push({ at: opened, who, what: 'open', tab: 0, n: own.below(5), ms: 0 });
    const ends = lastsMs.filter((lasts) => lasts + 5 * minute < length);
    const isLate = ends.length > 0 && errand === 'exam' && lateNeeds.every(isDrawn) && own.chance(0.5);
    const end = isLate ? opened + own.of(ends) : length;
    if (isLate) {
      for (const { after, what, ms = 0, n = 0 } of late(own)) acts.push({ at: end + after, who, what, tab: 0, n, ms });
    }

    /** A burst of two pages that are opened for it. Resolves with when it is over. */
    const burst = (from: number, tab: number, beside: number): number => {
      const steps = own.of(possible).steps(own);
      const step = (at: number, what: What, inTab: number, more: Partial<Act> = {}) =>
        acts.push({ at: from + at, who, what, tab: inTab, n: own.below(1_000), ms: 0, ...more });
      for (const each of [tab, beside]) step(0, 'second tab', each);
      step(5 * second, 'take over', tab);
      for (const { after, what, beside: isBeside, faults: coming = [null], ...more } of steps)
        for (const fault of coming)
          step(8 * second + after, what, isBeside ? beside : tab, { ...more, ...(fault && { fault }) });
      return from + 8 * second + Math.max(...steps.map(({ after }) => after));
    };
    let at = 30 * second;
    let tab = 0;
    while (at < end) {
      at += own.chance(0.4) ? own.between(150, 2_500) : own.between(2_500, 90_000);
      const what = own.chance(0.12) ? 'doubt' : 'type';
      acts.push({ at, who, what, tab, n: own.below(1_000), ms: 0 });
      for (const kind of kinds) {
        const { share, ms } = troubles[kind];
        if (!own.chance(share * intensity) || (isLate && kind === 'extend')) continue;
        const soon = at + own.below(own.of([250, 1_500, 30_000]));
        if (kind === 'second tab') tab = own.below(3);
        if (kind === 'take over') tab = (tab + 1 + own.below(2)) % 3; // right after the other tab was typed into
        for (let times = kind === 'call' && own.chance(0.2) ? 2 + own.below(6) : 1; times > 0; times -= 1) {
          const fault = kind === 'call' && faults.length > 0 ? { fault: own.of(faults) } : {};
          const n = own.below(1_000);
          const isOfSending = n % 3 === 0;
          acts.push({ at: soon, who, what: kind, tab, n, ms: own.between(ms[0], ms[1]), ...fault, isOfSending });
        }
      }
      // a page that has lived on for a while after its storage was lost or refused must have stored again what it shows
      if (acts.at(-1)?.what.startsWith('storage') && own.chance(0.3))
        acts.push({ at: at + 22_000 + own.below(40_000), who, what: 'crash', tab, n: own.below(1_000), ms: 0 });
      if (possible.length > 0 && own.chance(0.1 * intensity)) {
        const beside = (tab + 1 + own.below(2)) % 3;
        at = burst(at, tab, beside) + own.between(20, 60) * second;
      }
      if (!own.chance(handsInShare(errand))) continue;
      for (let times = kinds.includes('call') && faults.length > 0 ? own.below(7) : 0; times > 0; times -= 1)
        acts.push({ at: at + 690, who, what: 'call', tab, n: own.below(1_000), ms: 0, fault: own.of(faults) });
      acts.push({ at: at + 700, who, what: 'hand in', tab, n: 0, ms: 0 });
    }
    // what a day ends with is all that is left to be healed, and the first page is the one that stays open
    if (possible.length > 0 && !isLate && own.chance(0.5)) burst(Math.max(at, length), 2, 0);
  }
  acts.sort((a, b) => a.at - b.at);
  const moves = drawing(seed, 'devices');
  const moving = [...people.keys()].filter((who) => people[who] === 'exam' && moves.chance(movingShare));
  return { seed, people, moving, acts, peaceAt: length, handsIn: draw.chance(0.8), kinds: [...kinds, ...faults] };
};

export const told = ({ at, who, what, tab, n, ms, fault }: Act): string => {
  const time = `${Math.floor(at / minute)}:${((at % minute) / second).toFixed(1).padStart(4, '0')}`;
  const amount = ms === 0 ? '' : ` for ${(ms / second).toFixed(1)} s`;
  return `${time.padStart(8)}  o${who + 1} tab ${tab + 1}  ${what}${fault ? `: ${fault}` : ''}${what === 'type' ? ` k${n}` : ''}${amount}`;
};
