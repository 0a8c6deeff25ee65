import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { hostileHtml, hostileTexts } from '../../builders/hostile-texts.ts';
import { expect, test } from '../support/portal.ts';

const apiBase = 'https://api.lsp.example/v1';

/** The module itself, as a script that a bare page can load. */
const bundled = async (): Promise<string> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/ui/exam/questions/safe-html.ts', formats: ['iife'], name: 'safeHtml' },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
};

let script: Promise<string> | null = null;

/** A bare page, with this policy or none. */
const openBare = async (page: Page, policy: string | null) => {
  script ??= bundled();
  const code = await script;
  await page.route('**/soal.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/soal.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === null ? {} : { 'Content-Security-Policy': policy },
      body: '<!doctype html><title>Soal</title><main></main><script src="/soal.js"></script>',
    }),
  );
  await page.goto('/soal.html');
};

const strict: string = contentSecurityPolicy({
  config: { api: { baseUrl: apiBase } },
  styleHashes: [],
  live: false,
});

interface Showing {
  readonly storage?: readonly string[];
  /** As a page would that takes what it is told for HTML. */
  readonly naively?: boolean;
}

/** What a question becomes, and what in it could run, load or lead anywhere. */
const shown = (page: Page, html: string, { storage = [], naively = false }: Showing = {}) =>
  page.evaluate(
    async ({ source, base, hosts, raw }) => {
      const scope = globalThis as unknown as {
        safeHtml: { safeFragment(html: string, apiBase: string, storage?: readonly string[]): DocumentFragment };
        ran?: boolean;
        alert(): void;
      };
      scope.ran = false;
      scope.alert = () => {
        scope.ran = true;
      };
      const main = document.querySelector('main') as HTMLElement;
      if (raw) main.innerHTML = source;
      else main.replaceChildren(scope.safeHtml.safeFragment(source, base, hosts));
      const pictures = Array.from(main.querySelectorAll('img[src]'), (picture) => picture as HTMLImageElement);
      const told = pictures
        .filter((picture) => !picture.complete)
        .map((picture) => new Promise((done) => ['load', 'error'].map((type) => picture.addEventListener(type, done))));
      await Promise.all(told);
      await new Promise((done) => setTimeout(done)); // a picture that cannot be decoded says so in a task of its own
      const known = /^(alt|src|width|height|colspan|rowspan|scope|start|dir|lang|decoding|data-scrolls)$/;
      const dangers: string[] = [];
      for (const element of main.querySelectorAll('*')) {
        const name = element.tagName.toLowerCase();
        if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`${name} of another namespace`);
        if (
          /^(script|style|iframe|object|embed|base|form|input|button|a|link|meta|template|svg|math|video|xmp|plaintext)$/.test(
            name,
          )
        )
          dangers.push(name);
        for (const { name: attribute, value } of element.attributes) {
          if (!known.test(attribute)) dangers.push(`${name}[${attribute}]`);
          if (attribute === 'src' && !/^(data:image\/|https:\/\/api\.lsp\.example\/)/.test(value)) dangers.push(value);
        }
      }
      return { dangers, ran: scope.ran, html: main.innerHTML, text: main.textContent };
    },
    { source: html, base: apiBase, hosts: storage, raw: naively },
  );

