import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import type { Purchasable } from '../../../domain/catalog/schedule.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Badge, type BadgeTone } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { scheduleDays } from './schedule-text.ts';

const First = styled.span`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-weight: ${fontWeight.semibold};
  gap: ${space(1)} ${space(3)};
`;

const Fact = styled.span`
  align-items: start;
  color: ${color.textMuted};
  display: flex;
  font-size: ${fontSize.small};
  gap: ${space(2)};

  svg {
    margin-block-start: 0.15rem;
  }
`;

const fewSeats = 5;

const badgeOf = ({ schedule, availability }: Purchasable): { label: string; tone: BadgeTone } => {
  if (availability === 'full') return { label: 'Penuh', tone: 'critical' };
  if (availability === 'closed') return { label: 'Pendaftaran ditutup', tone: 'neutral' };
  if (schedule.seatsLeft === null) return { label: 'Pendaftaran dibuka', tone: 'positive' };
  const few = schedule.seatsLeft <= fewSeats;
  return few
    ? { label: `Tinggal ${schedule.seatsLeft} kursi`, tone: 'caution' }
    : { label: `Sisa ${schedule.seatsLeft} kursi`, tone: 'positive' };
};

export const ScheduleOption = ({ purchasable }: { purchasable: Purchasable }) => {
  const { schedule, availability } = purchasable;
  const badge = badgeOf(purchasable);
  return (
    <Stack as="span" $gap={1}>
      <First>
        {scheduleDays(schedule)}
        <Badge $tone={badge.tone}>{badge.label}</Badge>
      </First>
      <Fact>
        <MapPin size={16} aria-hidden="true" />
        {placeText(schedule.site.name, schedule.site.city)}
      </Fact>
      {schedule.registrationUntil !== null && (
        <Fact>
          <CalendarClock size={16} aria-hidden="true" />
          {availability === 'closed' ? 'Pendaftaran ditutup' : 'Pendaftaran sampai'}{' '}
          {longDateTime(schedule.registrationUntil, schedule.site.zone)}
        </Fact>
      )}
    </Stack>
  );
};
