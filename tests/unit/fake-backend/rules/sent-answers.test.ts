import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentVersions } from '../../../../fake-backend/rules/exam/sent-answers.ts';

const good = {
  question_detail_id: 'q-1',
  value: ' dua kata ',
  doubtful: false,
  revision: 2,
  base_revision: 1,
  device: 'laptop',
  answered_at: '2026-03-10T02:00:00.000Z',
};

describe('the versions of a body', () => {
  it('are read as they are, blanks included', () => {
    expect(sentVersions([good])).toEqual([good]);
    expect(sentVersions([])).toEqual([]);
  });

  it.each([
    ['answers', undefined],
    ['answers', Array.from({ length: 1001 }, () => good)],
    ['answers.0', [null]],
    ['answers.1.question_detail_id', [good, { ...good, question_detail_id: '' }]],
    ['answers.0.value', [{ ...good, value: 7 }]],
    ['answers.0.doubtful', [{ ...good, doubtful: 'ya' }]],
    ['answers.0.revision', [{ ...good, revision: 1 }]],
    ['answers.0.base_revision', [{ ...good, base_revision: -1 }]],
    ['answers.0.device', [{ ...good, device: '' }]],
    ['answers.0.answered_at', [{ ...good, answered_at: 'kemarin' }]],
  ])('name what is wrong: %s', (name, body) => {
    expect(sentVersions(body)).toBe(name);
  });

  it('are read however long they are: one that is too long is refused by itself', () => {
    const long = { ...good, value: 'x'.repeat(1_000_001) };
    expect(sentVersions([good, long])).toHaveLength(2);
  });

  it('have names of 200 characters and devices and times of 60 at most', () => {
    const [id, device] = ['q'.repeat(200), 'd'.repeat(60)];
    expect(sentVersions([{ ...good, question_detail_id: id, device }])).toHaveLength(1);
    expect(sentVersions([{ ...good, question_detail_id: `${id}q` }])).toBe('answers.0.question_detail_id');
    expect(sentVersions([{ ...good, device: `${device}d` }])).toBe('answers.0.device');
    expect(sentVersions(Array.from({ length: 1000 }, () => good))).toHaveLength(1000);
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.anything(), (body) => void sentVersions(body)));
  });
});
