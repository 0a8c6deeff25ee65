import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBodyFacts } from '../../core/body/body-facts.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useHydrated } from '../../core/page/use-hydrated.ts';
import { useSession } from '../../core/session/session-view.ts';
import { TrustStrip } from '../../information/public/trust-strip.tsx';
import { BelowFirstScreen } from './below-first-screen.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeParts } from './home-parts.ts';
import { HomeShell } from './home-shell.tsx';

if (import.meta.env.SSR) await BelowFirstScreen.preload(); // the prerendered page must contain this part

const UnreachableSession = lazyComponent(() => import('../../core/session/unreachable-session.tsx'));
const CandidateHome = lazyComponent(() => import('./candidate-home.tsx'));

/** Replaces the guest's parts in prerendered HTML until hydration, if a candidate may be logged in (`expectScript`). */
const UntilHydrated = styled.div`
  :root:not([data-expected]) & {
    display: none;
  }
`;

const Guests = styled.div`
  :root[data-expected] &,
  &:empty {
    display: none;
  }
`;

/**
 * Home (specification 2, /): introduction for guests, next steps for candidates, a neutral shell while a candidate's session is loading.
 */
const HomePage = () => {
  const session = useSession();
  const body = useBodyFacts();
  const hydrated = useHydrated();
  // a search typed before the session is known keeps its focus and text
  const [searching, setSearching] = useState(false);
  const welcome = useRef<HTMLDivElement>(null);
  const look = () => {
    const field = welcome.current?.querySelector('input');
    setSearching(!!field && (field.value !== '' || field === document.activeElement));
  };
  useLayoutEffect(look, []); // finds text typed before hydration
  const [fetched, setFetched] = useState(false);
  const isCandidate = session.status === 'candidate';
  useLayoutEffect(() => {
    if (isCandidate) void CandidateHome.preload().then(() => startTransition(() => setFetched(true)));
  }, [isCandidate]);
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute('data-expected');
  }, [hydrated]);
  const ofCandidate = isCandidate && fetched && !searching;
  if (ofCandidate)
    return (
      <HomeParts>
        <CandidateHome>
          <BelowFirstScreen />
        </CandidateHome>
      </HomeParts>
    );
  const expected = hydrated && session.expected; // the prerendered HTML is the page of a guest, so the first render must match it
  if (expected && session.status === 'unreachable') return <UnreachableSession />;
  if ((isCandidate || expected) && !searching)
    return (
      <HomeParts>
        <HomeShell />
      </HomeParts>
    );
  return (
    <HomeParts>
      {!hydrated && (
        <UntilHydrated>
          <HomeShell />
        </UntilHydrated>
      )}
      <Guests ref={welcome} onFocus={look} onBlur={look} onInput={look}>
        <HomeHero />
      </Guests>
      <Guests>
        <TrustStrip facts={body} />
      </Guests>
      <BelowFirstScreen />
    </HomeParts>
  );
};

export default HomePage;
