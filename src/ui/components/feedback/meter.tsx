import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, duration, radius } from '../../theme/theme.ts';

const Track = styled.div`
  background: ${color.surfaceSunken};
  block-size: 0.625rem;
  border-radius: ${radius.pill};
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Bar = styled.svg`
  block-size: 100%;
  display: block;
  inline-size: 100%;
`;

/** Its width is an attribute: a class for each percent would make the browser judge the styles of the whole page again. */
const Fill = styled.rect<{ $complete: boolean }>`
  fill: ${({ $complete }) => ($complete ? color.positive : color.brand)};
  transition: width ${duration.slow};

  ${media.forcedColors} {
    fill: Highlight;
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

/** How much of something is there, as a bar; the number itself is beside it. */
export const Meter = ({ label, percent, role = 'meter' }: MeterProps) => (
  <Track
    role={role}
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={`${percent}%`}
  >
    <Bar aria-hidden="true">
      <Fill $complete={percent >= 100} width={`${Math.round(percent)}%`} height="100%" rx="5" />
    </Bar>
  </Track>
);
