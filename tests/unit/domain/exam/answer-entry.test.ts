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
  refusedWith,
  restored,
  shownOf,
  unsentOf,
} from '../../../../src/domain/exam/answer-entry.ts';
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
  it('never goes back to an older state of the server', () => {
    const newer = merged(emptyEntry, serverHas(version('baru', 9)));
    expect(shownOf(merged(newer, serverHas(version('lama', 4))))?.value).toBe('baru');
  });

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

  it('changes nothing for an answer that the server never had', () => {
    expect(missedBy(emptyEntry, { current: null })).toBe(emptyEntry);
    expect(missedBy(emptyEntry, { current })).toBe(emptyEntry);
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

  it('keeps an answer that is missing from the storage and unknown to the server, and sends it (fault matrix 69)', () => {
    const typed = edited(emptyEntry, { value: 'diketik' }, by('A', 1));
    const after = restored(typed, { questionId: 'S1', current: null, others: [], file: null }, [], typed.pending);
    expect(unsentOf(after).map(({ value }) => value)).toEqual(['diketik']);
  });

  it('drops an answer that another tab took over, when the server has a newer one', () => {
    const typed = edited(emptyEntry, { value: 'diketik' }, by('A', 1));
    const newer = version('tab lain', (typed.pending[0]?.revision ?? 0) + 1);
    expect(restored(typed, serverHas(newer), [], typed.pending)).toMatchObject({ server: newer, pending: [] });
    // the version was never stored, so no other tab can have taken it over
    expect(unsentOf(restored(typed, serverHas(newer), []))).toHaveLength(1);
  });
});
