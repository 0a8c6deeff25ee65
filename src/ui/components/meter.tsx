import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, duration, radius } from '../theme/theme.ts';

const Track = styled.div`
  background: ${color.surfaceSunken};
  block-size: 0.625rem;
  border-radius: ${radius.pill};
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Its size is set on the element: a class for each percent would make the browser judge the styles of the whole page anew. */
const Fill = styled.div<{ $complete: boolean }>`
  background: ${({ $complete }) => ($complete ? color.positive : color.brand)};
  block-size: 100%;
  border-radius: inherit;
  transition: inline-size ${duration.slow};

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export type MeterProps = {
  readonly label: string;
  /** 0–100. */
  readonly percent: number;
  /** `progressbar` for something that runs now, `meter` for how full something is. */
  readonly role?: 'meter' | 'progressbar';
};

/** How much of something is there, as a bar; the number itself stands beside it. */
export const Meter = ({ label, percent, role = 'meter' }: MeterProps) => (
  <Track
    role={role}
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={`${percent}%`}
  >
    <Fill $complete={percent >= 100} style={{ inlineSize: `${Math.round(percent)}%` }} />
  </Track>
);
