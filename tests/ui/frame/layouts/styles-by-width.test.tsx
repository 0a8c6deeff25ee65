import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { DocumentLayout } from '../../../../src/ui/frame/layouts/working-layout.tsx';
import { LoadingBar } from '../../../../src/ui/kit/components/feedback/loading-bar.tsx';
import { Carousel } from '../../../../src/ui/kit/components/layout/carousel.tsx';
import { inPortal } from '../../../unit/documents/screens.tsx';
import { computedStyle } from '../../computed-style.ts';
import { windowOf } from '../../window-of.ts';

const pixels = (rem: string) => Number(rem) * 16;

/** Slide width in px from the CSS text: the minimum, or an equal share of the row without its gaps. */
const slideIn = (row: number, style: string): number => {
  const [, least, gaps, gap, parts] =
    /^max\(min\(([\d.]+)rem, 100%\), \(100% - \((\d) - 1\) \* ([\d.]+)rem\) \/ (\d)\)$/.exec(style) ?? [];
  if (!least || !gaps || !gap || !parts) throw new Error(`not understood: ${style}`);
  return Math.max(Math.min(pixels(least), row), (row - (Number(gaps) - 1) * pixels(gap)) / Number(parts));
};

describe('the carousel', () => {
  const slidesAt = (width: number): number => {
    windowOf(width);
    render(
      <Carousel label="Skema">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </Carousel>,
    );
    const { gridAutoColumns: style } = computedStyle(screen.getByRole('list'));
    cleanup();
    const row = width - 17 - 2 * (width <= 600 ? 16 : 24);
    const slide = slideIn(row, style);
    return Math.floor((row + 20 + 0.01) / (slide + 20));
  };
  const widths = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 49) }, (_, at) => from + at * 49);

  it.each([
    ['2.carousel.four', 1024, 1900, 4],
    ['2.carousel.three', 600, 1024, 3],
    ['2.carousel.two', 480, 600, 2],
    ['2.carousel.one', 320, 480, 1],
  ] as const)('[%s] from %i px to below %i px shows %i whole slides', (_, from, to, count) => {
    for (const width of [...widths(from, to), to - 1]) expect([width, slidesAt(width)]).toEqual([width, count]);
  });
});

describe('the loading bar', () => {
  const bar = (active: boolean) => {
    render(<LoadingBar active={active} />);
    const { opacity, transition, animation } = computedStyle(document.querySelector('[data-active]') as Element);
    cleanup();
    return { opacity, transition, animation };
  };

  it('appears only after 200 ms, and disappears at once [9.loading-bar.throttle]', () => {
    expect(bar(true)).toMatchObject({ opacity: '1', transition: 'opacity 120ms 200ms' });
    expect(bar(false)).toMatchObject({ opacity: '0', transition: 'opacity 200ms' });
  });

  it('runs once for 5 s while something loads, and not otherwise [9.loading-bar.duration]', () => {
    expect(bar(true).animation).toMatch(/^\w+ 5s .* both$/);
    expect(bar(false).animation).toBe('');
  });
});

describe('the back link of a document', () => {
  it.each([320, 600, 800, 993, 1400])('is fully visible in a window of %i px [2.layout.document-back]', (width) => {
    windowOf(width);
    render(
      <Router ssrPath="/documents/banding">
        {inPortal(
          <DocumentLayout title="Banding" trxid="VFJYLTE">
            isi
          </DocumentLayout>,
          'candidate',
        )}
      </Router>,
    );
    const back = screen.getByRole('link', { name: 'Kembali ke proses sertifikasi' });
    const hidden = [back, ...back.querySelectorAll('*')].filter((each) => {
      const { clipPath, clip, position } = computedStyle(each);
      return position === 'absolute' || clipPath.includes('inset') || clip.includes('rect');
    });
    expect(hidden).toEqual([]);
  });
});
