import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
import { plainHost, ports } from './ports.ts';

/** The test-only control address of the API server behind this page’s portal. nginx does not forward to it. */
const deskOf = async (page: Page): Promise<string> => {
  const { api } = await page.evaluate(async () => (await fetch('/config.json')).json());
  const server = api.baseUrl || `http://localhost:${ports.nginxApi}`;
  return `${server}/simulation/staff`.replace(plainHost, 'localhost'); // only the browser resolves `plainHost`
};

interface Review {
  readonly form: 'APL 01' | 'APL 02';
  readonly trxId: string;
  readonly decision: 'approve' | 'return';
  readonly note?: string;
}

export const review = async (page: Page, { form, trxId, decision, note }: Review) => {
  const type = form === 'APL 01' ? 'apl01' : 'apl02';
  const data = { type, trxId, decision, note: note ?? null, notes: [] };
  const reply = await page.request.post(await deskOf(page), { data });
  expect(reply.ok(), await reply.text()).toBe(true);
};

interface Decision {
  readonly decision: 'time' | 'void' | 'hint';
  readonly minutes: number;
  readonly text: string;
}

/** The assessor answers every report on a question that waits. */
export const decideReports = async (page: Page, decision: Decision) => {
  const desk = await deskOf(page);
  const { data } = await (await page.request.get(desk)).json();
  const reports = data.filter(({ stage }: { stage: string }) => stage === 'problem');
  expect(reports).not.toHaveLength(0);
  for (const { trxId } of reports) {
    const reply = await page.request.post(desk, { data: { ...decision, type: 'decide-problem', trxId } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
};
