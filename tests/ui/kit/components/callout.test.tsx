import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Callout } from '../../../../src/ui/kit/components/feedback/callout.tsx';

it.each([
  ['polite', 1],
  ['assertive', 0],
  ['off', 0],
] as const)(
  'what a callout says comes into its region two frames after the region, where it is %s (%i)',
  (live, count) => {
    const { requestAnimationFrame: frame } = globalThis;
    onTestFinished(() => void Object.assign(globalThis, { requestAnimationFrame: frame }));
    const waiting: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (paint) => waiting.push(paint);
    const { container } = render(
      <Callout live={live} title="Koneksi pulih">
        Semua terkirim.
      </Callout>,
    );
    const hidden = () => container.querySelectorAll('[role] > div[aria-hidden]').length;
    for (const expected of [count, count, 0]) {
      expect(hidden()).toBe(expected);
      for (const paint of waiting.splice(0)) paint(0);
    }
    expect(container.textContent).toContain('Koneksi pulih');
  },
);
