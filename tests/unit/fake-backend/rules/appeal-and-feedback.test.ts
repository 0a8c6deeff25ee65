import { describe, expect, it } from 'vitest';
import { judgeAppeal } from '../../../../fake-backend/rules/appeal.ts';
import { judgeFeedback } from '../../../../fake-backend/rules/feedback.ts';

const appeal = { explained: true, discussed: false, others_involved: true, reason: 'Bukti saya lengkap.' };
const reason = (text: unknown) => judgeAppeal({ ...appeal, reason: text });
const refused = (errors: Record<string, string[]>) => ({ kind: 'refused', errors });

describe('an appeal', () => {
  it('is taken with its three answers and its reason, without the spaces around it', () => {
    expect(judgeAppeal({ ...appeal, reason: `  ${appeal.reason}\n` })).toEqual({ kind: 'accepted', input: appeal });
    const other = { explained: false, discussed: true, others_involved: false, reason: appeal.reason };
    expect(judgeAppeal(other)).toEqual({ kind: 'accepted', input: other });
  });

  it('needs a reason of 10 to 2000 characters', () => {
    for (const none of [undefined, 5, '  ']) {
      expect(reason(none)).toEqual(refused({ reason: ['Alasan banding wajib diisi.'] }));
    }
    expect(reason('a'.repeat(9))).toEqual(refused({ reason: ['Alasan banding minimal 10 karakter.'] }));
    expect(reason('a'.repeat(2001))).toEqual(refused({ reason: ['Alasan banding maksimal 2000 karakter.'] }));
    for (const length of [10, 2000]) expect(reason('a'.repeat(length)).kind).toBe('accepted');
  });
});

const names = [
  ...['explained', 'chance_to_study', 'chance_to_discuss', 'evidence_explored', 'chance_to_demonstrate'],
  ...['decision_explained', 'feedback_given', 'documents_signed', 'confidentiality', 'communication'],
];
const components = names.map((name, index) => ({ name, yes: index % 2 === 0, note: ` catatan ${index} ` }));

describe('feedback', () => {
  it('is taken with its ten components in any order', () => {
    expect(judgeFeedback({ components: components.toReversed(), notes: ' Terima kasih. ' })).toEqual({
      kind: 'accepted',
      input: {
        components: Object.fromEntries(
          components.map(({ name, yes }, index) => [name, { yes, note: `catatan ${index}` }]),
        ),
        notes: 'Terima kasih.',
      },
    });
  });

  it('names what is missing by its place', () => {
    const some = components.filter(({ name }) => name !== 'chance_to_study').toReversed();
    expect(judgeFeedback({ components: some })).toEqual(refused({ 'components.1.yes': ['Pilih Ya atau Tidak.'] }));
    const none = judgeFeedback({ components: 'ya' });
    expect(none.kind === 'refused' && Object.keys(none.errors)).toHaveLength(10);
    expect(judgeFeedback({ components: [...components.slice(0, 9), null] })).toEqual(
      refused({ 'components.9.yes': ['Pilih Ya atau Tidak.'] }),
    );
  });

  it('takes notes of 500 and 1000 characters and no longer ones', () => {
    const noted = (length: number, most: number) =>
      judgeFeedback({
        components: components.map((each) => ({ ...each, note: 'a'.repeat(length) })).toReversed(),
        notes: 'a'.repeat(most),
      });
    expect(noted(500, 1000).kind).toBe('accepted');
    expect(noted(500, 1001)).toEqual(refused({ notes: ['Catatan lainnya maksimal 1000 karakter.'] }));
    expect(noted(501, 1000)).toEqual(
      refused(
        Object.fromEntries(names.map((_, place) => [`components.${place}.note`, ['Catatan maksimal 500 karakter.']])),
      ),
    );
  });
});
