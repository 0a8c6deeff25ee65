import type { Page } from '@playwright/test';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { type Path, type PathArgs, paths } from '../../../src/ui/core/paths.ts';
import { examAddress } from '../exam/exam-steps.ts';
import { expect } from './portal.ts';

type Name = keyof typeof paths;

export const unknownTrx = encodeTrxId('TRX-CONTOH');
const slug = 'junior-web-programmer';
const needed: Partial<Record<Name, PathArgs>> = {
  resetPassword: { token: 'contoh' },
  verifyEmail: { id: '1007', hash: 'contoh' },
  payment: { status: 'pending' },
  scheme: { slug },
  purchase: { slug, scheduleId: 'JDW-003', budgetSource: 'mandiri', budgetary: 'ANG-1' },
};

/** Every address of the portal, from the table of paths, so that a new page is included automatically. */
export const everyAddress: readonly (readonly [Name, string])[] = (Object.keys(paths) as Name[]).map((name) => {
  const path = paths[name] as unknown as Path;
  return [name, path.to(needed[name] ?? (path.pattern.endsWith('{trxid?}') ? { trxid: unknownTrx } : {}))];
});

export const openPage = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // triggers lazy parts
  await expect(page.getByText('Memuat…')).toHaveCount(0);
};

export const examAddresses: readonly (readonly [Name, string])[] = [
  ['exams', examAddress()],
  ['writtenExam', examAddress('written/pilihan-ganda')],
  ['writtenExam', examAddress('written/benar-salah')],
  ['essayExam', examAddress('essay')],
  ['observationExam', examAddress('observation')],
  ['demonstrationExam', examAddress('demonstration')],
  ['rehearsal', examAddress('gladi-bersih')],
];

const documents = ['agreement', 'apl01', 'apl02', 'result'] as const;

export const ownAddresses = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  const add = async (from: string, prefix: string, which: 'first' | 'last' = 'first') => {
    await openPage(page, from);
    const link = page.locator(`main a[href^="${prefix}"]`)[which]();
    const address = (await link.count()) > 0 ? await link.getAttribute('href') : null;
    if (address) found.push(address);
    return address;
  };
  const oldest = await add('/myassessment', '/myassessment/timeline/', 'last');
  const trxid = oldest?.split('/').at(-1);
  if (trxid) found.push(...documents.map((name) => paths[name].to({ trxid })));
  await add(`/schema/${slug}`, `/schema/${slug}/`);
  return found;
};
