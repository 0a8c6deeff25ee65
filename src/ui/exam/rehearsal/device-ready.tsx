import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../../domain/account/candidate.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useZone } from '../../core/zone-context.ts';
import { timeText } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { useReadyDevice } from './ready-device-data.ts';

const tones = {
  running: [LoaderCircle, color.brand],
  fine: [CircleCheck, color.positive],
  caution: [TriangleAlert, color.caution],
  bad: [CircleAlert, color.critical],
} as const;

const Frame = styled.div<{ $narrow: boolean; $background: string }>`
  align-items: center;
  background: ${({ $background }) => $background};
  border: 1px solid transparent; /* forced colours drop the background */
  border-radius: ${radius.card};
  color: ${color.onBrand};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  padding: ${({ $narrow }) => ($narrow ? `${space(4)} ${space(5)}` : `${space(6)} ${space(8)}`)};

  > svg {
    flex: none;
  }

  > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    padding: ${space(4)} ${space(5)};
  }
`;

const Title = styled.p<{ $narrow: boolean }>`
  font-size: ${({ $narrow }) => ($narrow ? fontSize.heading : 'clamp(2rem, 5vw, 3.25rem)')};
  font-weight: ${fontWeight.heavy};
  line-height: 1.15;
`;

const More = styled.p<{ $narrow: boolean }>`
  font-size: ${({ $narrow }) => ($narrow ? fontSize.lead : 'clamp(1.125rem, 2.5vw, 1.75rem)')};
  font-weight: ${fontWeight.semibold};
  line-height: 1.3;
`;

interface DeviceBannerProps {
  readonly grade: keyof typeof tones;
  readonly title: string;
  /** The smaller text under the title. */
  readonly more: string;
  /** In a column beside other things. */
  readonly narrow?: boolean;
  readonly children?: ReactNode;
}

/** Large and in full contrast, because an assessor reads it from two metres. */
export const DeviceBanner = ({ grade, title, more, narrow = false, children }: DeviceBannerProps) => {
  const [Icon, background] = tones[grade];
  return (
    <Frame $narrow={narrow} $background={background} data-print="hidden">
      <Icon size={narrow ? 32 : 64} aria-hidden="true" />
      <div>
        <Title $narrow={narrow}>{title}</Title>
        <More $narrow={narrow}>{more}</More>
      </div>
      {children}
    </Frame>
  );
};

interface DeviceReadyProps extends Pick<DeviceBannerProps, 'narrow' | 'children'> {
  readonly otherwise?: ReactNode;
}

/** `Perangkat siap`, with when it was checked and whose it is; `otherwise` if it was not, or too long ago. */
export const DeviceReady = ({ narrow = false, otherwise = null, children }: DeviceReadyProps) => {
  const ready = useReadyDevice();
  const { candidate } = useSession();
  const zone = useZone();
  if (!ready || !candidate) return otherwise;
  const whose = narrow ? '' : ` · ${shownName(candidate)}`;
  return (
    <DeviceBanner
      grade="fine"
      narrow={narrow}
      title="Perangkat siap"
      more={`Diperiksa pukul ${timeText(ready.at, zone)}${whose}`}
    >
      {children}
    </DeviceBanner>
  );
};
