import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';

type Story = { readonly args?: object; readonly render?: unknown };
type Stories = { readonly default: { readonly component?: unknown; readonly args?: object } };

const files = import.meta.glob<Stories>('../../../src/ui/{components,illustrations}/**/*.stories.tsx', { eager: true });

/** The library behind it moves the picture by styles that it sets as properties; no page with it is rendered beforehand. */
const neverPrerendered = /photo-crop/;

const prerenderable = Object.entries(files).filter(([path]) => !neverPrerendered.test(path));
const cases = prerenderable.flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories as Record<string, Story>).map(([name, story]) => ({
    name: `${path.split('/').at(-1)} ${name}`,
    element: createElement((story.render ?? meta.component) as string, { ...meta.args, ...story.args }),
  })),
);

test('there are stories to render', () => {
  expect(cases.length).toBeGreaterThan(80);
});

// A strict content security policy blocks style attributes in the HTML that a server sends.
test.each(cases)('$name renders without a browser and without style attributes', ({ element }) => {
  const html = renderToString(<Router ssrPath="/">{element}</Router>);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});
