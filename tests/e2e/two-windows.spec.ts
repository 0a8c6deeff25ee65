import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support/portal.ts';

const greets = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Halo ${name}`) })).toBeVisible();

test('two windows of a browser are two candidates in one world, each with its own log-in and log-out', async ({
  page,
  context,
}) => {
  await logIn(page, 'ayu');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/?persona=gita&jendela=sendiri');
  await greets(other, 'Gita');
  await greets(page, 'Ayu');
  for (const window of [page, other]) await window.reload();
  await greets(page, 'Ayu');
  await greets(other, 'Gita');
  // a log-in of a window that goes with the others is heard by these only
  const third = await context.newPage();
  await third.goto('/?persona=bima');
  await greets(third, 'Bima');
  await greets(other, 'Gita');
  await other.goto('/?jendela=bersama');
  await greets(other, 'Bima');
});
