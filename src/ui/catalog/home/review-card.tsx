import { styled } from 'styled-components';
import type { Review } from '../../../domain/catalog/review.ts';
import { Rating } from '../../kit/components/choice/rating.tsx';
import { placeless, shortDate } from '../../kit/format/date.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

export const ReviewFrame = styled.article`
  ${raisedPanel}
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  padding: ${space(5)};
`;

const Author = styled.p`
  color: ${color.textMuted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: 0 ${space(2)};
  justify-content: space-between;
  margin-block-start: auto;

  b {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
`;

export const ReviewCard = ({ review }: { review: Review }) => (
  <ReviewFrame>
    {review.rating > 0 && <Rating value={review.rating} size={18} showValue />}
    <p>{review.text}</p>
    <Author>
      <b>{review.author}</b>
      {review.date !== null && <time dateTime={review.date}>{shortDate(review.date, placeless)}</time>}
    </Author>
  </ReviewFrame>
);
