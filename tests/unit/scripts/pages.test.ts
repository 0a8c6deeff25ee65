import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAst } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { renderCatalog, withPages, writeCatalog } from '../../../scripts/pages/catalog-pages.mjs';
// @ts-expect-error: a script without types
import * as script from '../../../scripts/pages/manifest.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { ownAddressRegex } from '../../../src/ui/core/address-pattern.ts';
import { routes } from '../../../src/ui/frame/routes.tsx';

describe('the pages', () => {
  const own = ownAddressRegex('/schema/{slug}');
  const schemes = (...slugs: string[]) => slugs.map((slug) => ({ slug, title: slug }));

  const renderer = {
    pages: [
      { address: '/schema/list', pattern: '/schema/list' },
      { address: '/schema/x', pattern: '/schema/{slug}', own },
    ],
    renderScheme: async ({ made, scheme }: { made: string; scheme: { slug: string; title: string } }) => ({
      address: `/schema/${scheme.slug}`,
      html: '<main>isi</main>',
      css: '<style>a{}</style>',
      title: scheme.title,
      description: scheme.title,
      data: { id: 'known', content: { made, scheme } },
      brand: { name: 'Portal Asesi' },
    }),
  };
  const template = '<html><head><title>lama</title></head><body><div id="root"></div></body></html>';
  const shell = { template, links: '', site: 'https://lsp.example' };

  let out = '';
  beforeEach(() => {
    out = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-catalog-'));
    fs.writeFileSync(path.join(out, 'index.html'), 'beranda');
  });
  afterEach(() => fs.rmSync(out, { recursive: true }));

  const write = async (...slugs: string[]) =>
    writeCatalog(out, shell, await renderCatalog(renderer, { schemes: schemes(...slugs), made: '2026-03-10' }));
  const files = () =>
    (fs.readdirSync(out, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)).sort();

  describe('the pages of a catalog', () => {
    it('are separate files, each in the folder of its scheme’s address', async () => {
      await write('barista', 'web-2.0');
      expect(files()).toEqual([
        '.catalog.json',
        'index.html',
        'schema/barista/index.html',
        'schema/web-2.0',
        'schema/web-2.0/index.html',
      ]);
    });

    it('are deleted when their scheme no longer exists, and only then', async () => {
      fs.mkdirSync(path.join(out, 'schema/list'), { recursive: true });
      fs.writeFileSync(path.join(out, 'schema/list/index.html'), 'daftar');
      await write('barista', 'kasir');
      await write('kasir');
      expect(files()).toEqual(['.catalog.json', 'index.html', 'schema/kasir/index.html', 'schema/list/index.html']);
    });

    it('are compressed again if the build is compressed, because servers would send the old files', async () => {
      await write('barista');
      expect(files()).not.toContain('schema/barista/index.html.gz');
      fs.writeFileSync(path.join(out, 'index.html.gz'), '');
      await write('barista');
      expect(files()).toEqual(expect.arrayContaining(['schema/barista/index.html.br', 'schema/barista/index.html.gz']));
    });

    it.each(['../../etc/x', '..', '.', 'a/b', 'a\\b', 'a\u0000b', '/etc'])(
      'are not written if a scheme has the slug %j',
      async (slug) => {
        await expect(write('barista', slug)).rejects.toThrow('akan keluar dari folder build');
        expect(files()).toEqual(['index.html']);
      },
    );

    it.each(['list', 'LIST', 'barista', 'Barista', 'dua kata', '.tersembunyi', 'kopi☕', 'a'.repeat(200), 'a%2f..'])(
      'leave out a scheme with the slug %j, which the page of all schemes shows',
      (slug) => {
        const found = withPages(schemes('barista', slug), {
          own,
          taken: ['/schema/list'],
          addressOf: (name: string) => `/schema/${encodeURIComponent(name)}`,
        });
        expect(found).toEqual({ pages: schemes('barista'), others: [slug] });
      },
    );
  });
});

const { circleIn, filesForCandidate, firstFiles, hydratedFiles, preloadedFiles, readRoutes } = script;

