import { expect, test } from 'vitest';
import { type ImageRule, judgeImage, photoRule, signatureRule } from '../../../../fake-backend/rules/image.ts';
import { imageOf, jpegHead, pdfHead, pngHead, webpHead } from '../../../builders/images.ts';

const judged = async (head: readonly number[], size: number, rule: ImageRule) =>
  judgeImage(new Uint8Array(await imageOf(head, size).arrayBuffer()), rule);

test.each([
  [photoRule, jpegHead],
  [photoRule, pngHead],
  [photoRule, webpHead],
  [signatureRule, pngHead],
  [signatureRule, jpegHead],
] as const)('$0.called of 500 000 bytes is accepted, of 500 001 refused', async (rule, head) => {
  expect((await judged(head, 500_000, rule)).kind).toBe('accepted');
  expect(await judged(head, 500_001, rule)).toEqual({
    kind: 'refused',
    message: `${rule.called} tidak boleh berukuran lebih dari 500 KB.`,
  });
});

test.each([
  ['nothing', pngHead, 0, 'Foto kosong.'],
  ['a PDF', pdfHead, 100, 'Foto harus berupa file JPG atau PNG atau WebP.'],
  ['the beginning of a PNG', pngHead, 7, 'Foto harus berupa file JPG atau PNG atau WebP.'],
] as const)('%s is refused', async (_, head, size, message) => {
  expect(await judged(head, size, photoRule)).toEqual({ kind: 'refused', message });
});

test('what is accepted becomes a data URL of the same bytes', async () => {
  const outcome = await judged(webpHead, 100_000, photoRule);
  if (outcome.kind !== 'accepted') throw new Error(outcome.message);
  const bytes = new Uint8Array(await (await fetch(outcome.dataUrl)).arrayBuffer());
  expect(outcome.dataUrl).toMatch(/^data:image\/webp;base64,/);
  expect([bytes.length, ...bytes.slice(0, 12)]).toEqual([100_000, ...webpHead]);
});
