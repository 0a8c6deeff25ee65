import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerEntry,
  acceptableOf,
  acknowledged,
  edited,
  emptyEntry,
  found,
  isSame,
  merged,
  missedBy,
  newestOf,
  order,
  othersOf,
  type PendingVersion,
  refusedWith,
  restored,
  shownOf,
  unsentOf,
} from '../../../../src/domain/exam/answer-entry.ts';
import { revisionAfter } from '../../../../src/domain/exam/answer-revision.ts';
import { compared, handedIn } from '../../../../src/domain/exam/handed-in-entry.ts';
import type { AnswerVersion } from '../../../../src/domain/exam/question.ts';
import { aVersion } from '../../../builders/answers.ts';

const at = (second: number) => new Date(Date.parse('2026-03-02T02:00:00Z') + second * 1_000).toISOString();
const by = (device: string, second: number) => ({ device, answeredAt: at(second) });
const version = (value: string, revision: number, device = 'lain'): AnswerVersion => {
  const { base, refusal, ...own } = aVersion(value, { revision, device, answeredAt: at(revision) });
  return own;
};
const serverHas = (current: AnswerVersion, others: readonly AnswerVersion[] = []) => ({
  questionId: 'S1',
  current,
  others,
  file: null,
});

describe('order', () => {
  it('compares the revision, then the time, then the device, and finds equal versions equal', () => {
    const [early, late] = [aVersion('a', { answeredAt: at(1) }), aVersion('a', { answeredAt: at(2) })];
    expect(order(aVersion('a', { revision: 2, answeredAt: at(1) }), late)).toBeGreaterThan(0);
    expect(order(early, late)).toBeLessThan(0);
    const [one, other] = [aVersion('a', { device: 'A' }), aVersion('a', { device: 'B' })];
    expect([order(one, other), order(other, one), order(one, { ...one })]).toEqual([-1, 1, 0]);
  });

  it('lets the first of equal versions be the newest', () => {
    const [first, second] = [aVersion('a'), aVersion('a')];
    expect(newestOf([null, first, second])).toBe(first);
    expect(newestOf([null])).toBeNull();
  });
});

describe('edited', () => {
  it('marks a question without changing its text, and counts on from the server’s revision when the clock is behind', () => {
    const ahead = Date.parse(at(900));
    const entry = merged(emptyEntry, serverHas(version('di server', ahead)));
    const marked = edited(entry, { doubtful: true }, by('A', 1));
    expect(shownOf(marked)).toMatchObject({ value: 'di server', doubtful: true, revision: ahead + 1 });
  });

  it('keeps what the candidate had seen when the first change was made, until that change is sent', () => {
    const seen = merged(emptyEntry, serverHas(version('dulu', 3)));
    const first = edited(seen, { value: 'sini' }, by('A', 1));
    const second = edited(merged(first, serverHas(version('sana', 5))), { value: 'sini lagi' }, by('A', 2));
    expect(second.pending).toMatchObject([{ value: 'sini lagi', base: 3 }]);
    const sent = acknowledged(second, second.pending[0] ?? { revision: 0, device: '' });
    const third = edited(sent, { value: 'baru' }, by('A', 3));
    expect(third.pending).toMatchObject([{ base: second.pending[0]?.revision }]);
    const refused = refusedWith(second, { revision: second.pending[0]?.revision ?? 0 }, 'Waktu habis.');
    expect(edited(refused, { value: 'sekali lagi' }, by('A', 4)).pending[0]?.base).toBe(second.pending[0]?.revision);
  });

  it('keeps unchanged parts, and increases the revision, also when the clock goes back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.integer({ min: -5_000, max: 5_000 })), { minLength: 1 }),
        (edits) => {
          let entry: AnswerEntry = edited(emptyEntry, { doubtful: true }, by('A', 0));
          for (const [value, second] of edits) {
            const before = shownOf(entry)?.revision ?? 0;
            entry = edited(entry, { value }, by('A', second));
            expect(shownOf(entry)).toMatchObject({ value, doubtful: true });
            expect(shownOf(entry)?.revision).toBeGreaterThan(before);
            expect(entry.pending).toHaveLength(1);
          }
        },
      ),
    );
  });

  it('sends both the unsent version of an earlier page and the new one, in their order', () => {
    const first = edited(emptyEntry, { value: 'lama' }, by('A', 1));
    const second = edited(restored(emptyEntry, undefined, first.pending), { value: 'baru' }, by('B', 2));
    expect(unsentOf(second).map(({ value }) => value)).toEqual(['lama', 'baru']);
    expect(second.pending[1]?.base).toBe(second.pending[0]?.revision);
  });
});

