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

/** The width is an SVG attribute: a class per percent would make the browser recalculate the styles of the page. */
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
  readonly percent: number;
  readonly role?: 'meter' | 'progressbar';
};

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
