import { describe, expect, it } from 'vitest';
import type { SchemeRow } from '../../../../fake-backend/database/rows.ts';
import { selfAssessmentErrors, sentAnswers } from '../../../../fake-backend/rules/apl02.ts';

const scheme: Pick<SchemeRow, 'units'> = {
  units: [
    {
      code: 'J.1',
      title: 'Unit',
      standard: '',
      elements: [
        { no: 1, title: 'Satu', criteria: [], sample: true },
        { no: 2, title: 'Dua', criteria: [], sample: true },
      ],
    },
  ],
};
const second = { element_id: 'J.1.2', competent: false, evidence: '', file_ids: [] };
const files = new Map([
  ['good', null],
  ['bad', 'File ini rusak.'],
]);
const errorsOf = (first: object) =>
  selfAssessmentErrors(scheme, sentAnswers(JSON.stringify([{ element_id: 'J.1.1', ...first }, second])), files);

describe('the answers of a self-assessment', () => {
  it.each<[object, string[]]>([
    [{}, ['Pilih kompeten atau belum kompeten.']],
    [{ competent: 'ya' }, ['Pilih kompeten atau belum kompeten.']],
    [{ competent: true }, ['Bukti wajib diisi untuk elemen yang kompeten.']],
    [{ competent: true, evidence: '  ' }, ['Bukti wajib diisi untuk elemen yang kompeten.']],
    [{ competent: true, evidence: 5, file_ids: 'good' }, ['Bukti wajib diisi untuk elemen yang kompeten.']],
    [{ competent: true, evidence: 'a'.repeat(1001) }, ['Bukti maksimal 1000 karakter.']],
    [{ competent: true, file_ids: ['gone'] }, ['File bukti tidak ditemukan. Pilih kembali.']],
    [{ competent: true, file_ids: ['good', 'bad'] }, ['File ini rusak.']],
  ])('are refused with %j', (first, errors) => {
    expect(errorsOf(first)).toEqual({ 'element:J.1.1': errors });
  });

  it.each([
    { competent: false },
    { competent: true, evidence: 'a'.repeat(1000) },
    { competent: true, file_ids: ['good'] },
  ])('are taken with %j', (first) => {
    expect(errorsOf(first)).toEqual({});
  });

  it.each(['', '{', '{}', 'null', '5'])('cannot be read from %j', (json) => {
    expect(selfAssessmentErrors(scheme, sentAnswers(json), files)).toEqual({
      answers: ['Jawaban tidak dapat dibaca.'],
    });
  });

  it('are read without what is none', () => {
    const list = [null, 5, {}, { element_id: 1 }, { element_id: 'J.1.1', evidence: ' a ', file_ids: ['good', 1] }];
    expect(sentAnswers(JSON.stringify(list))).toEqual(
      new Map([['J.1.1', { competent: null, evidence: 'a', file_ids: ['good'] }]]),
    );
  });
});
