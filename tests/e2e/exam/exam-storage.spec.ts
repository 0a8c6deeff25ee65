import { expect, test } from '../support/portal.ts';
import { addFault, clearFaults } from '../support/simulated-server.ts';
import {
  choose,
  essay,
  expectChip,
  expectSaved,
  goTo,
  openRunningExam,
  openScenario,
  option,
  startExam,
} from './exam-attempt.ts';
import { sendCollected } from './exam-steps.ts';

test('closing a tab with an unsent answer warns; the answer is there after reopening, and is sent (fault matrix 30)', async ({
  page,
  context,
}) => {
  const address = await openRunningExam(page);
  const match = { path: '/api/assessment/answers' };
  await addFault(page, { id: 'jawaban', match, nth: 'every', action: { type: 'network-error' } });
  await choose(page, 20, 'B');
  await sendCollected(page);
  await expectChip(page, 'Belum terkirim, dicoba lagi');
  const warned = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;

  const later = await context.newPage();
  await later.goto(address);
  await expectSaved(later, '1 jawaban belum terkirim');
  await clearFaults(later);
  await later.reload();
  await expectSaved(later);
  await goTo(later, 20);
  await expect(option(later, 'B')).toBeChecked();
});

test('an essay of 200 000 characters with emoji, Arabic and lone surrogates comes back exactly as typed (fault matrix 41)', async ({
  page,
}) => {
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Observasi'); // answers of this exam have no maximum length
  const write = () => {
    const line = 'Baris esai 👩‍🏫 שלום مرحبا \u202E kiri \uD83D sendiri \uDC00 é e\u0301 \t "kutip" \\ <b>\n';
    return line.repeat(Math.ceil(200_000 / line.length)).slice(0, 200_000);
  };
  await essay(page).focus();
  // inserts the text at once, like a paste, because the browser takes 15 s to type this much text line by line
  await page.evaluate(`document.activeElement.setRangeText((${write})());
    document.activeElement.dispatchEvent(new InputEvent('input', { bubbles: true }));`);
  await expectChip(page, 'Tersimpan di perangkat');
  await page.reload();
  await expect(essay(page)).toHaveValue(/^Baris esai/);
  expect(await page.evaluate<boolean>(`document.querySelector('main article textarea').value === (${write})()`)).toBe(
    true,
  );
});
