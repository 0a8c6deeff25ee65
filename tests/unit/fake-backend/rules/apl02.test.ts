import { expect, it } from 'vitest';
import { selfAssessmentErrors, sentAnswers } from '../../../../fake-backend/rules/apl02.ts';

const element = (no: number) => ({ no, title: 'Elemen', criteria: [], sample: true });
const scheme = { units: [{ code: 'J.1', title: 'Unit', standard: '', elements: [element(1), element(2)] }] };
const second = { element_id: 'J.1.2', competent: false, evidence: '', file_ids: [] };
const files = new Map([
  ['good', null],
  ['bad', 'File ini rusak.'],
]);
const errorsOf = (json: string) => selfAssessmentErrors(scheme, sentAnswers(json), files);

const needed = 'Bukti wajib diisi untuk elemen yang kompeten.';
it.each<[object, string | null]>([
  [{ competent: false }, null],
  [{ competent: true, evidence: 'a'.repeat(1000) }, null],
  [{ competent: true, file_ids: ['good'] }, null],
  [{}, 'Pilih kompeten atau belum kompeten.'],
  [{ competent: 'ya' }, 'Pilih kompeten atau belum kompeten.'],
  [{ competent: true, evidence: '  ' }, needed],
  [{ competent: true, evidence: 5, file_ids: 'good' }, needed],
  [{ competent: true, evidence: 'a'.repeat(1001) }, 'Bukti maksimal 1000 karakter.'],
  [{ competent: true, file_ids: ['gone'] }, 'File bukti tidak ditemukan. Pilih kembali.'],
  [{ competent: true, file_ids: ['good', 'bad'] }, 'File ini rusak.'],
])('a self-assessment with %j has the error %j', (first, error) => {
  const errors = errorsOf(JSON.stringify([{ element_id: 'J.1.1', ...first }, second]));
  expect(errors).toEqual(error === null ? {} : { 'element:J.1.1': [error] });
});

it.each(['', '{', '{}', 'null', '5'])('a self-assessment cannot be read from %j', (json) => {
  expect(errorsOf(json)).toEqual({ answers: ['Jawaban tidak dapat dibaca.'] });
});

it('a self-assessment is read without its invalid parts', () => {
  const list = [null, 5, {}, { element_id: 1 }, { element_id: 'J.1.1', evidence: ' a ', file_ids: ['good', 1] }];
  expect(sentAnswers(JSON.stringify(list))).toEqual(
    new Map([['J.1.1', { competent: null, evidence: 'a', file_ids: ['good'] }]]),
  );
});
