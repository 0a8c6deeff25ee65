import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingBar } from '../../../src/ui/components/feedback/loading-bar.tsx';

test('the loading bar is for the eyes only: outside the landmarks of the page it says nothing', () => {
  for (const active of [true, false]) {
    const html = renderToStaticMarkup(<LoadingBar active={active} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('role=');
  }
});
