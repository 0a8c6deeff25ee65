import { styled } from 'styled-components';
import { Card } from '../../kit/components/layout/card.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

/** Lines have fixed heights, so that card and skeleton are equally high. */
export const CardFrame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;

  @media (width < 30em) {
    > :first-child {
      aspect-ratio: 2;
    }
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(4)};
`;

export const FieldBadge = styled(Badge)`
  align-self: start;
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const clamped = `
  -webkit-box-orient: vertical;
  display: -webkit-box;
  overflow: hidden;
`;

export const CardWords = styled.div`
  block-size: calc(2 * 1.375rem + 2 * 1.3125rem + ${space(1)});
  margin-block-start: ${space(3)};

  > p {
    ${clamped}
    -webkit-line-clamp: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.3125rem;
    margin-block-start: ${space(1)};
  }

  /* narrow slides break a title of 50 characters into three lines */
  @media (37.5em <= width < 64em) {
    block-size: calc(3 * 1.375rem + 2 * 1.3125rem + ${space(1)});
  }
`;

export const CardTitle = styled.h3`
  ${clamped}
  -webkit-line-clamp: 3;
  font-size: ${fontSize.body};
  line-height: 1.375rem;
  text-wrap: wrap;
`;

export const RatingLine = styled.div`
  align-items: center;
  block-size: 1.5rem;
  color: ${color.textMuted};
  display: flex;
  font-size: ${fontSize.small};
  margin-block-start: ${space(3)};
  white-space: nowrap;
`;

export const PriceLine = styled.p`
  block-size: 1.75rem;
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.bold};
  line-height: 1.75rem;
  margin-block-start: ${space(1)};
`;
