import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { grouped } from '../text/grouped.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';
const LEFT_HALF = 'M12 2.6v14.85L6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';

const Frame = styled.span`
  align-items: center;
  display: inline-flex;
  gap: ${space(2)};
`;

const Stars = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};

  path {
    fill: ${color.surfaceSunken};
    stroke: ${color.borderControl};
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  path[data-filled] {
    fill: ${color.accent};
    stroke: ${color.accent};
  }
`;

const Value = styled.span`
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.semibold};

  span {
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
  }
`;

const fillOf = (star: number, halves: number) => {
  if (halves >= star * 2) return 'full';
  return halves === star * 2 - 1 ? 'half' : 'empty';
};

const inIndonesian = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');

export type RatingProps = {
  readonly value: number;
  readonly count?: number | null;
  readonly size?: number;
  readonly showValue?: boolean;
};

export const Rating = ({ value, count = null, size = 18, showValue = false }: RatingProps) => {
  const known = Math.min(5, Math.max(0, value));
  const halves = Math.round(known * 2);
  return (
    <Frame>
      <Stars>
        {STARS.map((star) => {
          const fill = fillOf(star, halves);
          return (
            <svg key={star} viewBox="0 0 24 24" width={size} height={size} data-star={fill} aria-hidden="true">
              <path d={STAR} {...(fill === 'full' && { 'data-filled': 'full' })} />
              {fill === 'half' && <path d={LEFT_HALF} data-filled="half" />}
            </svg>
          );
        })}
      </Stars>
      <VisuallyHidden>{`${inIndonesian(known)} dari 5`}</VisuallyHidden>
      {(showValue || count !== null) && (
        <Value>
          {showValue && <b aria-hidden="true">{inIndonesian(known)}</b>}{' '}
          {count !== null && <span>({grouped(count)})</span>}
        </Value>
      )}
    </Frame>
  );
};
