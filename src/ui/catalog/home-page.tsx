import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space } from '../theme/theme.ts';
import { useSchedules, useSchemes } from './catalog-data.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeLinks } from './home-links.tsx';
import { HomeReviews } from './home-reviews.tsx';
import { HomeSteps } from './home-steps.tsx';
import { SchemeCarousel } from './scheme-carousel.tsx';
import { UpcomingSchedules } from './upcoming-schedules.tsx';

const Sections = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  ${media.phone} {
    gap: ${space(10)};
  }
`;

/** Home (specification 2, /): what this portal is for, and every way into it. */
const HomePage = () => {
  const schemes = useSchemes({});
  const schedules = useSchedules({});
  return (
    <Sections>
      <HomeHero />
      <SchemeCarousel schemes={schemes} />
      <HomeSteps />
      <UpcomingSchedules schedules={schedules} />
      <HomeReviews schemes={schemes} />
      <HomeLinks />
    </Sections>
  );
};

export default HomePage;
