import fs from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import * as script from '../../../scripts/pages/manifest.mjs';
import { routes } from '../../../src/ui/frame/routes.tsx';

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

  it('preloads the layout of a form as well', () => {
    expect(firstFiles(manifest, { ...route, layout: 'form' })).toContain('layout.js');
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
