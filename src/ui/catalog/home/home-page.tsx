import { styled } from 'styled-components';
import { lazyComponent } from '../../lazy-component.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';
import { HomeHero } from './home-hero.tsx';
import { useNearView } from './use-near-view.ts';

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

/**
 * Home (specification 2, /): what this portal is for, and every way into it. The hero fills the first screen; the rest comes
 * when somebody starts to look further, which spares a slow phone a third of the page's code.
 */
const HomePage = () => {
  const { ref, near } = useNearView<HTMLDivElement>();
  return (
    <Sections>
      <HomeHero />
      {near ? <BelowFirstScreen /> : <Place ref={ref} />}
    </Sections>
  );
};

export default HomePage;
