import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Stage } from '../../../domain/assessment/timeline.ts';
import { stageName, waitingText } from '../../next-step/stage-text.ts';
import { color, duration, fontSize, fontWeight, space } from '../../theme/theme.ts';

// The design system's Disclosure is a card of its own: too loud for each of many locked stages.
const Frame = styled.details`
  font-size: ${fontSize.small};

  summary {
    align-items: center;
    color: ${color.brand};
    display: inline-flex;
    font-weight: ${fontWeight.medium};
    gap: ${space(1)};
    list-style: none;
    min-block-size: 1.75rem;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      text-decoration: underline;
    }

    svg {
      transition: rotate ${duration.base};
    }
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  > div {
    color: ${color.textMuted};
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(1)};
  }
`;

const blockerText = ({ name, waitingFor }: Stage): string =>
  waitingFor ? `${stageName(name)} – ${waitingText(waitingFor)}` : stageName(name);

interface WhyLockedProps {
  readonly blockers: readonly Stage[];
  /** The server's own reason: it says all. */
  readonly note: string | null;
  readonly ended: boolean;
}

const Reason = ({ blockers, note, ended }: WhyLockedProps) => {
  if (note) return <p>{note}</p>;
  if (ended) return <p>Tahap ini tidak dibuka karena proses sertifikasi ini sudah berakhir.</p>;
  if (blockers.length === 0) return <p>Lembaga sertifikasi akan membuka tahap ini. Anda akan mendapat notifikasi.</p>;
  return (
    <>
      <p>Tahap ini terbuka setelah tahap berikut selesai:</p>
      <ul>
        {blockers.map((blocker) => (
          <li key={blocker.name}>{blockerText(blocker)}</li>
        ))}
      </ul>
    </>
  );
};

/** Why a locked stage cannot be opened yet, for whoever asks. */
export const WhyLocked = (props: WhyLockedProps) => (
  <Frame>
    <summary>
      Mengapa belum bisa lanjut?
      <ChevronDown size={16} aria-hidden="true" />
    </summary>
    <div>
      <Reason {...props} />
    </div>
  </Frame>
);
