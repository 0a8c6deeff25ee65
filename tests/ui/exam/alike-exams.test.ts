// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examsWire, toExams } from '../../../src/adapters/http/exam/exam-wire.ts';
import { examKinds, writtenTypes } from '../../../src/domain/exam/exam.ts';
import { examAddress, isExamAddress } from '../../../src/ui/exam/public/exam-address.ts';
import { examName } from '../../../src/ui/exam/public/exam-kinds.ts';

const row = fc.record({
  kind: fc.constantFrom(...examKinds),
  type: fc.constantFrom(...writtenTypes),
  status: fc.constantFrom('ready', 'running', 'submitted'),
});

it('however many exams of one kind an assessment has, each has its own name and its own address', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const wire = { exams: rows.map((each, index) => ({ ...each, question_id: String(index + 1) })) };
      const { exams } = toExams('TRX-1', examsWire.parse(wire));
      expect(exams).toHaveLength(rows.length);
      expect(new Set(exams.map(examName)).size).toBe(exams.length);
      for (const exam of exams) {
        const found = exams.filter((each) => isExamAddress(each, examAddress(exam)));
        expect(found).toEqual([exam]);
      }
    }),
  );
});
