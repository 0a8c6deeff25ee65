import { expect, type Page } from '@playwright/test';
import type { ExamAnswerRow, ExamAttemptRow, ReceiptRow } from '../../../fake-backend/database/exam-rows.ts';
import type { SettingsRow } from '../../../fake-backend/database/server-rows.ts';
import type { FaultRule } from '../../../fake-backend/faults.ts';

interface Tables {
  examAnswers: ExamAnswerRow[];
  examSittings: ExamAttemptRow[];
  settings: SettingsRow[];
}

/** Repeats `work` until the simulation has stored its database, also again after a test has deleted it. */
const onceStored = async <T>(work: () => Promise<T>): Promise<T> => {
  const done: T[] = [];
  await expect(async () => void done.push(await work())).toPass({ timeout: 10_000 });
  return done[0] as T;
};

const tableNow = <Name extends keyof Tables>(page: Page, name: Name): Promise<Tables[Name]> =>
  page.evaluate(
    (table) =>
      new Promise<never>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-simulasi');
        opening.onupgradeneeded = () => opening.transaction?.abort(); // an empty database would break the simulation
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').get(table);
          asking.onsuccess = () => {
            opening.result.close();
            // a database that was just created again holds nothing until the simulation writes its tables
            if (asking.result === undefined) reject(new Error(`The simulation has not stored ${table} yet.`));
            else resolve(asking.result as never);
          };
        };
      }),
    name,
  );

const tableOf = <Name extends keyof Tables>(page: Page, name: Name) => onceStored(() => tableNow(page, name));

/** Null removes all rules. */
const changeRules = (page: Page, rule: FaultRule | null): Promise<void> =>
  page.evaluate(
    (change) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-simulasi');
        opening.onupgradeneeded = () => opening.transaction?.abort(); // an empty database would break the simulation
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite');
          const tables = transaction.objectStore('tables');
          const settings = tables.get('settings') as IDBRequest<SettingsRow[]>;
          const version = tables.get('version') as IDBRequest<number>;
          version.onsuccess = () => {
            const [row] = settings.result;
            if (!row) return transaction.abort();
            const faults = change === null ? [] : [...row.faults.filter(({ id }) => id !== change.id), change];
            const fault_matches = change === null ? {} : { ...row.fault_matches, [change.id]: 0 };
            tables.put([{ ...row, faults, fault_matches }], 'settings');
            tables.put(version.result + 1, 'version');
          };
          transaction.onabort = () => reject(new Error('The simulation has no settings yet.'));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    rule,
  );

/** Adds a fault rule; one with the same id is replaced. The path is a prefix, or contains `*`. */
export const addFault = (page: Page, rule: FaultRule) => onceStored(() => changeRules(page, rule));
export const clearFaults = (page: Page) => onceStored(() => changeRules(page, null));

export const cutNetwork = (page: Page) =>
  addFault(page, { id: 'putus', match: { path: '/' }, nth: 'every', action: { type: 'network-error' } });

/** How many requests a rule has matched since it was added; a rule that only counts has an unreachable `nth`. */
export const callsOf = async (page: Page, rule: string): Promise<number> =>
  (await tableOf(page, 'settings'))[0]?.fault_matches[rule] ?? 0;

/** The server’s current answers by question number; `exam` is the end of the exam’s id. */
export const serverAnswers = async (page: Page, exam = 'pilihan-ganda'): Promise<Readonly<Record<string, string>>> => {
  const rows = (await tableOf(page, 'examAnswers')).filter(({ sitting_id: id }) => id.endsWith(exam));
  return Object.fromEntries(
    rows.map(({ question_detail_id: id, current }) => [/\d+$/.exec(id)?.[0] ?? id, current?.value ?? '']),
  );
};

export const receipts = async (page: Page): Promise<readonly ReceiptRow[]> =>
  (await tableOf(page, 'examSittings')).flatMap(({ receipt }) => receipt ?? []);
