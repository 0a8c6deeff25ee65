import { CalendarDays, MapPin, Users } from 'lucide-react';
import { styled } from 'styled-components';
import type { Availability } from '../../domain/catalog/schedule.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { longDate, longDateTime } from '../format/date.ts';
import { color, fontSize, fontWeight, space } from '../theme/theme.ts';
import type { Purchasable } from './purchase-data.ts';
import { placeText } from './schedule-text.ts';

const Facts = styled.span`
  display: grid;
  gap: ${space(1)};
`;

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

const states: Readonly<Record<Availability, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Tersedia', tone: 'positive' },
  full: { label: 'Penuh', tone: 'neutral' },
  closed: { label: 'Pendaftaran ditutup', tone: 'neutral' },
};

const stateOf = ({ schedule, availability }: Purchasable) =>
  availability === 'open' && schedule.seatsLeft <= fewSeats
    ? ({ label: `Tinggal ${schedule.seatsLeft} kursi`, tone: 'caution' } as const)
    : states[availability];

const seatsText = ({ schedule, availability }: Purchasable) => {
  if (availability === 'closed') return `Pendaftaran ditutup ${longDateTime(schedule.registrationUntil)}`;
  if (availability === 'full') return 'Semua kursi sudah terisi';
  return `${schedule.seatsLeft} kursi tersisa · pendaftaran sampai ${longDate(schedule.registrationUntil)}`;
};

/** What one schedule says of itself in the list to choose from. */
export const ScheduleOption = ({ purchasable }: { purchasable: Purchasable }) => {
  const { startsAt, endsAt, site } = purchasable.schedule;
  const [first, last] = [longDate(startsAt), longDate(endsAt)];
  const state = stateOf(purchasable);
  return (
    <Facts>
      <First>
        {first === last ? first : `${first} – ${last}`}
        <Badge $tone={state.tone}>{state.label}</Badge>
      </First>
      <Fact>
        <MapPin size={16} aria-hidden="true" />
        {placeText(site.name, site.city)}
      </Fact>
      <Fact>
        {purchasable.availability === 'closed' ? (
          <CalendarDays size={16} aria-hidden="true" />
        ) : (
          <Users size={16} aria-hidden="true" />
        )}
        {seatsText(purchasable)}
      </Fact>
    </Facts>
  );
};