describe('acknowledged', () => {
  it('confirms exactly this version: in any order of the replies, the newest text is shown (fault matrix 15)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (texts, picks) => {
          const sent: AnswerVersion[] = [];
          let entry: AnswerEntry = emptyEntry;
          for (const [second, text] of texts.entries()) {
            entry = edited(entry, { value: text }, by('A', second));
            sent.push(...entry.pending);
          }
          const last = texts.at(-1);
          while (sent.length > 0) {
            const [reply] = sent.splice((picks.next().value ?? 0) % sent.length, 1);
            if (reply) entry = acknowledged(entry, reply);
            expect(shownOf(entry)?.value).toBe(last);
            expect(unsentOf(entry)).toHaveLength(
              sent.some(({ value, revision }) => value === last && revision === shownOf(entry)?.revision) ? 1 : 0,
            );
          }
        },
      ),
    );
  });

  it('changes nothing for another version', () => {
    const entry = edited(emptyEntry, { value: 'a' }, by('A', 1));
    const revision = shownOf(entry)?.revision ?? 0;
    expect(acknowledged(entry, { revision, device: 'B' })).toBe(entry);
    expect(acknowledged(entry, { revision: revision - 1, device: 'A' })).toBe(entry);
    expect(unsentOf(acknowledged(entry, { revision, device: 'A' }))).toEqual([]);
  });
});

describe('merged', () => {
  it('shows the newer answer of two devices and lists the other, before and after it is sent (fault matrix 36)', () => {
    const here = edited(emptyEntry, { value: 'sini' }, by('A', 1));
    const later = version('sana', (shownOf(here)?.revision ?? 0) + 1);
    const both = merged(here, serverHas(later));
    expect(shownOf(both)?.value).toBe('sana');
    expect(othersOf(both).map(({ value }) => value)).toEqual(['sini']);
    expect(unsentOf(both)).toHaveLength(1);
    const { base, refusal, ...own } = both.pending[0] ?? { base: 0, refusal: null, ...version('', 0) };
    const sent = merged(both, serverHas(later, [own]));
    expect(unsentOf(sent)).toEqual([]);
    expect(othersOf(sent).map(({ value }) => value)).toEqual(['sini']);
  });

  it('drops an unsent version that the same device has replaced on the server, and keeps those of other devices', () => {
    const [own, other] = [aVersion('lama', { revision: 3 }), aVersion('lain', { revision: 3, device: 'B' })];
    const entry = merged({ ...emptyEntry, pending: [own, other] }, serverHas(version('baru', 5, 'A')));
    expect(entry.pending).toEqual([other]);
  });

  it('keeps the same list of unsent versions when nothing was sent, and lists the server’s own version nowhere else', () => {
    const pending = [aVersion('sini', { revision: 9 })];
    const [current, older] = [version('sana', 5), version('lama', 4, 'C')];
    const entry = merged({ ...emptyEntry, pending }, serverHas(current, [{ ...current }, older]));
    expect(entry.pending).toBe(pending);
    expect(entry.others).toEqual([older]);
  });
});

describe('missedBy', () => {
  const current = version('di server', 5);
  const entry = merged(emptyEntry, serverHas(current));

  it.each([
    ['has the same answer', current],
    ['has a newer answer', version('lebih baru', 6)],
  ])('changes nothing when the server %s', (_, now) => {
    expect(missedBy(entry, { current: now })).toBe(entry);
  });

  it.each([
    ['an older answer', version('lama', 4), 4],
    ['none', null, 0],
  ])('sends an acknowledged answer again when the server has %s', (_, now, base) => {
    const unsent = aVersion('lain', { revision: 6, device: 'B' });
    const lost = missedBy({ ...entry, pending: [unsent] }, { current: now });
    expect(lost.server).toBe(now);
    expect(lost.pending).toEqual([{ ...current, base, refusal: null }, unsent]);
  });
});

