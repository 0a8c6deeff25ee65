import { type Change, changeDrafts, draftAt, draftRecords, type Place, placesOf } from '../support/changed-drafts.ts';
import { birthPlace, openDraftForm, restored, typeAndKeep } from '../support/draft-form.ts';
import { expect, test } from '../support/portal.ts';
import { expectHarmless } from '../support/xss-walk.ts';

const hostile = '<img src=x onerror=alert(1)>Penyusup';

test('a form shows nothing of a draft that another script has swapped in, says that its draft is gone, and keeps new input (fault matrix 70)', async ({
  page,
  context,
}) => {
  const address = await openDraftForm(page);
  await typeAndKeep(page, 'Kota Satu');
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
    ['that was sealed for another place', { movedFrom: elsewhere }, gone],
    ['with the names of prototypes', { sealed: envelope(0).replace(':0}', `:${polluting}}`) }, restored],
  ];
  await changeDrafts(script, [
    { at: elsewhere, put: { sealed: envelope(text) } },
    { at: stranger, put: { plain: envelope(text) } },
  ]);
  const others = async () => (await draftRecords(script)).filter(([place]) => `${place}` !== `${own}`);
  for (const [what, put, told] of ways)
    await test.step(`the form handles a draft ${what}`, async () => {
      await changeDrafts(script, [{ at: own, put }]);
      const before = await others();
      await page.goto(address);
      await birthPlace(page);
      await expect(page.getByText(told)).toBeVisible();
      await expectHarmless(page, what);
      expect(await page.content()).not.toContain('Penyusup');
      expect(await page.evaluate(() => 'tercemar' in {})).toBe(false);
      await typeAndKeep(page, `Kota ${what}`);
      await page.goto('about:blank');
      expect(await others()).toEqual(before);
    });
  await page.goto(address);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(await birthPlace(page)).toHaveValue(`Kota ${ways.at(-1)?.[0]}`);
});
