import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { AvailabilityBadge } from '../schedules/availability-badge.tsx';
import { DateTile } from '../schedules/date-tile.tsx';
import { chooseAddress, whereText } from '../schedules/schedule-text.ts';
import { ScheduleWhen } from '../schedules/schedule-when.tsx';

const Row = styled.li`
  align-items: center;
  display: grid;
  gap: ${space(5)};
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  min-block-size: 6.5rem;
  padding: ${space(4)} ${space(5)};
  position: relative;

  &:hover {
    background: ${color.surface};
  }

  > svg {
    color: ${color.brand};
  }

  ${media.phone} {
    align-items: start;
    gap: ${space(2)} ${space(4)};
    grid-template-columns: auto minmax(0, 1fr);
    min-block-size: 11.5rem;
    padding: ${space(4)};

    > svg {
      display: none;
    }

    > span:not(:first-child) {
      grid-column: 2;
      justify-self: start;
    }
  }

  @container (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);

    > span:not(:first-child) {
      grid-column: 1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  grid-template-columns: minmax(0, 1fr);

  h3 {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.bold};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

export const UpcomingRow = ({ schedule }: { schedule: Schedule }) => (
  <Row>
    <DateTile instant={schedule.startsAt} zone={schedule.site.zone} />
    <Words>
      <h3>
        <StretchedLink to={chooseAddress(schedule)}>
          <Truncated text={schedule.scheme.title} limit={CARD_TITLE_LIMIT} />
        </StretchedLink>
      </h3>
      <p>
        <ScheduleWhen schedule={schedule} />
      </p>
      <p>{whereText(schedule)}</p>
    </Words>
    <AvailabilityBadge availability="open" seatsLeft={schedule.seatsLeft} />
    <ChevronRight size={20} aria-hidden="true" />
  </Row>
);

export const UpcomingRowSkeleton = () => (
  <Row as="div">
    <SkeletonBlock $width="3.5rem" $height="3.75rem" />
    <Stack $gap={2}>
      <SkeletonBlock $width="14rem" $height="1.25rem" />
      <SkeletonBlock $width="18rem" $height="0.875rem" />
      <SkeletonBlock $width="12rem" $height="0.875rem" />
    </Stack>
    <SkeletonBlock $width="6.5rem" $height="1.5rem" />
  </Row>
);