describe('found', () => {
  it('adds, before the others, only the versions that no part of the answer has', () => {
    const [sent, conflict, unsent] = [version('a', 1, 'A'), version('b', 2, 'B'), aVersion('c', { revision: 3 })];
    const entry = { ...emptyEntry, server: sent, others: [conflict], pending: [unsent] };
    const known = [sent, conflict, unsent].map((each) => aVersion(each.value, each));
    expect(found(entry, known)).toBe(entry);
    const lost = aVersion('hilang', { revision: 4 });
    expect(found(entry, [...known, lost]).pending).toEqual([lost, unsent]);
  });
});

describe('othersOf', () => {
  it('lists no version twice, none with the same text, and none at all before the first answer', () => {
    expect(othersOf(emptyEntry)).toEqual([]);
    const [here, there] = [aVersion('sini', { revision: 9 }), version('sana', 5)];
    const entry = { ...emptyEntry, server: there, others: [{ ...there }], pending: [here] };
    expect(othersOf(entry)).toEqual([there]);
    expect(othersOf({ ...emptyEntry, server: version('sini', 5), pending: [here] })).toEqual([]);
    expect(othersOf({ ...emptyEntry, server: version('sana', 5, 'A'), pending: [here] })).toEqual([]);
  });

  it('does not list an answer that the candidate saw and replaced, such as one from before a reload', () => {
    const sent = merged(emptyEntry, serverHas(version('sebelum', 3, 'halaman lama')));
    const changed = edited(sent, { value: 'sesudah' }, by('halaman baru', 1));
    expect(othersOf(changed)).toEqual([]);
    const again = edited(changed, { value: 'sesudahnya lagi' }, by('halaman baru', 2));
    expect(othersOf(again)).toEqual([]);
  });

  it('lists an older answer of another device that arrived after the candidate had begun to change it', () => {
    const changed = edited(emptyEntry, { value: 'sini' }, by('A', 9));
    const both = merged(changed, serverHas(version('sana', 3)));
    expect(shownOf(both)?.value).toBe('sini');
    expect(othersOf(both).map(({ value }) => value)).toEqual(['sana']);
  });
});

describe('refusedWith', () => {
  it('refuses only the version of this revision', () => {
    const pending = [aVersion('a', { revision: 3 }), aVersion('b', { revision: 4, device: 'B' })];
    const { pending: after } = refusedWith({ ...emptyEntry, pending }, { revision: 4 }, 'Waktu habis.');
    expect(after.map(({ refusal }) => refusal)).toEqual([null, 'Waktu habis.']);
  });

  it('keeps the text visible, and does not count it in a submission', () => {
    const entry = merged(emptyEntry, serverHas(version('di server', 3)));
    const typed = edited(entry, { value: 'terlambat' }, by('A', 9));
    const refused = refusedWith(typed, { revision: shownOf(typed)?.revision ?? 0 }, 'Waktu habis.');
    expect(shownOf(refused)?.value).toBe('terlambat');
    expect(acceptableOf(refused)?.value).toBe('di server');
    expect(unsentOf(refused)).toEqual([]);
  });
});

describe('restored', () => {
  it('lists stored and own versions once, oldest first', () => {
    const [old, own] = [aVersion('lama', { revision: 2 }), aVersion('baru', { revision: 5, device: 'B' })];
    const entry = { ...emptyEntry, pending: [own, { ...old }] };
    expect(restored(entry, undefined, [old, aVersion('tab lain', { revision: 3, device: 'C' })]).pending).toEqual([
      old,
      aVersion('tab lain', { revision: 3, device: 'C' }),
      own,
    ]);
  });

  it('keeps a version that another tab took over as long as it is the newest', () => {
    const own = aVersion('terbaru', { revision: 9 });
    const entry = { ...emptyEntry, pending: [own] };
    expect(restored(entry, serverHas(version('lama', 4)), [], [own]).pending).toEqual([own]);
    expect(isSame(own, { revision: 9, device: 'B' })).toBe(false);
  });

  it('drops an answer that another tab took over, when the server has a newer one', () => {
    const typed = edited(emptyEntry, { value: 'diketik' }, by('A', 1));
    const newer = version('tab lain', (typed.pending[0]?.revision ?? 0) + 1);
    expect(restored(typed, serverHas(newer), [], typed.pending)).toMatchObject({ server: newer, pending: [] });
    // the version was never stored, so no other tab can have taken it over
    expect(unsentOf(restored(typed, serverHas(newer), []))).toHaveLength(1);
  });
});

