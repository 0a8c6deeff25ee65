import { expect, test } from '../support/portal.ts';
import { clearFaults, cutNetwork, receipts } from '../support/simulated-server.ts';
import { choose, expectSaved, handIn, openRunningExam, review } from './exam-attempt.ts';

test('a receipt prints on one page with its number and digest, and the log of the attempt tells what happened without an answer', async ({
  page,
}) => {
  await openRunningExam(page);
  await cutNetwork(page);
  await choose(page, 20, 'B');
  await expect(page.getByText('Koneksi terputus.')).toBeVisible();
  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba kirim sekarang' }).click();
  await expectSaved(page);
  await review(page);
  await handIn(page);
  const paper = page.getByRole('article', { name: 'Tanda Terima Ujian Pilihan Ganda' });
  await expect(paper).toBeVisible();
  const [receipt] = await receipts(page);
  if (!receipt) throw new Error('The server has given no receipt.');

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Rincian tanda terima')).toBeHidden();
  await expect(paper).toBeVisible();
  const text = (await paper.textContent()) ?? '';
  expect(text).toContain(receipt.number);
  expect(text.replaceAll(/\s/g, '')).toContain(receipt.digest);
  expect(text).toContain(`${receipt.answered} dari ${receipt.total}`);
  await page.emulateMedia({ media: null });

  await page.getByText('Rincian tanda terima').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh log ujian' }).click();
  let log = '';
  for await (const part of await (await arriving).createReadStream()) log += part;
  expect(log.split('\n').filter((line) => / WIB {2}/.test(line))).toEqual(
    [
      'Ujian dibuka di perangkat ini',
      'Koneksi terputus',
      'Jawaban diterima server (1)',
      'Koneksi pulih',
      'Ujian dikumpulkan',
    ].map((event) =>
      expect.stringMatching(
        new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d WIB {2}${event.replace(/[()]/g, '\\$&')}$`),
      ),
    ),
  );
  expect(log).toContain(receipt.number);
  expect(log).not.toContain('"value"');
});
