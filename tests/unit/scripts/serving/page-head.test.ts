import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { pageHtml } from '../../../../scripts/pages/page-html.mjs';
// @ts-expect-error: a script without types
import { writeForRobots } from '../../../../scripts/pages/write-pages.mjs';
import { pages } from '../../../../src/entry/prerender.tsx';

const site = 'https://lsp.example';
const template = '<html><head><title>lama</title></head><body><div id="root"></div></body></html>';
const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028\u2029<!--';
const htmlOf = (page: object, where?: string): string =>
  pageHtml(
    template,
    '',
    {
      html: '<main>isi</main>',
      css: '',
      title: 'x',
      pattern: '/',
      address: null,
      brand: { name: 'Portal Asesi' },
      ...page,
    },
    where,
  );
const headOf = (html: string) => {
  const { document } = new Window();
  document.write(html);
  return (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
};

describe('the HTML of a page', () => {
  const html = htmlOf(
    {
      title: hostile,
      description: `$& ${hostile}`,
      address: '/schema/a',
      pattern: '/schema/{slug}',
      data: { id: 'known', content: { title: hostile } },
    },
    site,
  );
  const { document } = new Window();
  document.write(html);

  it('escapes a title and a description', () => {
    expect([document.querySelectorAll('script').length, document.querySelectorAll('img').length]).toEqual([1, 0]);
    expect(document.title.replace(/\s+/g, ' ')).toBe(hostile.replace(/\s+/g, ' '));
    expect(html).not.toContain('<script>');
  });

  it('contains its data as JSON that closes no element and breaks no line', () => {
    const [, text = ''] = /id="known">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ title: hostile });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  it('has its address, and a one-sentence description', () => {
    expect(html).toContain('<link rel="canonical" href="https://lsp.example/schema/a">');
    expect(headOf(htmlOf({ description: 'kata '.repeat(80) }))('description')).toMatch(/^(kata ){20,31}kata…$/);
  });

  it('contains subject, language, site and picture for link previews', () => {
    const told = headOf(
      htmlOf({ title: 'Masuk · Portal Asesi', description: 'Masuk di sini.', address: '/login' }, site),
    );
    expect(
      ['og:type', 'og:locale', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image'].map(told),
    ).toEqual([
      'website',
      'id_ID',
      'Portal Asesi',
      'Masuk · Portal Asesi',
      'Masuk di sini.',
      'https://lsp.example/login',
      'https://lsp.example/icon-512.png',
    ]);
  });

  it('contains only a noindex on a page of a candidate', () => {
    const told = headOf(htmlOf({ description: null, address: '/profile' }, site));
    expect(['robots', 'description', 'og:title', 'og:url'].map(told)).toEqual([
      'noindex',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('contains no address if the page has several, or if the site’s address is unknown', () => {
    for (const html of [
      htmlOf({ description: 'x', address: null }, site),
      htmlOf({ description: 'x', address: '/login' }),
    ])
      expect(html).not.toMatch(/canonical|og:url|og:image|undefined/);
  });
});

it.each(pages)(
  '$pattern names only the site as its referrer if its address holds the token of a mail',
  ({ pattern }) => {
    const isSecret = pattern.includes('{token') || pattern.includes('{hash');
    expect(headOf(htmlOf({ description: null, pattern }))('referrer')).toBe(isSecret ? 'strict-origin' : undefined);
  },
);

it('a page for a personal link is not indexed, but the page to request such a link is', () => {
  const described = Object.fromEntries(pages.map(({ file, description }) => [file, description !== null]));
  expect(described).toMatchObject({ 'reset-password/index.html': true, 'shell/reset-password-token.html': false });
});

const written = (where?: string, schemes: readonly object[] = []) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-robots-'));
  writeForRobots(folder, where, pages, schemes);
  const files = Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
  fs.rmSync(folder, { recursive: true });
  return files;
};

describe('the files of a build for search engines', () => {
  it('exclude the folders of candidates and the API, and no folder with an indexed page', () => {
    const { 'robots.txt': robots = '' } = written();
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, folder = '']) => folder);
    expect(robots).toMatch(/^User-agent: \*\n/);
    expect(closed).toEqual(expect.arrayContaining(['/myassessment/', '/profile/', '/payment/', '/api/']));
    const open = pages.filter(({ description }) => description !== null);
    expect(open.filter(({ address }) => closed.some((folder) => address.startsWith(folder)))).toEqual([]);
  });

  it('list the public pages and the schemes in the sitemap, each once and with its full address', () => {
    const { 'robots.txt': robots = '', 'sitemap.xml': sitemap = '' } = written(site, [{ address: '/schema/a&b' }]);
    expect(robots).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toEqual(
      expect.arrayContaining(
        ['/', '/schema/list', '/reset-password', '/kontak', '/schema/a&amp;b'].map((address) => site + address),
      ),
    );
    expect(listed.filter((address) => /[{}]|profile|myassessment/.test(address ?? ''))).toEqual([]);
  });

  it('contain no sitemap if the site’s address is unknown', () => {
    expect(Object.keys(written())).toEqual(['robots.txt']);
    expect(written()['robots.txt']).not.toContain('Sitemap');
  });
});

describe('the icons of the portal', () => {
  const sizeOf = (file: string) => {
    const content = fs.readFileSync(file);
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
  };
  const manifest = JSON.parse(fs.readFileSync('public/manifest.webmanifest', 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };

  it('exist with the size and the type in the manifest', () => {
    expect(manifest.name).toBe('Portal Asesi');
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
    for (const { src, sizes, type } of manifest.icons)
      if (type === 'image/png') expect([src, sizeOf(`public${src}`)]).toEqual([src, sizes]);
      else expect(fs.readFileSync(`public${src}`, 'utf8')).toContain('<svg');
  });

  it('exist, and so does every other file in the head of a page', () => {
    const named = [...fs.readFileSync('index.html', 'utf8').matchAll(/<link [^>]*href="(\/[^"]+)"/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, address] of named) expect([address, fs.existsSync(`public${address}`)]).toEqual([address, true]);
  });
});
