import { styled } from 'styled-components';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Totals = styled.dl`
  display: grid;
  gap: ${space(4)};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

const Total = styled.div<{ $ink: string }>`
  ${raisedPanel}
  display: flex;
  flex-direction: column-reverse;
  padding: ${space(4)} ${space(5)};

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  dd {
    color: ${({ $ink }) => $ink};
    font-size: ${fontSize.heading};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
    line-height: 1.25;
  }

  small {
    color: ${color.textMuted};
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.medium};
  }
`;

interface ReviewTotalsProps {
  readonly total: number;
  readonly answered: number;
  readonly empty: number;
  readonly refused: number;
  readonly doubtful: number;
  readonly unsent: number;
}

export const ReviewTotals = ({ total, answered, empty, refused, doubtful, unsent }: ReviewTotalsProps) => {
  const warned = (count: number) => (count > 0 ? color.caution : color.text);
  return (
    <Totals>
      <Total $ink={color.text}>
        <dt>Dijawab</dt>
        <dd>
          {answered} <small>dari {total}</small>
        </dd>
      </Total>
      <Total $ink={warned(empty)}>
        <dt>Belum dijawab</dt>
        <dd>{empty}</dd>
      </Total>
      {refused > 0 && (
        <Total $ink={color.critical}>
          <dt>Tidak diterima</dt>
          <dd>{refused}</dd>
        </Total>
      )}
      <Total $ink={warned(doubtful)}>
        <dt>Ragu-ragu</dt>
        <dd>{doubtful}</dd>
      </Total>
      <Total $ink={warned(unsent)}>
        <dt>Belum terkirim</dt>
        <dd>{unsent}</dd>
      </Total>
    </Totals>
  );
};
