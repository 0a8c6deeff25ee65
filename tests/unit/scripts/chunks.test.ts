import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { chunkGroups } from '../../../scripts/pages/chunks.mjs';
// @ts-expect-error: a script without types
import { readRoutes } from '../../../scripts/pages/manifest.mjs';

const id = (file: string) => path.resolve(file).replaceAll('\\', '/');
const imports: Record<string, readonly string[]> = {
  'src/entry/main.tsx': ['src/ui/button.tsx', 'src/ui/frame/app.tsx'],
  'src/ui/account/login-page.tsx': ['src/ui/button.tsx', 'src/ui/skeleton.tsx'],
  'src/ui/certificate/certificate-check-page.tsx': ['src/ui/skeleton.tsx'],
  'src/ui/catalog/schemes/scheme-page.tsx': [
    'src/ui/card.tsx',
    'src/ui/button.tsx',
    'node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
  ],
  'src/ui/apl/apl01/apl01-page.tsx': [
    'src/ui/form.tsx',
    'src/ui/card.tsx',
    'src/ui/skeleton.tsx',
    'node_modules/lucide-react/dist/esm/icons/phone.mjs',
  ],
  'src/ui/information/contact-page.tsx': ['src/ui/copy.tsx', 'node_modules/lucide-react/dist/esm/icons/copy.mjs'],
  'src/ui/frame/layouts/working-layout.tsx': ['src/ui/heading.tsx'],
  'src/ui/profile/profile-page.tsx': [
    'node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
    'src/ui/form.tsx',
    'src/ui/skeleton.tsx',
    'node_modules/lucide-react/dist/esm/icons/phone.mjs',
    'src/ui/copy.tsx',
    'node_modules/lucide-react/dist/esm/icons/copy.mjs',
  ],
};
const files = [...new Set([...Object.keys(imports), ...Object.values(imports).flat(), 'src/ui/dialog.tsx'])];
const modules = new Map(files.map((file) => [id(file), { importedIds: (imports[file] ?? []).map(id) }]));
const context = { getModuleInfo: (module: string) => modules.get(module) ?? null };

type Name = (module: string, info: typeof context) => string | null;
const namesOf = (file: string) => {
  const groups: readonly { name: string | Name }[] = chunkGroups(readRoutes(parseAst));
  return groups.flatMap(({ name }) => (typeof name === 'string' ? [] : [name(id(file), context)])).filter(Boolean);
};

describe('a module', () => {
  it('that the start and a page import goes into the start chunk', () => {
    expect(namesOf('src/ui/button.tsx')).toEqual(['start']);
  });

  it('that is an icon of a guest’s and another area goes into the start chunk, because a file of its own costs more', () => {
    expect(namesOf('node_modules/lucide-react/dist/esm/icons/map-pin.mjs')[0]).toBe('start');
  });

  it('that is an icon of two areas of candidates shares a file with such icons, which guests do not load', () => {
    expect(namesOf('node_modules/lucide-react/dist/esm/icons/phone.mjs')).toEqual(['icons']);
  });

  it('that a guest’s page and nearly all other areas import goes into the start chunk', () => {
    expect(namesOf('src/ui/skeleton.tsx')[0]).toBe('start');
  });

  it('that several pages import goes into the chunk of their areas', () => {
    expect(namesOf('src/ui/card.tsx')).toEqual(['catalog-forms']);
    expect(namesOf('src/ui/form.tsx')).toEqual(['forms-records']);
  });

  it('that the contact page and candidates’ pages import stays out of the other texts, its icons with it', () => {
    for (const file of ['src/ui/copy.tsx', 'node_modules/lucide-react/dist/esm/icons/copy.mjs'])
      expect(namesOf(file)).toEqual(['contact-records']);
  });

  it('that the frame of a candidate’s pages imports goes into a file without the code of those pages', () => {
    expect(namesOf('src/ui/heading.tsx')).toEqual(['exams-forms-frame-records']);
  });

  it.each(['src/ui/frame/app.tsx', 'src/ui/dialog.tsx'])(
    'such as %s, which no page imports, goes into no shared chunk',
    (file) => {
      expect(namesOf(file)).toEqual([]);
    },
  );
});
