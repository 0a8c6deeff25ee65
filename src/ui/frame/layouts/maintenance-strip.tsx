import Wrench from 'lucide-react/icons/wrench';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { Config } from '../../../configuration/config.ts';
import { inWib } from '../../../domain/calendar/calendar.ts';
import { isExamPage } from '../../exam/public/exam-address.ts';
import { Container } from '../../kit/components/layout/container.tsx';
import { hoursText, placeless, shortDate, shortDateTime } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';

/** One line in the empty space below the header, so that the page does not move; two lines move it rather than cover it. */
const Strip = styled.div`
  background: ${color.brandTint};
  border-block-end: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${fontSize.small};
  inset-block-start: 100%;
  inset-inline: 0;
  position: absolute;

  @container (max-width: 24rem) {
    position: static;
  }
`;

const Line = styled(Container)`
  align-items: center;
  display: flex;
  gap: ${space(2)};
  min-block-size: 2rem;

  ${media.phone} {
    min-block-size: 1.5rem;
  }
`;

type Maintenance = NonNullable<Config['maintenance']>;

/** Null when the maintenance is over. `now` is in milliseconds since the epoch. */
export const maintenanceText = ({ from, until }: Maintenance, now: number): string | null => {
  if (Date.parse(until) <= now) return null;
  if (Date.parse(from) <= now) return `Sedang dipelihara sampai ${shortDateTime(until, placeless)}`;
  const sameDay = inWib(from, 'YYYY-MM-DD') === inWib(until, 'YYYY-MM-DD');
  return sameDay
    ? `Pemeliharaan ${shortDate(from, placeless)}, ${hoursText(from, until)}`
    : `Pemeliharaan ${shortDateTime(from, placeless)} – ${shortDateTime(until, placeless)}`;
};

const MaintenanceStrip = (maintenance: Maintenance) => {
  const [pathname] = useLocation();
  const text = maintenanceText(maintenance, Date.now());
  if (!text || isExamPage(pathname)) return null;
  return (
    <Strip>
      <Line>
        <Wrench size={14} aria-hidden="true" />
        <p>{text}</p>
      </Line>
    </Strip>
  );
};

export default MaintenanceStrip;
