import { expect, it } from 'vitest';
import { AnswerSheet } from '../../../../src/application/exam/attempt/answer-sheet.ts';
import type { PendingVersion } from '../../../../src/domain/exam/answer-entry.ts';

const version = (value: string, device: string, revision: number): PendingVersion => ({
  value,
  doubtful: false,
  revision,
  device,
  answeredAt: '2026-03-02T02:00:00.000Z',
  base: 0,
  refusal: null,
});

it('what is found in the storage late is put there again as it is now, also when the server has it already', () => {
  const sheet = new AnswerSheet({
    questions: [{ id: 'S1', no: 1, kind: 'essay', html: '', longest: null }],
  });
  const old = version('lama', 'A', 1);
  sheet.merge([{ questionId: 'S1', current: version('baru', 'B', 2), others: [old], file: null }]);
  expect(sheet.changes()).toEqual([]);
  sheet.adopt('S1', [old]);
  expect(sheet.changes()).toEqual([['S1', []]]); // the record is removed: nothing of it is unsent
});
