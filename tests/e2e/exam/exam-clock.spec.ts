import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { addFault, answerAtOnce, callsOf, putServerAhead, startedAt } from '../support/simulated-server.ts';
import { openRunningExam, openScenario, startExam } from './exam-attempt.ts';
import { errorAtTick, stopTime, timer, untilTrue } from './exam-clock.ts';

test.slow(); // a busy machine is no wrong clock

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const clockPath = { path: '/api/date-now' };
const timeOver = (page: Page) => page.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });

const roundTrip = 1_800; // and the rest of the way; all of it before the server looks at its clock, which is the worst
for (const [timezoneId, hoursAhead, delay, told] of [
  ['Pacific/Honolulu', 12, roundTrip, '12 jam lebih cepat'],
  ['Asia/Kathmandu', 0, roundTrip, null],
] as const) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`in ${timezoneId}, with a device clock ${hoursAhead} hours ahead and replies ${delay} ms late, the remaining time of an exam that is opened is right within a second (fault matrix 22, 27, 28)`, async ({
      page,
    }) => {
      await page.clock.install();
      await openScenario(page, 'siap-ujian');
      await putServerAhead(page, -hoursAhead * hour);
      await startExam(page);
      const began = await startedAt(page);
      const deadline = began + hour + hoursAhead * hour; // as the device counts
      await answerAtOnce(page);
      await addFault(page, { id: 'telat', match: clockPath, nth: 'every', action: { type: 'delay', ms: delay } });
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
      const notice = page.getByText(`Jam perangkat ini ${told}; sisa waktu memakai jam server (WIB).`);
      await expect(notice).toBeVisible({ visible: told !== null });
      const inJakarta = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' });
      const caption = `sampai ${inJakarta.format(began + hour)} WIB`;
      await expect(page.getByRole('group', { name: 'Waktu ujian' })).toContainText(caption);
    });
  });
}

test('a device clock that is set to another time during an exam changes nothing (fault matrix 22)', async ({
  page,
}) => {
  await page.clock.install();
  await openRunningExam(page);
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  // the server of the simulation has the device's clock: it is set back by as much
  await putServerAhead(page, 12 * hour);
  await page.clock.setSystemTime(Date.now() - 12 * hour);
  await expect(page.getByText('Jam perangkat ini 12 jam lebih lambat')).toBeVisible();
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  await expect(timeOver(page)).toBeHidden();
});
