import { expect, test } from '../support/portal.ts';
import { addFault, answerAtOnce, callsOf, putServerAhead, startedAt } from '../support/simulated-server.ts';
import { openScenario, startExam } from './exam-attempt.ts';
import { errorAtTick, stopTime, timer, untilTrue } from './exam-clock.ts';

const second = 1_000;
const hour = 3_600 * second;
const never = { nth: 1_000_000, action: { type: 'network-error' } } as const;

test.describe(() => {
  test.slow(); // more time, because a slow machine must not look like a wrong clock
  test.use({ timezoneId: 'Pacific/Honolulu' });

  const delay = 1_800; // the server reads its clock after the whole delay, which is the worst case

  test('in Honolulu, with a device clock 12 hours ahead and late replies, the remaining time of an exam is right within a second, and its end is shown in WIB (fault matrix 22, 27, 28)', async ({
    page,
  }) => {
    await page.clock.install();
    await openScenario(page, 'siap-ujian');
    await putServerAhead(page, -12 * hour);
    await startExam(page);
    const began = await startedAt(page);
    const deadline = began + 13 * hour;
    await answerAtOnce(page);
    const match = { path: '/api/date-now' };
    await addFault(page, { id: 'telat', match, nth: 'every', action: { type: 'delay', ms: delay } });
    await stopTime(page);
    await page.reload();
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
});

test('Back asks first, and Forward continues the running time without a second start (fault matrix 32)', async ({
  page,
}) => {
  await openScenario(page, 'siap-ujian');
  await addFault(page, { id: 'mulai', match: { path: '/api/timer/startTimer' }, ...never });
  const address = await startExam(page);
  const began = await startedAt(page);
  const leaving = page.getByRole('alertdialog', { name: 'Keluar dari ujian?' });
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Tetap mengerjakan' }).click();
  await expect(page).toHaveURL(address);
  await expect(timer(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(timer(page)).toHaveText(/^(1:00:00|59:\d\d)$/);
  expect([await startedAt(page), await callsOf(page, 'mulai')]).toEqual([began, 1]);
});
