import { expect, test } from '../support/portal.ts';

test('errors and policy violations of another window and another device are recorded too', async ({
  page,
  browser,
  complaints,
}) => {
  const light = '/version.json'; // without the portal's code, under the same policy
  await page.goto(light);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), light);
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
    complaints.length = 0;
  }
});
