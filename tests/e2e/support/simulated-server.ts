import type { Page } from '@playwright/test';
import type { ExamAnswerRow, ExamAttemptRow, ReceiptRow } from '../../../fake-backend/database/exam-rows.ts';
import type { SettingsRow } from '../../../fake-backend/database/server-rows.ts';
import type { FaultRule } from '../../../fake-backend/faults.ts';

/** The simulation's own tables, which all tabs share: what its server has, and what goes wrong in it. */
interface Tables {
  examAnswers: ExamAnswerRow[];
  examSittings: ExamAttemptRow[];
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
            const changed = { ...row, latency: latency ?? row.latency };
            if (ahead !== undefined) Object.assign(changed, { clock_offset: ahead, device_ahead: -ahead });
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
const attemptOf = async (page: Page, exam = 'pilihan-ganda'): Promise<ExamAttemptRow> => {
  const found = (await tableOf(page, 'examSittings')).find(({ id }) => id.endsWith(exam));
  if (!found) throw new Error(`${exam} was not started`);
  return found;
};

/** When the time of this exam began, in milliseconds of the server. */
export const startedAt = async (page: Page, exam?: string): Promise<number> =>
  Date.parse((await attemptOf(page, exam)).started_at);
