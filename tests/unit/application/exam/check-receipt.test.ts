import { expect, it } from 'vitest';
import { nobleHasher } from '../../../../src/adapters/browser/noble-hasher.ts';
import { checkReceipt } from '../../../../src/application/exam/check-receipt.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';

const file = { id: 'f-1', name: 'laporan.pdf', size: 1_000, uploadedAt: null };
const content = aPaper({
  questions: [anEssay('S1', 1), anEssay('S2', 2), anEssay('S3', 3), anEssay('S4', 4)],
  answers: [
    { questionId: 'S3', current: null, others: [], file: null },
    { questionId: 'S2', current: null, others: [], file },
    { questionId: 'S1', current: aVersion(' Rumah\r\n'), others: [], file: null },
  ],
});
const check = checkReceipt({ hasher: nobleHasher });
const blank = 'S3\t""\nS4\t""';

it.each([
  ['in the form in which they are sent', `S1\t"Rumah"\nS2\t"f-1"\n${blank}`, true],
  ['as they were typed, as earlier receipts have them', `S1\t" Rumah\\r\\n"\nS2\t"f-1"\n${blank}`, true],
  ['with another text', `S1\t"Gedung"\nS2\t"f-1"\n${blank}`, false],
  ['with another file', `S1\t"Rumah"\nS2\t"f-2"\n${blank}`, false],
])('a receipt of the answers %s fits those of the server: %#', async (_, text, fits) => {
  const receipt = { digest: nobleHasher.sha256(text) };
  await expect(check(content, receipt)).resolves.toBe(fits);
  await expect(check({ ...content, unreadable: 1 }, receipt)).resolves.toBeNull();
});
