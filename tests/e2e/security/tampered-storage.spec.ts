import type { Page } from '@playwright/test';
import { choose, expectChip, expectSaved, goTo, openRunningExam, option } from '../exam/exam-attempt.ts';
import { type Change, changeDrafts, draftAt, draftRecords, type Place, placesOf } from '../support/changed-drafts.ts';
import { expect, openAs, test } from '../support/portal.ts';
import { addFault, clearFaults, serverAnswers } from '../support/simulated-server.ts';
import { expectHarmless } from '../support/xss-walk.ts';

const hostile = '<img src=x onerror=alert(1)>Penyusup';

const kept = /^Draf tersimpan di perangkat ini, \d\d\.\d\d$/;
const restored = /^Draf dipulihkan, \d\d\.\d\d$/;
/** The field, which is behind "Ubah" where it is shown as known. */
const birthPlace = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Tempat lahir' });
  const opener = page.getByRole('button', { name: 'Ubah kelahiran' });
  await expect(opener.or(field)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  return field;
};

test('a form shows nothing of a draft that another script has put in the place of its own, tells that its own is gone, and keeps what is typed then (fault matrix 70)', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, 'intan', '/myassessment/timeline');
  await page.getByRole('link', { name: 'Isi formulir APL 01' }).click();
  await (await birthPlace(page)).fill('Kota Satu');
  await expect(page.getByText(kept)).toBeVisible();
  const address = page.url();
  await page.goto('about:blank');
  const script = await context.newPage();
  await script.goto('/kontak');
  const [own] = await placesOf(script, 'apl01');
  if (!own) throw new Error('no draft is kept');
  const [user, form, subject] = own;
  const stranger: Place = ['9999', form, subject];
  const { basis } = await draftAt(script, own);
  const envelope = (values: unknown) => JSON.stringify({ basis, requestKey: 'k', values });
  const text = { birthPlace: hostile, fullname: hostile };
  const polluting = '{"__proto__":{"tercemar":1},"constructor":{"prototype":{"tercemar":1}},"birthPlace":{"a":1}}';
  const elsewhere: Place = [user, form, `${subject}-lain`];
  const gone = /^Draf APL 01 .*di perangkat ini tidak dapat dibuka$/;
  const ways: readonly (readonly [what: string, Change['put'], told: RegExp])[] = [
    ['that nobody has sealed', { plain: envelope(text) }, gone],
    ['that was sealed for another place', { movedFrom: elsewhere }, gone],
    ['of another shape', { sealed: envelope([text]) }, gone],
    ['that is no draft', { sealed: JSON.stringify(text) }, gone],
    ['with the names of prototypes', { sealed: envelope(0).replace(':0}', `:${polluting}}`) }, restored],
  ];
  await changeDrafts(script, [
    { at: elsewhere, put: { sealed: envelope(text) } },
    { at: stranger, put: { plain: envelope(text) } },
  ]);
  const others = async () => (await draftRecords(script)).filter(([place]) => `${place}` !== `${own}`);
  for (const [what, put, told] of ways)
    await test.step(`a draft ${what}`, async () => {
      await changeDrafts(script, [{ at: own, put }]);
      const before = await others();
      await page.goto(address);
      const field = await birthPlace(page);
      await expect(page.getByText(told)).toBeVisible();
      await expectHarmless(page, what);
      expect(await page.content()).not.toContain('Penyusup');
      expect(await page.evaluate(() => 'tercemar' in {})).toBe(false);
      await field.fill(`Kota ${what}`);
      await expect(page.getByText(kept)).toBeVisible();
      await page.goto('about:blank');
      expect(await others()).toEqual(before); // nothing that is not of this form was touched
    });
  await page.goto(address);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(await birthPlace(page)).toHaveValue(`Kota ${ways.at(-1)?.[0]}`);
});

test('an exam takes no answer that another script has put beside its own, says which it cannot open, and sends what is its own (fault matrix 70)', async ({
  page,
  context,
}) => {
  const address = await openRunningExam(page);
  await addFault(page, {
    id: 'jawaban',
    match: { path: '/api/assessment/answers' },
    nth: 'every',
    action: { type: 'network-error' },
  });
  for (const [no, letter] of [
    [20, 'B'],
    [21, 'C'],
  ] as const) {
    await choose(page, no, letter);
    await expectChip(page, 'Gagal, dicoba lagi');
  }
  await page.close();

  const script = await context.newPage();
  await script.goto('/kontak');
  const places = await placesOf(script, 'exam');
  expect(places).toHaveLength(2);
  const at = (no: number): Place => {
    const [user, form, subject] = places[0] ?? ['', '', ''];
    return [user, form, subject.replace(/\d+$/, (digits) => String(no).padStart(digits.length, '0'))];
  };
  const answeredAt = new Date().toISOString();
  const version = {
    value: 'E',
    doubtful: false,
    revision: Date.now(),
    device: 'x',
    answeredAt,
    base: 0,
    refusal: null,
  };
  const versions = JSON.stringify({ versions: [version] });
  await changeDrafts(script, [
    { at: at(21), put: { plain: versions } },
    { at: at(22), put: { sealed: JSON.stringify({ versions: [{ ...version, value: [hostile] }, null] }) } },
    { at: at(23), put: { movedFrom: at(20) } },
  ]);
  await clearFaults(script);
  await script.close();

  const again = await context.newPage();
  await again.goto(address);
  await goTo(again, 20);
  await expect(option(again, 'B')).toBeChecked();
  await expect(again.getByText('3 jawaban yang tersimpan di perangkat ini tidak dapat dibuka')).toContainText(
    '(soal 21, 22, dan 23)',
  );
  for (const no of [21, 22, 23]) {
    await goTo(again, no);
    await expect(again.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await expectHarmless(again, 'an exam beside changed drafts');
  await choose(again, 21, 'D');
  await expectSaved(again);
  const answers = await serverAnswers(again);
  expect([20, 21, 22, 23].map((no) => answers[no])).toEqual(['B', 'D', undefined, undefined]);
});
