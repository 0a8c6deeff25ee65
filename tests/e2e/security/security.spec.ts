import { expect, test } from '../support/portal.ts';

test('what another window and another device complain of is heard as well', async ({ page, browser, complaints }) => {
  await page.goto('/kontak');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/kontak'));
  const elsewhere = await (await browser.newContext()).newPage();
  for (const [index, other] of [await opened, elsewhere].entries()) {
    await other.goto(page.url());
    await other.evaluate((name) => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
      setTimeout(() => {
        throw new Error(name);
      });
    }, `aduh ${index}`);
    await expect.poll(() => complaints.join('\n')).toContain(`exception: aduh ${index}`);
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
    complaints.length = 0; // these are what the test is about
  }
});
