import { styled } from 'styled-components';
import { SkeletonBlock } from '../components/skeleton.tsx';
import { media } from '../theme/media.ts';
import { space } from '../theme/theme.ts';
import { places } from './places.ts';

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(8)} ${space(10)};
  grid-template-columns: minmax(0, 1fr) 21rem;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      grid-row: 1;
    }
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const units = places(6).map((place) => <SkeletonBlock key={place} $height="5rem" />);

/** The place of a scheme: paragraph, facts, units, and the card beside them. */
export const SchemeSkeleton = () => (
  <Columns>
    <Lines>
      <SkeletonBlock />
      <SkeletonBlock $width="94%" />
      <SkeletonBlock $width="70%" />
      <SkeletonBlock $width="60%" $height="10rem" />
      <SkeletonBlock $width="12rem" $height="1.75rem" />
      {units}
    </Lines>
    <SkeletonBlock $height="24rem" />
  </Columns>
);
