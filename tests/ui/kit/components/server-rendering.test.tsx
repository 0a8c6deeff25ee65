// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';

type Story = { readonly args?: object; readonly render?: unknown };
type Stories = { readonly default: { readonly component?: unknown; readonly args?: object } };

const files = import.meta.glob<Stories>('../../../../src/ui/kit/{components,illustrations}/**/*.stories.tsx', {
  eager: true,
});

/** The crop library sets style properties to move the picture; no page with a crop is prerendered. */
const neverPrerendered = /photo-crop/;

const prerenderable = Object.entries(files).filter(([path]) => !neverPrerendered.test(path));
const cases = prerenderable.flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories as Record<string, Story>).map(([name, story]) => ({
    name: `${path.split('/').at(-1)} ${name}`,
    element: createElement((story.render ?? meta.component) as string, { ...meta.args, ...story.args }),
  })),
);

test('the component stories are found', () => {
  expect(cases.length).toBeGreaterThan(80);
});

// the CSP blocks style attributes in HTML from the server
test.each(cases)('$name renders without a browser and without style attributes', ({ element }) => {
  const html = renderToString(<Router ssrPath="/">{element}</Router>);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});
