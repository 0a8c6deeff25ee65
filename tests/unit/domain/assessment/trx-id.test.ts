import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTrxId, encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';

/** Every code point except lone surrogates, which UTF-8 cannot encode. */
const texts = fc.string({ unit: 'binary', minLength: 1 });

describe('trx ids in addresses', () => {
  it('are read back unchanged, need no escaping, and can also be read from plain base64', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeTrxId(encodeTrxId(text))).toBe(text);
        expect(encodeTrxId(text)).toMatch(/^[\w-]+$/);
        expect(decodeTrxId(Buffer.from(text, 'utf8').toString('base64'))).toBe(text);
      }),
    );
  });

  it('never throw, whatever is in the address (fault matrix 57)', () => {
    const garbage = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.webQueryParameters());
    fc.assert(fc.property(garbage, (segment) => decodeTrxId(segment) !== ''));
  });

  it.each(['', '%', '***', 'a', '_-8', 'wyg'])('are null for %j', (segment) => {
    expect(decodeTrxId(segment)).toBeNull();
  });
});
