import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { readAppealDraft } from '../../../src/ui/assessment/appeal/appeal-form.tsx';
import {
  emptyFeedback,
  type FeedbackDraft,
  feedbackOf,
  feedbackProblems,
  noteOf,
  readFeedbackDraft,
} from '../../../src/ui/assessment/feedback/feedback-draft.ts';

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
