import { expect, it } from 'vitest';
import { nobleHasher } from '../../../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';

it('the exported answers have every question of the paper in its order, and differ for different answers', () => {
  const text = answersText(['S1', 'S2', 'S3'], (id) => ({ S1: 'A', S3: 'dua\tbaris\nteks' })[id]);
  expect(text).toBe('S1\t"A"\nS2\t""\nS3\t"dua\\tbaris\\nteks"');
});

it('the exported answers have a reproducible digest, even with half a surrogate pair', () => {
  // printf 'S1\t"A"' | sha256sum
  expect(nobleHasher.sha256(answersText(['S1'], () => 'A'))).toBe(
    '7916b3c7a8f6787782c969f63789f57900495249244ea9bbe66a466bcf679498',
  );
  expect(nobleHasher.sha256(answersText(['S1'], () => '\ud800'))).toMatch(/^[0-9a-f]{64}$/);
});
