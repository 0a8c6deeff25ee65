import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../../domain/account/candidate.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useZone } from '../../core/zone-context.ts';
import { timeText } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { useReadyDevice } from './ready-device-data.ts';

/** Large and in full contrast, because an assessor reads it from two metres. */
const Frame = styled.div<{ $narrow: boolean }>`
  align-items: center;
  background: ${color.positive};
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

const When = styled.p<{ $narrow: boolean }>`
  font-size: ${({ $narrow }) => ($narrow ? fontSize.lead : 'clamp(1.125rem, 2.5vw, 1.75rem)')};
  font-weight: ${fontWeight.semibold};
  line-height: 1.3;
`;

interface DeviceReadyProps {
  /** In a column beside other things. */
  readonly narrow?: boolean;
  readonly otherwise?: ReactNode;
  readonly children?: ReactNode;
}

/** `Perangkat siap`, with when it was checked and whose it is; `otherwise` if it was not, or too long ago. */
export const DeviceReady = ({ narrow = false, otherwise = null, children }: DeviceReadyProps) => {
  const ready = useReadyDevice();
  const { candidate } = useSession();
  const zone = useZone();
  if (!ready || !candidate) return otherwise;
  return (
    <Frame $narrow={narrow} data-print="hidden">
      <CircleCheck size={narrow ? 32 : 64} aria-hidden="true" />
      <div>
        <Title $narrow={narrow}>Perangkat siap</Title>
        <When $narrow={narrow}>
          Diperiksa pukul {timeText(ready.at, zone)}
          {!narrow && ` · ${shownName(candidate)}`}
        </When>
      </div>
      {children}
    </Frame>
  );
};
