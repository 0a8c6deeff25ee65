import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentVersions } from '../../../../fake-backend/rules/exam/sent-answers.ts';

const good = {
  question_detail_id: 'q'.repeat(200),
  value: ' dua kata ',
  doubtful: false,
  revision: 2,
  base_revision: 1,
  device: 'd'.repeat(60),
  answered_at: '2026-03-10T02:00:00.000Z',
};

it('the versions of a body are read unchanged, including blanks, whatever their length', () => {
  for (const sent of [[], [good], [good, { ...good, value: 'x'.repeat(1_000_001) }], Array(1000).fill(good)])
    expect(sentVersions(sent)).toEqual(sent);
});

it.each([
  ['answers', undefined],
  ['answers', Array(1001).fill(good)],
  ['answers.0', [null]],
  ['answers.1.question_detail_id', [good, { ...good, question_detail_id: '' }]],
  ['answers.0.question_detail_id', [{ ...good, question_detail_id: 'q'.repeat(201) }]],
  ['answers.0.value', [{ ...good, value: 7 }]],
  ['answers.0.doubtful', [{ ...good, doubtful: 'ya' }]],
  ['answers.0.revision', [{ ...good, revision: 1 }]],
  ['answers.0.base_revision', [{ ...good, base_revision: -1 }]],
  ['answers.0.device', [{ ...good, device: '' }]],
  ['answers.0.device', [{ ...good, device: 'd'.repeat(61) }]],
  ['answers.0.answered_at', [{ ...good, answered_at: 'kemarin' }]],
])('an invalid version in a body is reported by name: %s', (name, body) => {
  expect(sentVersions(body)).toBe(name);
});

it('the versions of a body are read without an exception, for any body', () => {
  fc.assert(fc.property(fc.anything(), (body) => void sentVersions(body)));
});
