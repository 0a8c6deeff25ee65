import { useEffect, useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, layer } from '../../theme/theme.ts';

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
  visibility: hidden;
  z-index: ${layer.menu};

  &[data-pressed] {
    background: ${color.accent};
    opacity: 0.6;
  }

  ${media.print} {
    display: none;
  }
`;

export const Projector = () => {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const follow = ({ type, clientX, clientY }: PointerEvent) => {
      if (!ring.current) return;
      ring.current.style.transform = `translate(${clientX}px, ${clientY}px)`;
      ring.current.style.visibility = 'visible';
      if (type !== 'pointermove') ring.current.toggleAttribute('data-pressed', type === 'pointerdown');
    };
    for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
      addEventListener(type, follow, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <>
      <LargeType />
      <Ring ref={ring} aria-hidden="true" data-print="hidden" />
    </>
  );
};
