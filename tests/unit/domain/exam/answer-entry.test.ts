import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerEntry,
  acceptableOf,
  acknowledged,
  edited,
  emptyEntry,
  merged,
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

describe('edited', () => {
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
});

describe('othersOf', () => {
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
