import { hostileTexts } from '../../builders/hostile-texts.ts';
import { examAddresses, openPage } from '../support/every-page.ts';
import { expect } from '../support/portal.ts';
import { makeRepliesHostile } from '../support/xss-corpus.ts';
import { expectHarmless, noticeDialogs, walk } from '../support/xss-walk.ts';
import { beginExam, examAddress, openReview, submitExam } from './exam-steps.ts';
import { test } from './exam-world.ts';

test.use({ bypassCSP: true }); // without the CSP the portal must protect itself

test('everything that the server says in an exam shows as text or as a harmless question: lists, starts, questions and receipts (fault matrix 61)', async ({
  page,
  openWorld,
}) => {
  test.slow();
  const dialogs = noticeDialogs(page);
  await openWorld(page, 'sedang-ujian');
  for (const name of ['Ujian Observasi', 'Ujian Demonstrasi']) await beginExam(page, name);
  await openReview(page);
  await submitExam(page, 'Ujian Demonstrasi');
  await makeRepliesHostile(page);
  // true or false is asked as a choice is, and a rehearsal shows no text of the server
  const seen = await walk(
    page,
    examAddresses.filter(([, address]) => !/benar-salah|gladi-bersih/.test(address)),
  );
  expect(seen.size).toBeGreaterThan(hostileTexts.length / 3);

  await openPage(page, examAddress('written/pilihan-ganda'));
  await page.getByRole('button', { name: 'Tampilkan semua soal' }).click();
  await expect(page.getByRole('article', { name: /^Soal/ })).toHaveCount(30);
  await expectHarmless(page, 'all questions of an exam');
  await openReview(page);
  await expectHarmless(page, 'the review of an exam');
  expect(dialogs).toEqual([]);
});
