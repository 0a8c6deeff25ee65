import fs from 'node:fs';
import { expect, it } from 'vitest';

const pages = Array.from(
  fs.readFileSync('src/ui/routes.tsx', 'utf8').matchAll(/import\('\.\/([\w/-]+)\.tsx'\)/g),
  ([, page]) => page,
);

it.each(pages)('the page %s has stories of its states beside it (decision 26)', (page) => {
  expect(fs.existsSync(`src/ui/${page}.stories.tsx`)).toBe(true);
});

it('the table of routes names its pages in the form that is looked for here', () => {
  expect(pages.length).toBeGreaterThan(30);
});