const onServer = (value: string, rest: Partial<AnswerVersion> = {}): AnswerVersion => {
  const { base: _, refusal: __, ...version } = aVersion(value, rest);
  return version;
};
const held = (current: AnswerVersion | null) => ({ questionId: 'S1', current, others: [], file: null });

describe('an answer after the submission of one of its versions', () => {
  it('is on the server in this version, and only newer versions wait', () => {
    const [older, taken, newer] = [aVersion('a'), aVersion('b', { revision: 2 }), aVersion('c', { revision: 3 })];
    const entry = handedIn({ ...emptyEntry, pending: [older, taken, newer] }, taken);
    expect(entry).toEqual({ ...emptyEntry, server: onServer('b', { revision: 2 }), pending: [newer] });
  });

  it('leaves only newer versions waiting also when the server already had it', () => {
    const [older, taken, newer] = [aVersion('a'), onServer('b', { revision: 2 }), aVersion('c', { revision: 3 })];
    const entry = { ...emptyEntry, server: taken, pending: [older, newer] };
    expect(handedIn(entry, aVersion('b', { revision: 2 }))).toEqual({ ...entry, pending: [newer] });
    expect(handedIn(emptyEntry, aVersion('a'))).toBe(emptyEntry);
  });

  it('keeps the own words beside the ones that the server made of them', () => {
    const own = aVersion('a', { refusal: '' });
    const entry = { ...emptyEntry, server: onServer('ä'), pending: [own] };
    expect(handedIn(entry, aVersion('ä'))).toEqual(entry);
  });
});

describe('a submitted answer, compared with the answer of the server,', () => {
  it('has arrived when the server has its value, or a newer version', () => {
    const entry = { ...emptyEntry, server: onServer('a') };
    for (const current of [onServer('a', { device: 'B' }), onServer('b', { revision: 2, device: 'B' })])
      expect(compared(entry, held(current))).toEqual({ ...emptyEntry, server: current });
  });

  it.each([
    ['nothing', null],
    ['an older version with another value', onServer('b', { revision: 1, device: 'B' })],
  ])('waits again when the server has %s', (_, current) => {
    const entry = { ...emptyEntry, server: onServer('a', { revision: 2 }) };
    expect(compared(entry, held(current))).toEqual({
      ...emptyEntry,
      server: current,
      pending: [aVersion('a', { revision: 2 })],
    });
  });

  it('no longer waits with versions up to the one that has the server’s value, and keeps newer ones', () => {
    const pending = [1, 2, 3].map((revision) => aVersion(`v${revision}`, { revision }));
    const current = onServer('v2', { device: 'B' });
    expect(compared({ ...emptyEntry, pending }, held(current)).pending).toEqual([pending[2]]);
  });

  it('no longer waits with an empty answer when the server has none', () => {
    const pending = [aVersion('', { revision: 1 }), aVersion('a', { revision: 2 })];
    expect(compared({ ...emptyEntry, pending }, held(null)).pending).toEqual([pending[1]]);
  });

  it('no longer waits with versions that its own device has replaced on the server, only with those of others', () => {
    const pending = [aVersion('a', { revision: 2 }), aVersion('b', { revision: 2, device: 'B' })];
    const current = onServer('c', { revision: 3 });
    expect(compared({ ...emptyEntry, pending }, held(current)).pending).toEqual([pending[1]]);
  });
});

/** A column of MySQL that refuses what it cannot hold, below a server that keeps the highest revision, and the version it replaced unseen. */
class IntegerColumn {
  current: AnswerVersion | null = null;
  others: AnswerVersion[] = [];