const chunk = (file: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  file,
  imports,
  dynamicImports,
});
const manifest = {
  'index.html': chunk('start.js', [], ['src/entry/main.tsx']),
  'src/entry/main.tsx': chunk('main.js', ['_shared.js'], ['src/ui/apl/page.tsx']),
  '_shared.js': chunk('shared.js'),
  'src/container/live.ts': chunk('live.js', ['_shared.js']),
  'src/ui/apl/page.tsx': chunk('page.js', ['_shared.js'], ['src/ui/dialog.tsx']),
  'src/container/concepts/profile.ts': chunk('profile.js'),
  'src/container/concepts/notification.ts': chunk('notification.js'),
  'src/container/concepts/purchase.ts': chunk('purchase.js'),
  'src/container/concepts/apl.ts': chunk('apl.js'),
  'src/ui/dialog.tsx': chunk('dialog.js'),
  'src/ui/frame/layouts/working-layout.tsx': chunk('layout.js'),
};
const route = { name: 'page', page: 'src/ui/apl/page.tsx', access: 'guest', layout: 'default' };

describe('the HTML of a route', () => {
  it('preloads the start and the page with their imports, but neither the services nor what loads on demand', () => {
    expect(preloadedFiles(manifest, route)).toEqual(['start.js', 'main.js', 'shared.js', 'page.js']);
    expect(firstFiles(manifest, route)).toContain('live.js');
  });

  it('preloads the services with a candidate’s page, which is empty without them, and with a scheme, for its largest text', () => {
    expect(preloadedFiles(manifest, { ...route, access: 'candidate' })).toContain('live.js');
    const built = { ...manifest, 'src/container/concepts/catalog.ts': chunk('catalog.js') };
    expect(preloadedFiles(built, { ...route, name: 'scheme' })).toEqual(
      expect.arrayContaining(['live.js', 'catalog.js']),
    );
  });

  it('preloads, on home, what only an expected candidate needs, and nothing twice', () => {
    const home = { name: 'home', page: 'src/ui/catalog/home/home-page.tsx', access: 'any', layout: 'default' };
    const built = {
      ...manifest,
      [home.page]: chunk('home.js', ['_shared.js']),
      'src/ui/catalog/home/candidate-home.tsx': chunk('own.js', ['_shared.js', '_step.js']),
      '_step.js': chunk('step.js'),
      'src/ui/frame/layouts/menu/candidate-corner.tsx': chunk('corner.js'),
      ...Object.fromEntries(
        ['assessment', 'exam'].map((name) => [`src/container/concepts/${name}.ts`, chunk(`${name}.js`)]),
      ),
    };
    const own = [
      'live.js',
      'own.js',
      'step.js',
      'corner.js',
      'profile.js',
      'notification.js',
      'purchase.js',
      'assessment.js',
      'exam.js',
    ];
    expect(filesForCandidate(built, home)).toEqual(own);
  });

  it('preloads, for a candidate’s page, the code of the profile, the notifications, the purchases and the concept of its folder', () => {
    const files: string[] = firstFiles(manifest, { ...route, access: 'candidate' });
    expect(files.slice(-4)).toEqual(['profile.js', 'notification.js', 'purchase.js', 'apl.js']);
  });

  it('preloads first what the page needs to react to presses: for a candidate, only the frame around the skeleton', () => {
    const form = { ...route, layout: 'form' };
    expect(hydratedFiles(manifest, form)).toEqual(['start.js', 'main.js', 'shared.js', 'page.js', 'layout.js']);
    expect(hydratedFiles(manifest, { ...form, access: 'candidate' })).toEqual([
      'start.js',
      'main.js',
      'shared.js',
      'layout.js',
    ]);
  });

  it('cannot be written if the build has no such page', () => {
    expect(() => firstFiles(manifest, { ...route, page: 'src/ui/gone.tsx' })).toThrow(/src\/ui\/gone\.tsx/);
  });
});

it('the table of routes is read completely, with a page, an access and a layout of each', () => {
  const read: readonly { name: string; page: string; access: string; layout: string }[] = readRoutes(parseAst);
  expect(read.map(({ name, access, layout }) => [name, access, layout])).toEqual(
    routes.map(({ name, access, layout }) => [name, access, layout]),
  );
  expect(read.filter(({ page }) => !fs.existsSync(page))).toEqual([]);
});