for (const [policy, told] of [
  [strict, 'under the policy'],
  [null, 'without any policy'],
] as const)
  test(`of hostile questions nothing is left that runs, loads or leads away, ${told}`, async ({ page }) => {
    await openBare(page, policy);
    await page.route(`${apiBase}/**`, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    for (const html of hostileTexts) {
      const { dangers, ran, html: result } = await shown(page, html);
      expect
        .soft({ dangers, ran }, `${html.slice(0, 200)} became ${result.slice(0, 300)}`)
        .toEqual({ dangers: [], ran: false });
    }
    const elsewhere = (url: string) => !/^(data:|https:\/\/api\.lsp\.example\/v1\/)/.test(url);
    expect(asked.filter(elsewhere)).toEqual([]);
  });

test('a page that took hostile questions for HTML would be seen: in each of them is something that runs, loads or leads away', async ({
  page,
}) => {
  await openBare(page, null);
  await page.route(/evil\.example/, (route) => route.fulfill({ status: 204 }));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const ran: string[] = [];
  for (const html of hostileHtml) {
    const seen = await shown(page, html, { naively: true });
    if (seen.ran) ran.push(html);
    expect.soft(seen.dangers, html.slice(0, 200)).not.toEqual([]);
  }
  expect(ran.length).toBeGreaterThan(10);
  expect(asked.filter((url) => url.includes('evil.example'))).not.toEqual([]);
});

test('what a question needs stays: text, lists, tables, code, and pictures with their size', async ({ page }) => {
  await openBare(page, strict);
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const kept = async (html: string) => (await shown(page, html)).html;

  expect(await kept('x &lt; 5 &amp; H<sub>2</sub>O &times; 2')).toBe('x &lt; 5 &amp; H<sub>2</sub>O × 2');
  expect(await kept('a < b dan c > d')).toBe('a &lt; b dan c &gt; d');
  expect(await kept('tanpa tanda "apa pun"')).toBe('tanpa tanda "apa pun"');
  expect(await kept('<ol start="3"><li>satu</li></ol>')).toBe('<ol start="3"><li>satu</li></ol>');
  expect(await kept('<h1>Studi <em>kasus</em></h1>')).toBe('<p><strong>Studi <em>kasus</em></strong></p>');
  expect(await kept('<pre><code>a\n  b</code></pre>')).toBe('<pre data-scrolls="Kode"><code>a\n  b</code></pre>');
  expect(await kept('<table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table>')).toBe(
    '<div data-scrolls="Tabel"><table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table></div>',
  );
  expect(await kept(`<img src="${pixel}" alt="Diagram" width="640" height="360">`)).toBe(
    `<img src="${pixel}" alt="Diagram" width="640" height="360" decoding="async">`,
  );
  expect(await kept('<font color="red">merah</font> <a href="https://x.example">tautan</a>')).toBe('merah tautan');
  expect(await kept('<img src="https://lain.example/a.png" alt="Diagram kelas">')).toBe(
    '[Gambar tidak dapat ditampilkan: Diagram kelas]',
  );
});

test('pictures of the API host are shown, with an address of that host', async ({ page }) => {
  await openBare(page, strict);
  await page.route('https://api.lsp.example/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  for (const src of ['/storage/soal/1.png', 'https://api.lsp.example/storage/soal/1.png']) {
    expect((await shown(page, `<img src="${src}" width="99999">`)).html).toBe(
      '<img src="https://api.lsp.example/storage/soal/1.png" alt="Gambar soal" decoding="async">',
    );
  }
});

test('pictures of a host of stored files are shown where the configuration names it, and only there', async ({
  page,
}) => {
  const storage = ['https://file.lsp.example'];
  await openBare(page, contentSecurityPolicy({ config: { storage }, styleHashes: [], live: false }));
  await page.route('https://file.lsp.example/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  const picture = '<img src="https://file.lsp.example/soal/1.png" alt="Peta">';
  expect((await shown(page, picture, { storage })).html).toContain('src="https://file.lsp.example/soal/1.png"');
  expect((await shown(page, picture)).text).toContain('[Gambar tidak dapat ditampilkan: Peta]');
  const call = '<img src="https://api.lsp.example/%61pi/logout" alt="Keluar">';
  const alsoTheApi = { storage: ['https://api.lsp.example'] };
  expect((await shown(page, call, alsoTheApi)).text).toContain('[Gambar tidak dapat ditampilkan: Keluar]');
});

test('where the browser is not allowed to parse, the words are still there', async ({ page }) => {
  await openBare(page, strict.replace(/trusted-types [^;]*/, "trusted-types 'none'"));
  const { text, html } = await shown(
    page,
    '<p>Apa arti <code>&lt;br&gt;</code> &amp; <b>5</b>?</p><p onclick="a">Dua</p>',
  );
  expect(text).toBe('Apa arti <br> & 5?\nDua');
  expect(html).not.toContain('<p');
});
