import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeptUpload, readKeptUploads } from '../../../../src/application/exam/uploads/kept-uploads.ts';

const kept = fc.record<KeptUpload>({
  fileId: fc.string(),
  answeredAt: fc.string(),
  replaces: fc.option(fc.string()),
  tried: fc.boolean(),
  stopped: fc.boolean(),
  refusals: fc.nat(),
});

test('what was kept is read as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), kept, { minKeys: 1 }), (uploads) => {
      expect(readKeptUploads(JSON.parse(JSON.stringify(uploads)))).toEqual(JSON.parse(JSON.stringify(uploads)));
    }),
  );
});

test('what is something else is nothing, and never an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const read = readKeptUploads(stored);
      for (const each of Object.values(read ?? {})) expect(typeof each.fileId).toBe('string');
    }),
  );
  for (const nothing of [null, undefined, {}, [], 'x', { t: null }, { t: { fileId: 1, answeredAt: '' } }]) {
    expect(readKeptUploads(nothing)).toBeNull();
  }
});
