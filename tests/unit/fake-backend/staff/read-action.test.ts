import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { staffActionOf } from '../../../../fake-backend/staff/read-action.ts';

it.each([
  [
    {
      type: 'apl01',
      trxId: 'T',
      decision: 'return',
      note: ' KTP buram. ',
      notes: [{ target: 'fullname', text: 'Nama' }],
    },
    {
      type: 'apl01',
      trxId: 'T',
      decision: 'return',
      note: 'KTP buram.',
      notes: [{ target: 'fullname', text: 'Nama' }],
    },
  ],
  [
    { type: 'apl02', trxId: 'T', decision: 'approve' },
    { type: 'apl02', trxId: 'T', decision: 'approve', note: null, notes: [] },
  ],
  [
    { type: 'decide', trxId: 'T', units: [{ code: 'A', competent: false }] },
    { type: 'decide', trxId: 'T', units: [{ code: 'A', competent: false, note: null }], note: null },
  ],
  [
    { type: 'answer-appeal', trxId: 'T', granted: true, text: 'Ya', units: [{ code: 'A' }], assessor: 'M' },
    { type: 'answer-appeal', trxId: 'T', granted: true, text: 'Ya', units: ['A'], assessor: 'M' },
  ],
  [
    { type: 'answer-appeal', trxId: 'T', granted: false, text: 'Tidak' },
    { type: 'answer-appeal', trxId: 'T', granted: false, text: 'Tidak', units: [], assessor: null },
  ],
  [
    { type: 'answer-adjustment', trxId: 'T', outcome: 'partly', text: ' Ya ', minutes: 10 },
    { type: 'answer-adjustment', trxId: 'T', outcome: 'partly', text: 'Ya', minutes: 10 },
  ],
  [
    { type: 'mark-absent', trxId: 'T', beside: 1 },
    { type: 'mark-absent', trxId: 'T' },
  ],
  [
    { type: 'reschedule', trxId: 'T', scheduleId: 'JDW-005' },
    { type: 'reschedule', trxId: 'T', scheduleId: 'JDW-005' },
  ],
  [
    { type: 'issue-certificate', trxId: 'T', beside: 1 },
    { type: 'issue-certificate', trxId: 'T' },
  ],
])('%j is read', (body, action) => {
  expect(staffActionOf(body)).toEqual(action);
});

it.each([
  [{ type: 'apl01', decision: 'approve' }, /^trxId/],
  [{ type: 'apl01', trxId: 'T', decision: 'later' }, /^decision/],
  [{ type: 'apl01', trxId: 'T', decision: 'return', notes: 'all' }, /^notes/],
  [{ type: 'apl01', trxId: 'T', decision: 'return', notes: [{ target: 'fullname' }] }, /^text/],
  [{ type: 'decide', trxId: 'T', units: [{ code: 'A' }] }, /^competent/],
  [{ type: 'answer-appeal', trxId: 'T', granted: 'yes', text: 'Ya' }, /^granted/],
  [{ type: 'dance', trxId: 'T' }, /^type/],
])('%j is refused by name', (body, message) => {
  expect(() => staffActionOf(body)).toThrow(RangeError);
  expect(() => staffActionOf(body)).toThrow(message);
});

it('whatever comes is read or refused, never anything else', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('type', 'trxId', 'decision', 'note', 'notes', 'units', 'granted', 'text'),
        fc.jsonValue(),
      ),
      (body) => {
        try {
          expect(staffActionOf(body).trxId).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      },
    ),
  );
});
