import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { serverFiles } from '../../../scripts/budgets/demo.mjs';
// @ts-expect-error: a script without types
import { complaints } from '../../../scripts/budgets/judge.mjs';
// @ts-expect-error: a script without types
import { filesOf, routesIn } from '../../../scripts/budgets/loads.mjs';
// @ts-expect-error: a script without types
import { circleIn, fileOf } from '../../../scripts/budgets/module-graph.mjs';

const login = { name: 'login', page: 'src/ui/login.tsx', access: 'guest', layout: 'default' };
const timeline = { name: 'ownData', page: 'src/ui/timeline.tsx', access: 'candidate', layout: 'dashboard' };
const module = (imports: string[] = [], lazy: string[] = []) => ({ imports, lazy });

/** A build of two pages: each is a file, so is each part that is fetched by itself. */
const graph = (more: string[] = []) => {
  const modules = {
    'src/start.ts': module([], ['src/main.tsx']),
    'src/main.tsx': module(['src/ui/routes.tsx']),
    'src/ui/routes.tsx': module([], ['src/ui/login.tsx', 'src/ui/timeline.tsx']),
    'src/container/live.ts': module(['src/container/concepts.ts']),
    'src/container/concepts.ts': module([], ['src/container/concepts/exam.ts']),
    'src/container/concepts/exam.ts': module(),
    'src/ui/login.tsx': module(more, ['src/ui/account/sign-up.tsx']),
    'src/ui/account/sign-up.tsx': module(),
    'src/ui/timeline.tsx': module(['src/application/exam/tokens.ts'], ['src/ui/dialog.tsx']),
    'src/application/exam/tokens.ts': module(),
    'src/ui/dialog.tsx': module(),
    'src/ui/layouts/working-layout.tsx': module(),
    ...Object.fromEntries(more.map((id) => [id, module()])),
  };
  const files = Object.keys(modules).map(
    (id) => [id, { facade: id, imports: [] as string[], modules: [id] as string[] }] as const,
  );
  return { modules, files: Object.fromEntries(files) };
};
const conceptOf = (id: string) => (id === 'src/application/exam/tokens.ts' ? 'exam' : undefined);
const bytes = (size: number) => (file: string) => (file === 'src/main.tsx' ? size : 0);

describe('what a page loads', () => {
  it('is the entry, the container, the page, and what these fetch at once', () => {
    expect(filesOf(graph(), conceptOf, login)).toEqual([
      'src/start.ts',
      'src/main.tsx',
      'src/container/live.ts',
      login.page,
    ]);
  });

  it('is for a page of candidates also its layout, its lazy parts, and the concepts whose tokens it names', () => {
    expect(filesOf(graph(), conceptOf, timeline)).toEqual([
      'src/start.ts',
      'src/main.tsx',
      'src/container/live.ts',
      timeline.page,
      'src/ui/dialog.tsx',
      'src/container/concepts/exam.ts',
      'src/ui/layouts/working-layout.tsx',
    ]);
  });

  it('includes the files that its files import', () => {
    const built = graph(['src/ui/shared.ts']);
    built.files[login.page]?.imports.push('src/ui/shared.ts');
    expect(filesOf(built, conceptOf, login)).toContain('src/ui/shared.ts');
  });

  it('cannot be told of a page that is not in the build', () => {
    expect(() => filesOf(graph(), conceptOf, { ...login, page: 'src/ui/gone.tsx' })).toThrow('src/ui/gone.tsx');
  });
});

describe('the check of the budgets', () => {
  it('says nothing of pages within them', () => {
    expect(complaints(graph(), conceptOf, [login, timeline], bytes(175_000))).toEqual([]);
  });

  it('names a page that loads more than its budget', () => {
    expect(complaints(graph(), conceptOf, [login, timeline], bytes(175_100))).toEqual([
      'login: 175.1 kB of JavaScript until idle, allowed are 175',
    ]);
    expect(complaints(graph(), conceptOf, [timeline], bytes(340_100))).toEqual([
      'ownData: 340.1 kB of JavaScript until idle, allowed are 340',
    ]);
  });

  it('names a page that loads more files than it may', () => {
    const parts = Array.from({ length: 30 }, (_, part) => `src/ui/part-${part}.tsx`);
    const built = graph(parts);
    built.files[login.page]?.imports.push(...parts);
    expect(complaints(built, conceptOf, [login], bytes(1))).toEqual(['login: 34 files, allowed are 30']);
  });

  it.each([
    'src/ui/exam/questions/question-sheet.tsx',
    'src/domain/apl/apl01.ts',
    'src/adapters/http/assessment/timeline-wire.ts',
    'node_modules/dompurify/dist/purify.es.mjs',
  ])('names %s on a page of guests', (id) => {
    const built = graph([id]);
    built.files[login.page]?.modules.push(id);
    expect(complaints(built, conceptOf, [login], bytes(1))).toEqual([`login: a guest loads ${id}`]);
    expect(complaints(built, conceptOf, [{ ...login, name: 'ownData', access: 'candidate' }], bytes(1))).toEqual([]);
  });

  it('reads every route of the portal, each with its page', () => {
    const source = readFileSync('src/ui/routes.tsx', 'utf8');
    const routes: { name: string; page?: string }[] = routesIn(source);
    expect(routes).toHaveLength([...source.matchAll(/^ +entry\(/gm)].length);
    expect(routes.filter(({ page }) => page === undefined)).toEqual([]);
  });
});

it('the file of a module is the one that begins with it, or else the one that holds it', () => {
  const files = {
    'shared.js': { facade: null, imports: [], modules: ['src/a.ts', 'src/b.ts'] },
    'a.js': { facade: 'src/a.ts', imports: ['shared.js'], modules: [] },
  };
  expect(['src/a.ts', 'src/b.ts', 'src/c.ts'].map((id) => fileOf({ files }, id))).toEqual([
    'a.js',
    'shared.js',
    undefined,
  ]);
});

describe('the files of a build', () => {
  const file = (...imports: string[]) => ({ imports });

  it('are told when they import each other in a circle', () => {
    const files = { 'a.js': file('b.js'), 'b.js': file('c.js'), 'c.js': file('b.js') };
    expect(circleIn(files)).toEqual(['b.js', 'c.js', 'b.js']);
  });

  it('may be imported by several', () => {
    expect(circleIn({ 'a.js': file('b.js', 'c.js'), 'b.js': file('c.js'), 'c.js': file() })).toBeNull();
  });
});

it('the server in the page is what its container begins with, without what comes later and what is the portal', () => {
  const file = (modules: string[], imports: string[] = [], facade: string | null = null) => ({
    modules,
    imports,
    facade,
  });
  const files = {
    container: file(['fake-backend/server.ts'], ['seed', 'react', 'msw'], 'src/container/simulation.ts'),
    seed: file(['fake-backend/database/seed/world.ts']),
    msw: file(['node_modules/msw/lib/core/http.mjs']),
    react: file(['node_modules/react/index.js']),
    words: file(['fake-backend/documents/words.ts']),
  };
  expect(serverFiles({ files })).toEqual(['container', 'seed', 'msw']);
  expect(() => serverFiles({ files: {} })).toThrow('not in the build');
});
