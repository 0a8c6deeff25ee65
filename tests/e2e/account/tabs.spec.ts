import { expect, fillLogIn, openAs, test } from '../support/portal.ts';

test('a log-out and a log-in in another tab change this tab too: it shows no data of one person under the name of another', async ({
  page,
  context,
}) => {
  await openAs(page, 'gita', '/myassessment');
  await expect(page.getByRole('button', { name: /Menu akun Gita/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /Menu akun/ }).click();
  await other.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();

  await other.goto('/login');
  await fillLogIn(other, 'citra');
  await expect(page.getByRole('button', { name: /Menu akun Citra/ })).toBeVisible();
});
