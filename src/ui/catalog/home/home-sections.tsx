import { useSchedules, useSchemes } from '../catalog-data.ts';
import { HomeLinks } from './home-links.tsx';
import { HomeParts } from './home-parts.ts';
import { HomeReviews } from './home-reviews.tsx';
import { HomeSteps } from './home-steps.tsx';
import { SchemeCarousel } from './scheme-carousel.tsx';
import { UpcomingSchedules } from './upcoming-schedules.tsx';

const HomeSections = () => {
  const schemes = useSchemes({});
  const schedules = useSchedules({});
  return (
    <HomeParts>
      <HomeLinks />
      <SchemeCarousel schemes={schemes} />
      <HomeSteps />
      <UpcomingSchedules schedules={schedules} />
      <HomeReviews schemes={schemes} />
    </HomeParts>
  );
};

export default HomeSections;
