import { styled } from 'styled-components';
import { SkeletonBlock } from '../components/skeleton.tsx';
import { raisedPanel } from '../theme/surfaces.ts';
import { color, space } from '../theme/theme.ts';
import { places } from './places.ts';
import { tableBecomesCards } from './table-becomes-cards.ts';

const Rows = styled.div`
  ${raisedPanel}
  display: grid;

  > div {
    align-items: center;
    border-block-end: 1px solid ${color.border};
    display: grid;
    gap: ${space(6)};
    grid-template-columns: 3fr 4fr 2fr 2fr 1fr;
    min-block-size: 6.5rem;
    padding: ${space(3)} ${space(5)};
  }

  > div:last-child {
    border: 0;
  }

  ${tableBecomesCards} {
    background: none;
    border: 0;
    gap: ${space(3)};

    > div {
      ${raisedPanel}
      align-content: start;
      gap: ${space(4)};
      grid-template-columns: 1fr;
      min-block-size: 19rem;
      padding: ${space(4)};
    }
  }
`;

const rows = places(6).map((place) => (
  <div key={place}>
    <SkeletonBlock $width="80%" />
    <SkeletonBlock $width="90%" />
    <SkeletonBlock $width="70%" />
    <SkeletonBlock $width="75%" $height="1.5rem" />
    <SkeletonBlock $height="2.25rem" />
  </div>
));

/** The place of a `ScheduleTable`. */
export const ScheduleTableSkeleton = () => <Rows>{rows}</Rows>;
