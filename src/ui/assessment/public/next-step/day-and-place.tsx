import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import { type AssessmentDay, daysAhead } from '../../../../domain/calendar/assessment-day.ts';
import type { Zone } from '../../../../domain/calendar/in-zone.ts';
import { useServerNow } from '../../../core/server-now.ts';
import { Cluster } from '../../../kit/components/layout/cluster.tsx';
import { ExternalLink } from '../../../kit/components/navigation/external-link.tsx';
import { longDate, longDateTime, timeText } from '../../../kit/format/date.ts';
import { placeText } from '../../../kit/format/place.ts';
import { color, fontSize, fontWeight, space } from '../../../kit/theme/theme.ts';

const Facts = styled.div`
  color: ${color.textMuted};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};

  > div {
    display: flex;
    gap: ${space(2)};
  }

  > div > div {
    display: grid;
    gap: ${space(0.5)};
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }

  svg {
    flex: none;
    margin-block-start: 0.15rem;
  }
`;

/** `24 hari lagi`, `Besok, pukul 08.00 WITA (07.00 WIB)`, `Hari ini, sejak pukul 08.00 WIB`; null once the day is past. */
export const countdownText = (startsAt: string, now: number, zone?: Zone): string | null => {
  const days = daysAhead(startsAt, now, zone);
  if (days < 0) return null;
  if (days > 1) return `${days} hari lagi`;
  const begun = now >= Date.parse(startsAt) ? 'sejak ' : '';
  return `${days === 0 ? 'Hari ini' : 'Besok'}, ${begun}pukul ${timeText(startsAt, zone)}`;
};

interface Days extends AssessmentDay {
  readonly endsAt?: string | null;
}

const lastDay = ({ startsAt, endsAt = null, zone }: Days): string | null =>
  startsAt !== null && endsAt !== null && longDate(startsAt, zone) !== longDate(endsAt, zone) ? endsAt : null;

/** For the days after the first day of an assessment; null once its last day is past. */
export const ongoingText = (day: Days, now: number): string | null => {
  const last = lastDay(day);
  return last !== null && now <= Date.parse(last) ? 'Masih berlangsung' : null;
};

const Countdown = ({ startsAt, day }: { readonly startsAt: string; readonly day: Days }) => {
  const now = useServerNow();
  const text = now === null ? null : (countdownText(startsAt, now, day.zone) ?? ongoingText(day, now));
  return text && <strong>{text}</strong>;
};

const mapAddress = ({ siteName, address, city }: AssessmentDay): string => {
  const query = [siteName, address, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

interface DayAndPlaceProps {
  readonly day: Days;
  readonly past?: boolean;
}

export const DayAndPlace = ({ day, past = false }: DayAndPlaceProps) => {
  const last = lastDay(day);
  const { startsAt, siteName, city, address, zone } = day;
  return (
    <Facts>
      <div>
        <CalendarDays size={16} aria-hidden="true" />
        <div>
          <p>
            {longDateTime(startsAt, zone)}
            {last !== null && `, sampai ${longDate(last, zone)}`}
          </p>
          {startsAt && !past && <Countdown startsAt={startsAt} day={day} />}
        </div>
      </div>
      <div>
        <MapPin size={16} aria-hidden="true" />
        <div>
          <p>{placeText(siteName, city)}</p>
          {address && (
            <Cluster as="p" $gap={[0, 3]}>
              <span>{address}</span>
              {!past && <ExternalLink href={mapAddress(day)}>Lihat di peta</ExternalLink>}
            </Cluster>
          )}
        </div>
      </div>
    </Facts>
  );
};
