import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Stage } from '../../domain/assessment/timeline.ts';
import { color, duration, fontSize, fontWeight, space } from '../theme/theme.ts';
import { stageName, waitingText } from './stage-text.ts';

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

/** Why a locked stage cannot be opened yet, for whoever asks. */
export const WhyLocked = ({ blockers, note }: { blockers: readonly Stage[]; note: string | null }) => (
  <Frame>
    <summary>
      Mengapa belum bisa lanjut?
      <ChevronDown size={16} aria-hidden="true" />
    </summary>
    <div>
      {note && <p>{note}</p>}
      {blockers.length > 0 ? (
        <>
          <p>Tahap ini terbuka setelah tahap berikut selesai:</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker.name}>{blockerText(blocker)}</li>
            ))}
          </ul>
        </>
      ) : (
        !note && <p>Lembaga sertifikasi akan membuka tahap ini. Anda akan mendapat notifikasi.</p>
      )}
    </div>
  </Frame>
);
