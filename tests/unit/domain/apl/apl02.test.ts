import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Apl02Unit, ElementAnswer } from '../../../../src/domain/apl/apl02.ts';
import {
  answerOf,
  elementGap,
  elementIds,
  longestEvidence,
  noAnswer,
  sameAnswer,
} from '../../../../src/domain/apl/apl02-answers.ts';
import { progressPercent, totalCoverage, unitCoverage } from '../../../../src/domain/apl/apl02-coverage.ts';
import { scopedElements, unusedFiles, usesOf, withFiles } from '../../../../src/domain/apl/apl02-files.ts';
import { notedElements, noteOf, objectedElements, otherNotes } from '../../../../src/domain/apl/apl02-review.ts';

const unitOf = (code: string, count: number): Apl02Unit => ({
  code,
  title: `Unit ${code}`,
  elements: Array.from({ length: count }, (_, index) => ({
    id: `${code}.${index + 1}`,
    no: index + 1,
    title: `Elemen ${index + 1}`,
    criteria: ['satu'],
  })),
});
const units = [unitOf('A', 2), unitOf('B', 3)];
const ids = elementIds(units);
const files = ['f1', 'f2', 'f3'];

const anAnswer: fc.Arbitrary<ElementAnswer> = fc.record({
  competent: fc.constantFrom(true, false, null),
  evidence: fc.oneof(fc.constantFrom('', '  ', 'Laporan bulanan'), fc.string({ maxLength: 20 })),
  fileIds: fc.subarray(files),
});
const someAnswers = fc.dictionary(fc.constantFrom(...ids, 'gone.1', '__proto__', 'toString'), anAnswer);

describe('one element', () => {
  test('K needs evidence in words or as a file; BK does not', () => {
    const competent = { ...noAnswer, competent: true };
    expect(elementGap(noAnswer)).toBe('answer');
    expect(elementGap(competent)).toBe('evidence');
    expect(elementGap({ ...competent, evidence: '   ' })).toBe('evidence');
    expect(elementGap({ ...competent, evidence: 'Buku kas' })).toBeNull();
    expect(elementGap({ ...competent, fileIds: ['f1'] })).toBeNull();
    expect(elementGap({ ...noAnswer, competent: false })).toBeNull();
  });

  test('may have 1000 characters of evidence, and 1001 are too many; an emoji counts as one', () => {
    const said = (evidence: string) => elementGap({ ...noAnswer, competent: false, evidence });
    expect(said('𝒂'.repeat(longestEvidence))).toBeNull();
    expect(said(`${'𝒂'.repeat(longestEvidence)}b`)).toBe('tooLong');
  });

  test('has the same answer in any order of its files, and with spaces around the text', () => {
    fc.assert(
      fc.property(anAnswer, (answer) => {
        const twisted = { ...answer, evidence: ` ${answer.evidence} `, fileIds: [...answer.fileIds].reverse() };
        expect(sameAnswer(answer, twisted)).toBe(true);
        expect(sameAnswer(answer, { ...answer, competent: answer.competent === null ? true : null })).toBe(false);
        expect(sameAnswer(answer, { ...answer, fileIds: [...answer.fileIds, 'other'] })).toBe(false);
      }),
    );
  });
});

describe('the coverage', () => {
  test('counts answered, proven and complete elements, and names the first incomplete one', () => {
    const [a, b] = units as [Apl02Unit, Apl02Unit];
    const competent = { ...noAnswer, competent: true };
    const answers = {
      'A.1': { ...competent, fileIds: ['f1'] },
      'B.1': { ...noAnswer, competent: false },
      'B.2': competent,
    };
    const of = (unit: Apl02Unit) => unitCoverage(unit, answers, new Set());
    const counted = { objected: 0, unproven: 0 };
    expect(of(a)).toMatchObject({ ...counted, total: 2, answered: 1, withEvidence: 1, complete: 1, firstGap: 'A.2' });
    expect(of(b)).toMatchObject({ total: 3, answered: 2, withEvidence: 0, complete: 1, unproven: 1, firstGap: 'B.2' });
    expect(totalCoverage([of(a), of(b)])).toMatchObject({ total: 5, answered: 3, complete: 2 });
  });

  test('is 100 only when every element is complete', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const total = totalCoverage(units.map((unit) => unitCoverage(unit, answers, new Set())));
        const all = ids.every((id) => elementGap(answerOf(answers, id)) === null);
        expect(total.total).toBe(ids.length);
        expect(progressPercent(total) === 100).toBe(all);
      }),
    );
    expect(progressPercent(totalCoverage([]))).toBe(100);
  });
});

describe('files', () => {
  test('belong to some element or to none, and a removed one to none', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...files), (answers, file) => {
        const unused = unusedFiles(units, answers, files);
        for (const each of files) expect(unused.includes(each)).toBe(usesOf(units, answers, each).length === 0);
        expect(usesOf(units, withFiles(answers, Object.keys(answers), [file], false), file)).toEqual([]);
        for (const other of files.filter((each) => each !== file))
          expect(usesOf(units, withFiles(answers, Object.keys(answers), [file], false), other)).toEqual(
            usesOf(units, answers, other),
          );
      }),
    );
  });

  test('are chosen for one element, its unit or the whole form, except for elements with BK other than the chosen one', () => {
    const answers = { 'A.2': { ...noAnswer, competent: false }, 'B.3': { ...noAnswer, competent: false } };
    expect(scopedElements(units, answers, 'A.2', 'element')).toEqual(['A.2']);
    expect(scopedElements(units, answers, 'A.2', 'unit')).toEqual(['A.1', 'A.2']);
    expect(scopedElements(units, answers, 'A.1', 'form')).toEqual(['A.1', 'B.1', 'B.2']);
  });
});

describe('the notes of a returned form', () => {
  const review = {
    at: '2026-03-10T02:00:00.000Z',
    reviewer: 'Asesor',
    note: null,
    notes: [
      { target: 'element:B.2', text: 'Kurang jelas' },
      { target: 'element:A.1', text: 'Lampirkan laporan' },
      { target: 'element:B.2', text: 'Sebutkan tahunnya' },
      { target: 'element:Z.9', text: 'Elemen lama' },
    ],
  };
  const returned = { status: 'returned', review, units } as const;

  test('are shown at their elements in the order of the form, and none is lost', () => {
    expect(notedElements(returned)).toEqual(['A.1', 'B.2']);
    expect(noteOf(returned, 'B.2')).toBe('Kurang jelas\nSebutkan tahunnya');
    expect(noteOf(returned, 'A.2')).toBeNull();
    expect(otherNotes(returned)).toEqual(['Elemen lama']);
  });

  test('keep their element open until its answer changes', () => {
    const sent = { ...noAnswer, competent: false };
    const answers = { 'A.1': sent, 'A.2': sent };
    const objected = objectedElements({ ...returned, answers }, answers);
    expect([...objected]).toEqual(['A.1', 'B.2']);
    const [unit] = units;
    expect(unit && unitCoverage(unit, answers, objected)).toMatchObject({ objected: 1, complete: 1, firstGap: 'A.1' });
    const mended = { ...answers, 'A.1': { ...sent, evidence: 'Laporan' } };
    expect([...objectedElements({ ...returned, answers }, mended)]).toEqual(['B.2']);
  });

  test('are hidden once the form was sent again', () => {
    const sent = { ...returned, status: 'submitted' } as const;
    expect(notedElements(sent)).toEqual([]);
    expect(otherNotes(sent)).toEqual([]);
  });
});
