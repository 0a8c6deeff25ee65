import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartByPart, useFirstInSlices } from '../../../../src/ui/core/page/in-slices.ts';

const Rows = ({ data }: { data: string | undefined }) => useFirstInSlices(data) ?? 'nothing yet';

const rendered: string[] = [];
const Part = ({ name }: { name: string }) => {
  rendered.push(name);
  return name;
};

const place = document.createElement('div');
const root = createRoot(place);
const show = (data: string | undefined) => flushSync(() => root.render(<Rows data={data} />));

// `act` would flush deferred updates
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

test('the first data are rendered deferred, later data at once, and removed data disappear', async () => {
  show(undefined);
  show('first');
  expect(place.textContent).toBe('nothing yet');
  await vi.waitFor(() => expect(place.textContent).toBe('first'));
  show('pressed');
  expect(place.textContent).toBe('pressed');
  show(undefined);
  expect(place.textContent).toBe('nothing yet');
});

test('the first parts of a page are rendered at once, the others follow, and none is rendered again for them', async () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => <Part key={name} name={name} />);
  flushSync(() => root.render(<PartByPart parts={parts} atOnce={2} />));
  expect(place.textContent).toBe('ab');
  await vi.waitFor(() => expect(place.textContent).toBe('abcde'));
  expect(rendered.join('')).toBe('abcde');
});