  take({ base, refusal: _, ...version }: PendingVersion): void {
    if (version.revision > 2_147_483_647) throw new Error(`1264 Out of range value: ${version.revision}`);
    const known = [this.current, ...this.others].some(
      (each) => each?.device === version.device && each.revision >= version.revision,
    );
    if (known) return;
    const { current } = this;
    if (current && current.device !== version.device && base < current.revision)
      this.others.push(order(current, version) > 0 ? version : current);
    if (!current || order(version, current) > 0) this.current = version;
  }

  get answer() {
    return { questionId: 'S1', current: this.current, others: this.others, file: null };
  }
}

const year = 365 * 86_400_000;
const exam = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 0, 1) + 4 * year });
const iso = (at: number) => new Date(at).toISOString();

/** What happens next, and after how many milliseconds. */
const act = fc.record({
  who: fc.constantFrom('laptop', 'ponsel'),
  does: fc.constantFrom('types', 'types', 'types', 'sends', 'loses the reply', 'reads', 'loses its storage', 'reloads'),
  pause: fc.integer({ min: 100, max: 600_000 }),
});

describe('the revision of an answer', () => {
  it('fits an integer column, grows on each device, and lets the later of two devices win, whatever is lost', () => {
    fc.assert(
      fc.property(exam, fc.array(act, { minLength: 1, maxLength: 40 }), (begin, acts) => {
        const server = new IntegerColumn();
        const entries = new Map<string, AnswerEntry>();
        const pages = new Map<string, number>();
        let now = begin;
        let last: { value: string; page: string } | null = null;
        for (const [index, { who, does, pause }] of acts.entries()) {
          now += pause;
          const page = `${who}-${pages.get(who) ?? 0}`;
          const entry = entries.get(who) ?? emptyEntry;
          const send = (heard: boolean) => {
            for (const version of entry.pending) server.take(version);
            if (heard) entries.set(who, entry.pending.reduce(acknowledged, entry));
          };
          if (does === 'types') {
            const next = edited(entry, { value: `${index}` }, { device: page, answeredAt: iso(now) });
            const [before, after] = [shownOf(entry)?.revision ?? 0, shownOf(next)?.revision ?? 0];
            expect(after).toBeGreaterThan(before);
            entries.set(who, next);
            last = { value: `${index}`, page };
          } else if (does === 'sends') send(true);
          else if (does === 'loses the reply') send(false);
          else if (does === 'reads') entries.set(who, merged(entry, server.answer));
          else {
            // the page sends what it can before it goes; the next one has the storage, or nothing at all
            if (does === 'loses its storage') send(true);
            pages.set(who, (pages.get(who) ?? 0) + 1);
            const stored = does === 'reloads' ? entry.pending : [];
            entries.set(who, restored(emptyEntry, undefined, stored));
          }
        }
        for (const entry of entries.values()) for (const version of entry.pending) server.take(version);
        if (last) expect(server.current).toMatchObject({ value: last.value, device: last.page });
      }),
    );
  });

  it('is above that of a server that shows nothing of what an emptied storage had sent', () => {
    fc.assert(
      fc.property(exam, fc.integer({ min: 1, max: 30_000 }), (begin, letters) => {
        let sent = 0;
        for (let letter = 0; letter < letters; letter += Math.ceil(letters / 500))
          sent = revisionAfter(sent, begin + letter * 120); // somebody who types eight letters a second
        expect(revisionAfter(0, begin + letters * 120)).toBeGreaterThan(sent);
      }),
    );
  });

  it('counts on from the milliseconds of an earlier release, on the server and in a draft', () => {
    const old = Date.parse('2026-03-02T02:00:00Z');
    const at = { device: 'baru', answeredAt: iso(old + 60_000) };
    const version = { value: 'lama', doubtful: false, revision: old, device: 'lama', answeredAt: iso(old) };
    const seen = merged(emptyEntry, { questionId: 'S1', current: version, others: [], file: null });
    const stored = restored(emptyEntry, undefined, [{ ...version, base: 0, refusal: null }]);
    for (const entry of [seen, stored]) {
      const now = edited(entry, { value: 'baru' }, at);
      expect(shownOf(now)).toMatchObject({ value: 'baru', revision: old + 1 });
      expect(othersOf(now)).toEqual([]);
    }
  });
});
