import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lazy-component.ts';
import { useSession } from '../../session/session-view.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';
import { HomeHero } from './home-hero.tsx';

const signsOfInterest = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Becomes true, and stays so, when the element comes into view or the visitor makes the first move on the page. */
const useNearView = <E extends Element>(): { ref: RefObject<E | null>; near: boolean } => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const stop = new AbortController();
    const come = () => setNear(true);
    for (const sign of signsOfInterest) addEventListener(sign, come, { passive: true, signal: stop.signal });
    addEventListener('beforeprint', come, { signal: stop.signal });
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come());
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [near]);
  return { ref, near };
};

const Sections = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  ${media.phone} {
    gap: ${space(10)};
  }
`;

/** As high as the sections that will stand there, so that the footer does not jump through the window. */
const Place = styled.div`
  min-block-size: 150rem;

  ${media.print} {
    min-block-size: 0;
  }
`;

const BelowFirstScreen = lazyComponent(() => import('./home-sections.tsx'), <Place />, true);

const CandidateHome = lazyComponent(() => import('./candidate-home.tsx'), <HomeHero />);

/**
 * Home (specification 2, /): what this portal is for, and every way into it. The hero fills the first screen; the rest comes
 * when somebody starts to look further, which spares a slow phone a third of the page's code.
 */
const HomePage = () => {
  const { ref, near } = useNearView<HTMLDivElement>();
  const session = useSession();
  // who began to type before it was known who is here must not lose the words
  const [searching, setSearching] = useState(false);
  const welcome = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // typed in the page as it was sent, before anything listened
    if (welcome.current?.querySelector('input')?.value) setSearching(true);
  }, []);
  return (
    <Sections>
      {session.status === 'candidate' && !searching ? (
        <CandidateHome />
      ) : (
        <div ref={welcome} onInput={() => setSearching(true)}>
          <HomeHero />
        </div>
      )}
      {near ? <BelowFirstScreen /> : <Place ref={ref} />}
    </Sections>
  );
};

export default HomePage;
