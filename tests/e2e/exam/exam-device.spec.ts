import { expect, test } from '../support/portal.ts';
import { addFault, answerAtOnce, callsOf, putServerAhead, startedAt } from '../support/simulated-server.ts';
import { openScenario, startExam } from './exam-attempt.ts';
import { errorAtTick, stopTime, timer, untilTrue } from './exam-clock.ts';

const second = 1_000;
const hour = 3_600 * second;

test.use({ timezoneId: 'Pacific/Honolulu' });

const delay = 1_800; // and the rest of the way; all of it before the server looks at its clock, which is the worst

test('in Honolulu, with a device clock 12 hours ahead and late replies, the remaining time of an exam that is opened is right within a second, and its end is told in WIB (fault matrix 22, 27, 28)', async ({
  page,
}) => {
  test.slow(); // a busy machine is no wrong clock
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await putServerAhead(page, -12 * hour);
  await startExam(page);
  const began = await startedAt(page);
  const deadline = began + 13 * hour; // as the device counts
  await answerAtOnce(page);
  const match = { path: '/api/date-now' };
  await addFault(page, { id: 'telat', match, nth: 'every', action: { type: 'delay', ms: delay } });
  await stopTime(page); // a reply that a busy machine delays is later than this test says
  await page.reload(); // no reading from before
  await untilTrue(page, async () => (await callsOf(page, 'telat')) > 0);
  await page.clock.runFor(delay);
  await untilTrue(page, () =>
    timer(page)
      .getByText(/^\d\d:\d\d/)
      .isVisible(),
  );
  expect(await errorAtTick(page, deadline)).toBeLessThanOrEqual(second);
  await expect(page.getByText('Jam perangkat ini 12 jam lebih cepat; sisa waktu memakai jam server')).toBeVisible();
  const inJakarta = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' });
  const end = `sampai ${inJakarta.format(began + hour)} WIB`;
  await expect(page.getByRole('group', { name: 'Waktu ujian' })).toContainText(end);
});
