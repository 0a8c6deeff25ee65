import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { readAppealDraft } from '../../../src/ui/assessment/appeal/appeal-form.tsx';
import { leftText, windowText } from '../../../src/ui/assessment/appeal/appeal-window.ts';
import {
  emptyFeedback,
  type FeedbackDraft,
  feedbackOf,
  feedbackProblems,
  noteOf,
  readFeedbackDraft,
} from '../../../src/ui/assessment/feedback/feedback-draft.ts';

const minute = 60_000;

const hour = 60 * minute;

const day = 24 * hour;

describe('the time left for an appeal', () => {
  it.each([
    [0, 'kurang dari 1 menit'],
    [minute - 1, 'kurang dari 1 menit'],
    [minute, '1 menit'],
    [hour - 1, '59 menit'],
    [hour, '1 jam'],
    [5 * hour + 12 * minute, '5 jam 12 menit'],
    [day, '1 hari'],
    [2 * day + 5 * hour + 59 * minute, '2 hari 5 jam'],
  ])('is shown for %d ms as %s', (left, text) => {
    expect(leftText(left)).toBe(text);
  });

  it('never promises more than there is', () => {
    const units = { hari: day, jam: hour, menit: minute };
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 30 * day }), (left) => {
        const parts = [...leftText(left).matchAll(/(\d+) (hari|jam|menit)/g)];
        const told = parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
        expect(told).toBeLessThanOrEqual(left);
        expect(told).toBeGreaterThan(left - (left >= day ? hour : minute));
      }),
    );
  });
});

describe('the text of an appeal window', () => {
  const until = '2026-03-13T16:59:59.000Z';

  it('names the end, in the zone of the place, and the remaining time', () => {
    expect(windowText({ kind: 'open', until, left: 5 * hour }, 'WITA')).toBe(
      'Banding dapat dikirim sampai Sabtu, 14 Maret 2026, 00.59 WITA dini hari (Jumat, 23.59 WIB). Sisa waktu 5 jam.',
    );
  });

  it('omits the remaining time while the server’s clock is unknown, and says when the window ended', () => {
    expect(windowText({ kind: 'open', until, left: null }, undefined)).not.toContain('Sisa');
    expect(windowText({ kind: 'over', until }, undefined)).toBe(
      'Masa banding sudah berakhir Jumat, 13 Maret 2026, 23.59 WIB.',
    );
  });
});

const wrong = (draft: FeedbackDraft) =>
  Object.entries(feedbackProblems(draft)).flatMap(([name, text]) => (text === undefined ? [] : [name]));

const answered: FeedbackDraft = {
  ...emptyFeedback,
  ...(Object.fromEntries(feedbackComponents.map((name) => [name, 'yes'])) as Partial<FeedbackDraft>),
};

describe('a feedback form in progress', () => {
  it('lacks an answer to each of the ten components at first, and nothing once all are answered', () => {
    expect(wrong(emptyFeedback)).toEqual([...feedbackComponents]);
    expect(wrong(answered)).toEqual([]);
  });

  it('accepts notes up to their limits, not counting the surrounding white space', () => {
    const fits = { ...answered, explainedNote: ` ${'x'.repeat(500)} `, notes: `${'🙂'.repeat(1000)}\n` };
    expect(wrong(fits)).toEqual([]);
    expect(feedbackOf('TRX-1', fits).components.explained.note).toHaveLength(500);
    expect(wrong({ ...answered, explainedNote: 'x'.repeat(501), notes: 'x'.repeat(1001) })).toEqual([
      'explainedNote',
      'notes',
    ]);
  });

  it('reads its draft back exactly as saved, and turns any other stored data into a valid form', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(feedbackComponents.map((name) => [name, fc.constantFrom('', 'yes', 'no')]))),
        fc.record(Object.fromEntries(feedbackComponents.map((name) => [noteOf(name), fc.string()]))),
        fc.string(),
        (answers, notes, further) => {
          const draft = { ...answers, ...notes, notes: further };
          expect(readFeedbackDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
        },
      ),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readFeedbackDraft(stored);
        if (read !== null) expect(Object.keys(read).sort()).toEqual(Object.keys(emptyFeedback).sort());
        const appeal = readAppealDraft(stored);
        if (appeal !== null) expect(typeof appeal.reason).toBe('string');
      }),
    );
  });
});
