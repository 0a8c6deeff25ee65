import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
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

interface Review {
  readonly form: 'APL 01' | 'APL 02';
  readonly trxId: string;
  readonly decision: 'approve' | 'return';
  /** To the candidate, with a returned form. */
  readonly note?: string;
}

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
