import { openPage } from './support/every-page.ts';
import { expect, test } from './support/portal.ts';

test('the skip link leads to the content, and an address with a section to that section, on arrival and from the table of contents', async ({
  page,
}) => {
  await page.goto('/tentang-kami#lisensi-data');
  const licences = page.getByRole('heading', { name: 'Lisensi data, huruf, ikon, dan perangkat lunak' });
  await expect(licences).toBeFocused();
  await expect(licences).toBeInViewport();
  await expect(page.getByText(/Contains information from/)).toBeInViewport();

  await openPage(page, '/kebijakan-privasi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke konten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'Daftar isi' });
  await contents.getByRole('link', { name: 'Hak Anda' }).click();
  await expect(page).toHaveURL(/#bagian-hak-anda$/);
  await expect(page.getByRole('heading', { name: 'Hak Anda' })).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').getByRole('link', { name: 'Data saya', exact: true })).toBeFocused();
});
