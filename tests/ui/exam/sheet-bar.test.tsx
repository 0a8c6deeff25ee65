import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SheetBar } from '../../../src/ui/exam/questions/sheet-bar.tsx';

afterEach(() => void vi.unstubAllGlobals());

const variables = (height: number, ofWindow: number) => {
  vi.stubGlobal('innerHeight', ofWindow);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe() {
        this.#changed();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const { unmount } = render(<SheetBar>Berikutnya</SheetBar>);
  const read = () => ['--foot', '--foot-position'].map((name) => document.documentElement.style.getPropertyValue(name));
  const shown = read();
  unmount();
  return { shown, afterwards: read() };
};

it('the foot of an exam stays in view and says its height, until the page is left', () => {
  expect(variables(64, 657)).toEqual({ shown: ['64px', 'sticky'], afterwards: ['', ''] });
});

it('the foot of an exam moves with the page when large text would let it take over a quarter of the window', () => {
  expect(variables(224, 768).shown).toEqual(['0px', 'static']);
});
