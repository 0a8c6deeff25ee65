import type { Page } from '@playwright/test';
import { closePanel, expect, isLive, openSection, test } from './portal.ts';
import { plainHost, ports } from './ports.ts';

/**
 * The address of the control of the API server that this page's portal is configured for. It is for tests: nginx, which passes the API
 * on, does not lead there.
 */
const deskOf = async (page: Page): Promise<string> => {
  const { api } = await page.evaluate(async () => (await fetch('/config.json')).json());
  const server = api.baseUrl || `http://localhost:${ports.nginxApi}`;
  return `${server}/simulation/staff`.replace(plainHost, 'localhost'); // a name that the browser alone knows
};
const live = () => isLive(test.info().project);

interface Review {
  readonly form: 'APL 01' | 'APL 02';
  readonly trxId: string;
  readonly decision: 'approve' | 'return';
  /** To the candidate, with a returned form. */
  readonly note?: string;
}

/** Where one plays the staff, in the Panel Simulasi. */
const openDesk = (page: Page) => openSection(page, 'Peran petugas');

const tell = async (page: Page, action: object) => {
  const reply = await page.request.post(await deskOf(page), { data: action });
  expect(reply.ok(), await reply.text()).toBe(true);
};

/** A member of the staff judges a form, over HTTP. */
export const review = (page: Page, { form, trxId, decision, note }: Review) => {
  const type = form === 'APL 01' ? 'apl01' : 'apl02';
  return tell(page, { type, trxId, decision, note: note ?? null, notes: [] });
};

/** The certification manager issues the certificate of an assessment, over HTTP. */
export const issueCertificate = (page: Page, trxId: string) => tell(page, { type: 'issue-certificate', trxId });

interface StaffTask {
  readonly trxId: string;
  readonly exams: readonly {
    readonly id: string;
    readonly criteria: readonly { readonly id: string; readonly competent: boolean | null }[];
  }[];
  readonly units: readonly { readonly code: string }[];
}

const taskOf = async (page: Page, trxId: string): Promise<StaffTask> => {
  const { data } = (await (await page.request.get(await deskOf(page))).json()) as { data: readonly StaffTask[] };
  const task = data.find((each) => each.trxId === trxId);
  if (!task) throw new Error(`${trxId} waits for nobody`);
  return task;
};

/** The assessor of an observation that runs judges the next criterion to be met. */
export const tickCriterion = async (page: Page, trxId: string) => {
  if (live()) {
    const { exams } = await taskOf(page, trxId);
    for (const { id: examId, criteria } of exams) {
      const criterion = criteria.find(({ competent }) => competent === null)?.id;
      if (criterion) return tell(page, { type: 'tick', trxId, examId, criterion, competent: true });
    }
    throw new Error(`${trxId} has no criterion left`);
  }
  const panel = await openDesk(page);
  await panel.getByText('Ujian: ').first().click();
  await panel.getByRole('button', { name: 'Kompeten (K)', exact: true }).click();
  await expect(panel.getByText('Kriteria dinyatakan kompeten (K).')).toBeVisible();
  await closePanel(page);
};

/** The assessor finds whoever is logged in competent in every unit. */
export const decideCompetent = async (page: Page, trxId: string) => {
  if (live()) {
    const { units } = await taskOf(page, trxId);
    const decided = units.map(({ code }) => ({ code, competent: true, note: null }));
    return tell(page, { type: 'decide', trxId, units: decided, note: null });
  }
  const panel = await openDesk(page);
  await panel.getByText('Ujian: ').first().click();
  const units = panel.getByRole('form', { name: 'Penilaian asesor' });
  await expect(units).toBeVisible();
  for (const unit of await units.getByRole('checkbox').all()) await unit.check(); // whatever the key says
  await units.getByRole('button', { name: 'Putuskan kompeten' }).click();
  const question = page.getByRole('alertdialog', { name: 'Putuskan kompeten tanpa jawaban?' });
  const decided = panel.getByText(/ diputuskan\.$/);
  await expect(question.or(decided)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Ya, putuskan' }).click();
  await expect(panel.getByText(/ diputuskan\.$/)).toBeVisible();
  await closePanel(page);
};
