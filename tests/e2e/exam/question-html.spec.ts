import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { hostileHtml, hostileTexts } from '../../builders/hostile-texts.ts';
import { expect, test } from '../support/portal.ts';

const apiBase = 'https://api.lsp.example/v1';

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

const openBare = async (page: Page, code: string, policy: string | null) => {
  await page.unrouteAll();
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

interface Showing {
  readonly storage?: readonly string[];
  readonly naively?: boolean;
}

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
      await new Promise((done) => setTimeout(done)); // a picture fails to decode in a separate task
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

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ofApi = '<img src="https://api.lsp.example/storage/soal/1.png" alt="Gambar soal" decoding="async">';
const ofStorage = '<img src="https://file.lsp.example/soal/1.png" alt="Peta" decoding="async">';
const unseen = (alt: string) => `[Gambar tidak dapat ditampilkan: ${alt}]`;
const stays: readonly (readonly [html: string, shown: string, storage?: string])[] = [
  ['x &lt; 5 &amp; H<sub>2</sub>O &times; 2', 'x &lt; 5 &amp; H<sub>2</sub>O × 2'],
  ['a < b dan c > d', 'a &lt; b dan c &gt; d'],
  ['tanpa tanda "apa pun"', 'tanpa tanda "apa pun"'],
  ['<ol start="3"><li>satu</li></ol>', '<ol start="3"><li>satu</li></ol>'],
  ['<h1>Studi <em>kasus</em></h1>', '<p><strong>Studi <em>kasus</em></strong></p>'],
  ['<pre><code>a\n  b</code></pre>', '<pre data-scrolls="Kode"><code>a\n  b</code></pre>'],
  [
    '<table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table>',
    '<div data-scrolls="Tabel"><table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table></div>',
  ],
  ['<font color="red">merah</font> <a href="https://x.example">tautan</a>', 'merah tautan'],
  [
    `<img src="${pixel}" alt="Diagram" width="640" height="360">`,
    `<img src="${pixel}" alt="Diagram" width="640" height="360" decoding="async">`,
  ],
  ['<img src="/storage/soal/1.png" width="99999">', ofApi],
  ['<img src="https://api.lsp.example/storage/soal/1.png">', ofApi],
  ['<img src="https://lain.example/a.png" alt="Diagram kelas">', unseen('Diagram kelas')],
  // pictures of a storage host show only if the configuration names the host; the address of an API call never shows as a picture
  ['<img src="https://file.lsp.example/soal/1.png" alt="Peta">', ofStorage, 'https://file.lsp.example'],
  ['<img src="https://file.lsp.example/soal/1.png" alt="Peta">', unseen('Peta')],
  ['<img src="https://api.lsp.example/%61pi/logout" alt="Keluar">', unseen('Keluar'), 'https://api.lsp.example'],
];

test('a question keeps text, lists, tables, code and pictures of allowed hosts, and nothing that runs, loads or leads away', async ({
  page,
}) => {
  const code = await bundled();

  await test.step('a hostile question does no harm; the same texts do when inserted as HTML', async () => {
    await openBare(page, code, null);
    await page.route(/evil\.example/, (route) => route.fulfill({ status: 204 }));
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

    let ran = 0;
    for (const html of hostileHtml) {
      const seen = await shown(page, html, { naively: true });
      if (seen.ran) ran += 1;
      expect.soft(seen.dangers, html.slice(0, 200)).not.toEqual([]);
    }
    expect(ran).toBeGreaterThan(10);
    expect(asked.filter((url) => url.includes('evil.example'))).not.toEqual([]);
  });

  await test.step('a question keeps what it may; where the browser may not parse, it keeps the words', async () => {
    const storage = ['https://file.lsp.example'];
    const policy: string = contentSecurityPolicy({
      config: { api: { baseUrl: apiBase }, storage },
      hashes: { styles: [], scripts: [] },
      live: false,
    });
    await openBare(page, code, policy);
    await page.route(/(api|file)\.lsp\.example/, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
    for (const [html, result, host] of stays)
      expect.soft((await shown(page, html, { storage: host ? [host] : [] })).html, html).toBe(result);

    await openBare(page, code, policy.replace(/trusted-types [^;]*/, "trusted-types 'none'"));
    const html = '<p>Apa arti <code>&lt;br&gt;</code> &amp; <b>5</b>?</p><p onclick="a">Dua</p>';
    const words = await shown(page, html);
    expect(words.text).toBe('Apa arti <br> & 5?\nDua');
    expect(words.html).not.toContain('<p');
  });
});
