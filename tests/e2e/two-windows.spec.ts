import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';

const greets = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Halo ${name}`) })).toBeVisible();

const windowAs = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

test('two windows of a browser are two candidates in one world, and a log-in elsewhere reaches only a window that shares the session', async ({
  page,
  context,
}) => {
  await page.goto('/?persona=eka');
  await greets(page, 'Eka');
  const other = await windowAs(context, '/?persona=gita&jendela=sendiri');
  await greets(other, 'Gita');

  const third = await windowAs(context, '/?persona=bima');
  await greets(third, 'Bima');
  await other.reload();
  await greets(other, 'Gita');
  await other.goto('/?jendela=bersama');
  await greets(other, 'Bima');
});
