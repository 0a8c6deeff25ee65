import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../../ui/kit/theme/media.ts';
import { color, layer } from '../../../ui/kit/theme/theme.ts';

const LargeType = createGlobalStyle`
  ${media.screen} {
    :root { font-size: 125%; }
  }
`;

const Ring = styled.div`
  block-size: 3rem;
  border: 4px solid ${color.accent};
  border-radius: 50%;
  box-shadow: 0 0 0 2px rgb(0 0 0 / 45%);
  inline-size: 3rem;
  inset: -1.5rem auto auto -1.5rem;
  pointer-events: none;
  position: fixed;
  z-index: ${layer.menu};

  &[data-pressed] {
    background: ${color.accent};
    opacity: 0.6;
  }

  ${media.print} {
    display: none;
  }
`;

interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly pressed: boolean;
  /** The open dialog under the pointer, which covers everything outside it; otherwise the body. */
  readonly place: Element;
}

export const Projector = () => {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const follow = ({ type, clientX, clientY, target }: PointerEvent) => {
      const place = (target instanceof Element && target.closest('dialog')) || document.body;
      setPointed((before) => ({
        x: clientX,
        y: clientY,
        pressed: type === 'pointermove' ? before?.pressed === true : type === 'pointerdown',
        place,
      }));
    };
    for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
      addEventListener(type, follow, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <>
      <LargeType />
      {pointed &&
        createPortal(
          <Ring
            aria-hidden="true"
            data-print="hidden"
            data-pressed={pointed.pressed || undefined}
            style={{ transform: `translate(${pointed.x}px, ${pointed.y}px)` }}
          />,
          pointed.place,
        )}
    </>
  );
};
