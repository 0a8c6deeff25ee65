import type { Locator, Page } from '@playwright/test';
import type { ExamAnswerRow, ExamSittingRow, ReceiptRow } from '../../fake-backend/database/exam-rows.ts';
import type { SettingsRow } from '../../fake-backend/database/server-rows.ts';
import type { FaultRule } from '../../fake-backend/faults.ts';
import { expect } from './portal.ts';

export type Scenario = 'siap-ujian' | 'sedang-ujian' | 'ujian-hampir-habis';

/** Makes the world of a scenario, with its candidate (eka) logged in, and opens the list of exams. */
export const openScenario = async (page: Page, name: Scenario) => {
  await page.goto(`/login?skenario=${name}`); // the page that loads least
  // the world is made, somebody is logged in, and all of it is loaded for the first time
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible({ timeout: 30_000 });
};

const inList = (page: Page, exam: string): Locator =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: exam });

/** From the list of exams into one that runs; gives its address. */
export const continueExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Lanjutkan' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

/** From the list of exams into one whose time begins now; gives its address. */
export const startExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Mulai' }).click();
  const ready = page.getByRole('checkbox', { name: /^Saya siap/ });
  await ready.press('Space'); // a notice on the device's clock may move it away under a pointer
  await expect(ready).toBeChecked();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await page.getByRole('button', { name: 'Mulai sekarang' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

/** The running multiple-choice exam of the scenario `sedang-ujian` (40 minutes are left, 12 questions are answered); its address. */
export const openRunningExam = async (page: Page): Promise<string> => {
  await openScenario(page, 'sedang-ujian');
  return continueExam(page);
};

/** The question on screen, or the one of this number in the list of all. */
export const question = (page: Page, no?: number): Locator =>
  page.getByRole('article', { name: no === undefined ? /^Soal \d+ dari \d+/ : new RegExp(`^Soal ${no} dari`) });

export const goTo = async (page: Page, no: number) => {
  await page
    .getByRole('navigation', { name: 'Navigasi soal' })
    .getByRole('button', { name: new RegExp(`^Soal ${no},`) })
    .click();
  await expect(question(page, no)).toBeVisible();
};

const letters = 'ABCDE';
/** One choice of the question on screen, by its letter. */
export const option = (page: Page, letter: string): Locator =>
  question(page).getByRole('radio').nth(letters.indexOf(letter));

/** Chooses an answer to this question. */
export const choose = async (page: Page, no: number, letter: string) => {
  await goTo(page, no);
  await question(page).locator('label').nth(letters.indexOf(letter)).click(); // as a pointer finds it: the whole row
  await expect(option(page, letter)).toBeChecked();
};

/** The text of the question on screen, in an essay. */
export const essay = (page: Page): Locator => question(page).getByRole('textbox');

/** Where the answer on screen is: `Terkirim`, `Tersimpan di perangkat`, `Gagal, dicoba lagi` … */
export const expectChip = (page: Page, text: string | RegExp) =>
  expect(question(page).getByText(text, typeof text === 'string' ? { exact: true } : {})).toBeVisible();

/** Where the answers are: `Semua jawaban terkirim`, `2 jawaban belum terkirim` … in the header. */
export const expectSaved = (page: Page, text: string | RegExp = 'Semua jawaban terkirim') =>
  expect(page.getByRole('banner').getByText(text)).toBeVisible();

/** From the questions to their review, and there `Kumpulkan ujian` and `Ya, kumpulkan`. */
export const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Periksa jawaban' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Periksa jawaban' })).toBeVisible();
};
export const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
};

/** Below are the simulation's own tables, which all tabs share: what its server has, and what goes wrong in it. */
interface Tables {
  examAnswers: ExamAnswerRow[];
  examSittings: ExamSittingRow[];
  settings: SettingsRow[];
}

const tableOf = <Name extends keyof Tables>(page: Page, name: Name): Promise<Tables[Name]> =>
  page.evaluate(
    (table) =>
      new Promise<never>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-simulasi');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').get(table);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result as never);
          };
        };
      }),
    name,
  );

interface SettingsChange {
  /** Null takes all rules away. */
  readonly rule?: FaultRule | null;
  /** Milliseconds that the server's clock is ahead of the device's. */
  readonly ahead?: number;
  /** Milliseconds before each reply. */
  readonly latency?: number;
}
const changeSettings = (page: Page, change: SettingsChange): Promise<void> =>
  page.evaluate(
    ({ rule, ahead, latency }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-simulasi');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite');
          const tables = transaction.objectStore('tables');
          const settings = tables.get('settings') as IDBRequest<SettingsRow[]>;
          const version = tables.get('version') as IDBRequest<number>;
          version.onsuccess = () => {
            const [row] = settings.result;
            if (!row) return transaction.abort();
            const changed = { ...row, clock_offset: ahead ?? row.clock_offset, latency: latency ?? row.latency };
            if (rule === null) Object.assign(changed, { faults: [], fault_matches: {} });
            if (rule) {
              changed.faults = [...row.faults.filter(({ id }) => id !== rule.id), rule];
              changed.fault_matches = { ...row.fault_matches, [rule.id]: 0 };
            }
            tables.put([changed], 'settings');
            tables.put(version.result + 1, 'version');
          };
          transaction.onabort = () => reject(new Error('The simulation has no settings yet.'));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    change,
  );

/** Makes calls go wrong from now on; a rule of the same id is replaced. Its path ends anywhere, or has `*`. */
export const addFault = (page: Page, rule: FaultRule) => changeSettings(page, { rule });
export const clearFaults = (page: Page) => changeSettings(page, { rule: null });

/** The server's clock is so many milliseconds ahead of the device's from now on. */
export const putServerAhead = (page: Page, ahead: number) => changeSettings(page, { ahead });

/** From the next load of a page on its calls are answered without a pause, also while its clock stands. */
export const answerAtOnce = (page: Page) => changeSettings(page, { latency: 0 });

/** No call arrives any more, until `clearFaults`. */
export const cutNetwork = (page: Page) =>
  addFault(page, { id: 'putus', match: { path: '/' }, nth: 'every', action: { type: 'network-error' } });

/** How many calls a rule has met since it was added; a rule that only counts has an `nth` that never comes. */
export const callsOf = async (page: Page, rule: string): Promise<number> =>
  (await tableOf(page, 'settings'))[0]?.fault_matches[rule] ?? 0;

/** What the server has in force, by the number of the question, of the exam whose id ends like this. */
export const serverAnswers = async (page: Page, exam = 'pilihan-ganda'): Promise<Readonly<Record<string, string>>> => {
  const rows = (await tableOf(page, 'examAnswers')).filter(({ sitting_id: id }) => id.endsWith(exam));
  return Object.fromEntries(
    rows.map(({ question_detail_id: id, current }) => [/\d+$/.exec(id)?.[0] ?? id, current?.value ?? '']),
  );
};

/** The receipts that the server has given, of all exams. */
export const receipts = async (page: Page): Promise<readonly ReceiptRow[]> =>
  (await tableOf(page, 'examSittings')).flatMap(({ receipt }) => receipt ?? []);

/** The exam of this candidate whose id ends like this, which was started. */
export const sittingOf = async (page: Page, exam = 'pilihan-ganda'): Promise<ExamSittingRow> => {
  const found = (await tableOf(page, 'examSittings')).find(({ id }) => id.endsWith(exam));
  if (!found) throw new Error(`${exam} was not started`);
  return found;
};

/** When the time of this exam began, in milliseconds of the server. */
export const startedAt = async (page: Page, exam?: string): Promise<number> =>
  Date.parse((await sittingOf(page, exam)).started_at);
