import type { Page } from '@playwright/test';
import {
  addFault,
  callsOf,
  clearFaults,
  essay,
  expectSaved,
  openRunningExam,
  openScenario,
  serverAnswers,
  startExam,
  startedAt,
} from './exam-sitting.ts';
import { expect, test } from './portal.ts';

const minute = 60_000;
const hour = 60 * minute;
const never = { nth: 1_000_000, action: { type: 'network-error' } } as const;

const timer = (page: Page) => page.getByRole('timer', { name: 'Sisa waktu' });
const timeOver = (page: Page) => page.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Kembali Ke Timeline Sertifikasi' });

const secondsOf = (clock: string | null): number =>
  (clock ?? '').split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** By how many milliseconds the time on screen is wrong in the moment when it changes; `deadline` in milliseconds of the device. */
const errorsAtTicks = async (page: Page, deadline: number): Promise<number[]> => {
  const ticks = await timer(page).evaluate(
    (element) =>
      new Promise<{ shown: string | null; now: number }[]>((resolve) => {
        const seen: { shown: string | null; now: number }[] = [];
        const watching = new MutationObserver(() => {
          seen.push({ shown: element.textContent, now: Date.now() });
          if (seen.length < 3) return;
          watching.disconnect();
          resolve(seen);
        });
        watching.observe(element, { subtree: true, childList: true, characterData: true });
      }),
  );
  return ticks.map(({ shown, now }) => secondsOf(shown) * 1_000 - (deadline - now));
};
const worst = (errors: readonly number[]) => Math.max(...errors.map(Math.abs));

for (const [hours, text] of [
  [-12, '12 jam lebih cepat'],
  [12, '12 jam lebih lambat'],
] as const) {
  test(`a device clock that is ${text}: the remaining time is right within a second, and it is said (fault matrix 22)`, async ({
    page,
  }) => {
    await openScenario(page, 'siap-ujian');
    const off = { type: 'clock-offset', ms: hours * hour } as const;
    await addFault(page, { id: 'jam', match: { path: '/' }, nth: 'every', action: off });
    await startExam(page);
    const deadline = (await startedAt(page)) + hour - off.ms;
    expect(worst(await errorsAtTicks(page, deadline))).toBeLessThanOrEqual(1_000);
    await expect(page.getByText(`Jam perangkat ini ${text}; sisa waktu memakai jam server (WIB).`)).toBeVisible();
    await page.reload();
    expect(worst(await errorsAtTicks(page, deadline))).toBeLessThanOrEqual(1_000);
  });
}

test('replies of the clock that are two seconds late make the time wrong by a second at most (fault matrix 27)', async ({
  page,
}) => {
  const late = { type: 'delay', ms: 1_700 } as const; // and the rest of the way
  await openScenario(page, 'siap-ujian');
  await addFault(page, { id: 'telat', match: { path: '/api/date-now' }, nth: 'every', action: late });
  const address = await startExam(page);
  await page.goto(address); // no reading from before
  expect(worst(await errorsAtTicks(page, (await startedAt(page)) + hour))).toBeLessThanOrEqual(1_000);
});

test('a device clock that is set to another time during an exam changes nothing (fault matrix 22)', async ({
  page,
}) => {
  await page.clock.install();
  await openRunningExam(page);
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  // the server of the simulation has the device's clock: it is set back by as much
  await addFault(page, {
    id: 'jam',
    match: { path: '/' },
    nth: 'every',
    action: { type: 'clock-offset', ms: 12 * hour },
  });
  await page.clock.setSystemTime(Date.now() - 12 * hour);
  await expect(page.getByText('Jam perangkat ini 12 jam lebih lambat')).toBeVisible();
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  await expect(timeOver(page)).toBeHidden();
});

test('a hidden tab has the right time on its return and asks the server; a sleep across the deadline seals what was typed at the first tick (fault matrix 24, 25)', async ({
  page,
}) => {
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await essay(page).pressSequentially('Sebelum tidur');
  await expectSaved(page);
  await show('hidden');
  await page.clock.fastForward(20 * minute); // every timer fires once at most, as in a hidden tab
  await addFault(page, { id: 'jam', match: { path: '/api/date-now' }, ...never });
  await show('visible');
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  await expect.poll(() => callsOf(page, 'jam')).toBeGreaterThan(0);

  await addFault(page, { id: 'jawaban', match: { path: '/api/assessment/answers' }, ...never, nth: 'every' });
  await essay(page).press('End');
  await essay(page).pressSequentially(', masih sempat');
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 41 * minute); // asleep: no timer goes
  await page.keyboard.type(' TERLAMBAT');
  await expect(timeOver(page)).toContainText('1 jawaban belum terkirim');
  await expect(essay(page)).not.toBeEditable();
  await expect(essay(page)).toHaveValue('Sebelum tidur, masih sempat');
  await clearFaults(page);
  await timeOver(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toBeVisible();
  expect(Object.values(await serverAnswers(page, 'essay'))).toEqual(['Sebelum tidur, masih sempat']);
});

test('the remaining time is the same in every zone of the world, and the deadline is told in WIB (fault matrix 28)', async ({
  browser,
}) => {
  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await openRunningExam(page);
    await expect(timer(page), timezoneId).toHaveText(/^(40:00|39:\d\d)$/);
    const deadline = (await startedAt(page)) + hour;
    const inJakarta = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' });
    const caption = `sampai ${inJakarta.format(deadline)} WIB`;
    await expect(page.getByRole('group', { name: 'Waktu ujian' }), timezoneId).toContainText(caption);
    expect(worst(await errorsAtTicks(page, deadline)), timezoneId).toBeLessThanOrEqual(1_000);
    await context.close();
  }
});

test('Back asks, and forward again goes on: no second start, and the same time (fault matrix 32)', async ({ page }) => {
  await openScenario(page, 'siap-ujian');
  await addFault(page, { id: 'mulai', match: { path: '/api/timer/startTimer' }, ...never });
  const address = await startExam(page);
  const began = await startedAt(page);
  await page.evaluate(() => history.back());
  await expect(leaving(page)).toContainText('Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?');
  await leaving(page).getByRole('button', { name: 'Batal' }).click();
  await expect(page).toHaveURL(address);
  await expect(timer(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await leaving(page).getByRole('button', { name: 'Ya' }).click();
  await expect(page).toHaveURL(/\/timeline/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  expect(worst(await errorsAtTicks(page, began + hour))).toBeLessThanOrEqual(1_000);
  expect(await startedAt(page)).toBe(began);
  expect(await callsOf(page, 'mulai')).toBe(1);
});

test('a window that becomes too narrow goes home with what was typed, which is there again at 993 px (fault matrix 44)', async ({
  page,
}) => {
  await openScenario(page, 'siap-ujian');
  const address = await startExam(page, 'Ujian Esai');
  await addFault(page, { id: 'jawaban', match: { path: '/api/assessment/answers' }, ...never, nth: 'every' });
  await essay(page).fill('Jawaban di jendela lebar');
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(page.getByText('Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.setViewportSize({ width: 993, height: 900 });
  await clearFaults(page);
  await page.goto(address);
  await expect(essay(page)).toHaveValue('Jawaban di jendela lebar');
  await expectSaved(page);
});
