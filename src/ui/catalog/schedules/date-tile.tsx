import { styled } from 'styled-components';
import type { Zone } from '../../../domain/calendar/in-zone.ts';
import { shortDate } from '../../kit/format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

const Tile = styled.span`
  background: ${color.brandTint};
  block-size: 3.75rem;
  border-radius: ${radius.control};
  color: ${color.brand};
  display: grid;
  align-content: center;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  inline-size: 3.5rem;
  justify-items: center;
  line-height: 1.2;
  padding: ${space(1)};

  b {
    font-size: ${fontSize.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
    line-height: 1.1;
  }
`;

interface DateTileProps {
  readonly instant: string;
  readonly zone: Zone | undefined;
}

export const DateTile = ({ instant, zone }: DateTileProps) => {
  const [day, month] = shortDate(instant, zone).split(' ');
  return (
    <Tile aria-hidden="true">
      <b>{day}</b>
      {month}
    </Tile>
  );
};
