import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { staffActionOf } from '../../../../fake-backend/staff/read-action.ts';

const notes = [{ target: 'fullname', text: 'Nama' }];
const unit = { code: 'A', competent: false };
it.each<[object, object]>([
  [{ type: 'apl01', decision: 'return', note: ' Buram. ', notes }, { note: 'Buram.' }],
  [
    { type: 'apl02', decision: 'approve' },
    { note: null, notes: [] },
  ],
  [
    { type: 'decide', units: [unit] },
    { units: [{ ...unit, note: null }], note: null },
  ],
  [{ type: 'answer-appeal', granted: true, text: 'Ya', units: [{ code: 'A' }], assessor: 'M' }, { units: ['A'] }],
  [
    { type: 'answer-appeal', granted: false, text: 'Tidak' },
    { units: [], assessor: null },
  ],
  [{ type: 'answer-adjustment', outcome: 'partly', text: ' Ya ', minutes: 10 }, { text: 'Ya' }],
  [{ type: 'reschedule', scheduleId: 'JDW-005' }, {}],
])('%j is read, without further fields', (body, difference) => {
  const sent = { ...body, trxId: 'T' };
  expect(staffActionOf({ ...sent, beside: 1 })).toEqual({ ...sent, ...difference });
});

it.each([
  [{ type: 'apl01', trxId: undefined, decision: 'approve' }, /^trxId/],
  [{ type: 'apl01', decision: 'later' }, /^decision/],
  [{ type: 'apl01', decision: 'return', notes: 'all' }, /^notes/],
  [{ type: 'apl01', decision: 'return', notes: [{ target: 'fullname' }] }, /^text/],
  [{ type: 'decide', units: [{ code: 'A' }] }, /^competent/],
  [{ type: 'answer-appeal', granted: 'yes', text: 'Ya' }, /^granted/],
  [{ type: 'dance' }, /^type/],
])('%j is refused by name', (body, message) => {
  expect(() => staffActionOf({ trxId: 'T', ...body })).toThrow(RangeError);
  expect(() => staffActionOf({ trxId: 'T', ...body })).toThrow(message);
});

const names = ['type', 'trxId', 'decision', 'note', 'notes', 'units', 'granted', 'text'];
it('any input is read or refused, and causes no other error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (body) => {
      try {
        expect(staffActionOf(body).trxId).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});
