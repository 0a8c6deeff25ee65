import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstInSlices } from '../../../src/ui/page/use-first-in-slices.ts';

const Rows = ({ data }: { data: string | undefined }) => useFirstInSlices(data) ?? 'nothing yet';

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
