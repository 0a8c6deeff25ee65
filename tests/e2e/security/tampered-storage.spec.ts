import type { Page } from '@playwright/test';
import { choose, expectChip, expectSaved, goTo, openRunningExam, option } from '../exam/exam-attempt.ts';
import { expect, openAs, test } from '../support/portal.ts';
import { addFault, clearFaults, serverAnswers } from '../support/simulated-server.ts';
import { expectHarmless } from '../support/xss-walk.ts';

const hostile = '<img src=x onerror=alert(1)>Penyusup';

/** Whom a record stands for, in which form, of what. */
type Place = [user: string, form: string, subject: string];

/** What another script of this origin puts where drafts are kept: as plain bytes, sealed by the key of this person, or moved from another place. */
interface Change {
  readonly at: Place;
  readonly put: { readonly plain: string } | { readonly sealed: string } | { readonly movedFrom: Place };
}

/** Runs on a page of the portal, as a script would that somebody has brought into it. */
const change = (page: Page, changes: readonly Change[]) =>
  page.evaluate(async (wanted) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const store = (mode: IDBTransactionMode, name = 'drafts') => database.transaction(name, mode).objectStore(name);
    const bytes = (text: string) => new TextEncoder().encode(text);
    for (const { at, put } of wanted) {
      const head = { version: 1, revision: crypto.randomUUID(), savedAt: Date.now() };
      if ('plain' in put) await asked(store('readwrite').put({ ...head, values: bytes(put.plain).buffer }, at));
      if ('movedFrom' in put) {
        const moved = await asked(store('readonly').get(put.movedFrom));
        await asked(store('readwrite').put(moved, at));
      }
      if ('sealed' in put) {
        const { key } = await asked(store('readonly', 'vaults').get(at[0]) as IDBRequest<{ key: CryptoKey }>);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const how = { name: 'AES-GCM', iv, additionalData: bytes(JSON.stringify(at)) };
        const values = { iv, data: await crypto.subtle.encrypt(how, key, bytes(put.sealed)) };
        await asked(store('readwrite').put({ ...head, values }, at));
      }
    }
    database.close();
  }, changes);

/** The draft at a place, by the key of its person. */
const open = (page: Page, at: Place) =>
  page.evaluate(async (place) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const get = (name: string, key: IDBValidKey) => asked(database.transaction(name).objectStore(name).get(key));
    const { values } = await get('drafts', place);
    const { key } = await get('vaults', place[0]);
    database.close();
    const how = { name: 'AES-GCM', iv: values.iv, additionalData: new TextEncoder().encode(JSON.stringify(place)) };
    const bytes = await crypto.subtle.decrypt(how, key, values.data);
    return JSON.parse(new TextDecoder().decode(bytes)) as { readonly basis: string };
  }, at);

/** The places where records stand, with the revision of each. */
const records = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<(readonly [Place, string])[]>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-draf');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const found: (readonly [Place, string])[] = [];
          const going = opening.result.transaction('drafts').objectStore('drafts').openCursor();
          going.onsuccess = () => {
            const { result: cursor } = going;
            if (!cursor) {
              opening.result.close();
              return resolve(found);
            }
            found.push([cursor.key as Place, cursor.value.revision]);
            cursor.continue();
          };
        };
      }),
  );
const placesOf = async (page: Page, form: string) =>
  (await records(page)).map(([place]) => place).filter(([, of]) => of === form);

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
  const { basis } = await open(script, own);
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
  await change(script, [
    { at: elsewhere, put: { sealed: envelope(text) } },
    { at: stranger, put: { plain: envelope(text) } },
  ]);
  const others = async () => (await records(script)).filter(([place]) => `${place}` !== `${own}`);
  for (const [what, put, told] of ways)
    await test.step(`a draft ${what}`, async () => {
      await change(script, [{ at: own, put }]);
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
  await change(script, [
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