describe('an import cycle in a build', () => {
  it('is reported with the files that import each other', () => {
    const files = { 'a.js': chunk('a', ['b.js']), 'b.js': chunk('b', ['c.js']), 'c.js': chunk('c', ['b.js']) };
    expect(circleIn(files)).toEqual(['b.js', 'c.js', 'b.js']);
  });

  it('is not reported for a file that several import', () => {
    const files = { 'a.js': chunk('a', ['b.js', 'c.js']), 'b.js': chunk('b', ['c.js']), 'c.js': chunk('c') };
    expect(circleIn(files)).toBeNull();
  });
});

const config = {
  payment: {
    scriptUrl: 'https://app.midtrans.com/snap/snap.js',
    clientKey: 'k',
    origins: {
      script: ['https://script.lsp.example'],
      connect: ['https://connect.lsp.example'],
      frame: ['https://frame.lsp.example'],
      image: ['https://image.lsp.example'],
    },
  },
};
const directive = (name: string, told: object): string =>
  contentSecurityPolicy({ hashes: { styles: [], scripts: [] }, live: true, config, ...told })
    .split('; ')
    .find((each: string) => each.startsWith(`${name} `));

it('the policy allows each origin of the gateway only in the directive that needs it', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' https://app.midtrans.com https://script.lsp.example");
  expect(directive('frame-src', {})).toBe('frame-src https://app.midtrans.com https://frame.lsp.example');
  expect(directive('connect-src', {})).toBe("connect-src 'self' https://app.midtrans.com https://connect.lsp.example");
  expect(directive('img-src', {})).toBe("img-src 'self' data: blob: https://image.lsp.example");
});

it('the policy allows inline code only by its hash', () => {
  const hashes = { styles: ["'sha256-a='"], scripts: ["'sha256-b='"] };
  expect(directive('script-src', { hashes, config: {} })).toBe("script-src 'self' 'sha256-b='");
  expect(directive('style-src', { hashes, config: {} })).toMatch(/^style-src 'self' 'sha256-[^ ]+=' 'sha256-a='$/);
});

it('the policy allows no payment gateway without payments, and only the configured origins of a gateway', () => {
  const simulated = contentSecurityPolicy({ hashes: { styles: [], scripts: [] }, live: false, config });
  expect(simulated).not.toContain('lsp.example');
  const { origins: _, ...payment } = config.payment;
  expect(directive('frame-src', { config: { payment } })).toBe('frame-src https://app.midtrans.com');
});

it('the policy allows pictures from the body’s storage to be shown and downloaded, reports to its telemetry, and texts from its pages', () => {
  const own = {
    storage: ['https://berkas.lsp.example', 'https://arsip.lsp.example'],
    telemetry: 'https://laporan.lsp.example/portal?kunci=1',
    pages: { about: 'https://teks.lsp.example/tentang.txt', terms: '/ketentuan.txt' },
  };
  expect(directive('img-src', { config: own })).toBe(
    "img-src 'self' data: blob: https://berkas.lsp.example https://arsip.lsp.example",
  );
  expect(directive('connect-src', { config: own })).toBe(
    "connect-src 'self' https://teks.lsp.example https://berkas.lsp.example https://arsip.lsp.example https://laporan.lsp.example",
  );
  expect(directive('connect-src', { config: { telemetry: '/laporan' } })).toBe("connect-src 'self'");
});

it('the policy allows requests to an API and a socket on other origins, also with the protocol of the socket', () => {
  const own = { api: { baseUrl: 'https://api.lsp.example' }, socket: { url: 'https://io.lsp.example' } };
  expect(directive('connect-src', { config: own })).toBe(
    "connect-src 'self' https://api.lsp.example https://io.lsp.example wss://io.lsp.example",
  );
  expect(directive('img-src', { config: own })).toBe("img-src 'self' data: blob: https://api.lsp.example");
});

it('the policy allows the service worker only for offline exams, and the picture worker always', () => {
  const off = { ...config, features: { offlineExams: false } };
  for (const [told, names] of [
    [{}, 'dompurify picture-worker payment-script exam-worker'],
    [{ config: { ...config, features: { messages: false } } }, 'dompurify picture-worker payment-script exam-worker'],
    [{ config: off }, 'dompurify picture-worker payment-script'],
    [{ live: false }, 'dompurify picture-worker'],
  ] as const) {
    expect(directive('worker-src', told)).toBe("worker-src 'self'");
    expect(directive('trusted-types', told)).toBe(`trusted-types ${names}`);
  }
});
