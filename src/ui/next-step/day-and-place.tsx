import { CalendarDays, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { AssessmentDay } from '../../domain/calendar/assessment-day.ts';
import { placeText } from '../format/place.ts';
import { zonedDateTime } from '../format/zoned-time.ts';
import { color, fontSize, space } from '../theme/theme.ts';

const Facts = styled.div`
  color: ${color.textMuted};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};

  p {
    display: flex;
    gap: ${space(2)};
  }

  svg {
    flex: none;
    margin-block-start: 0.15rem;
  }
`;

export const DayAndPlace = ({ day: { startsAt, siteName, city, zone } }: { readonly day: AssessmentDay }) => (
  <Facts>
    <p>
      <CalendarDays size={16} aria-hidden="true" />
      {zonedDateTime(startsAt, zone)}
    </p>
    <p>
      <MapPin size={16} aria-hidden="true" />
      {placeText(siteName, city)}
    </p>
  </Facts>
);
