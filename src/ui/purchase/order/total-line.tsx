import { styled } from 'styled-components';
import { priceText } from '../../kit/format/price.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Line = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;

  span {
    color: ${color.textMuted};
  }

  strong {
    font-size: ${fontSize.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
  }
`;

export const TotalLine = ({ price }: { price: number | null }) => (
  <Line>
    <span>Total biaya</span>
    <strong>{price === null ? '–' : priceText(price)}</strong>
  </Line>
);
