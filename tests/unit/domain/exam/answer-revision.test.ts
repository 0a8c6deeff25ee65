import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerEntry,
  acknowledged,
  edited,
  emptyEntry,
  merged,
  order,
  othersOf,
  type PendingVersion,
  restored,
  shownOf,
} from '../../../../src/domain/exam/answer-entry.ts';
import { largestRevision, revisionAfter } from '../../../../src/domain/exam/answer-revision.ts';
import type { AnswerVersion } from '../../../../src/domain/exam/question.ts';

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

  it('leaves room to count on where the ticks begin again, and is never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (at) => {
        const revision = revisionAfter(0, at);
        expect(revision).toBeGreaterThanOrEqual(1);
        expect(revision + 100_000_000).toBeLessThan(largestRevision);
      }),
    );
  });
});
