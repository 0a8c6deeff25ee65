import { styled } from 'styled-components';
import { isEnded, progressOf } from '../../../domain/assessment/progress.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, radius, space } from '../../kit/theme/theme.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
`;

const Part = styled.span<{ $done: boolean; $ended: boolean }>`
  background: ${({ $done, $ended }) => ($done ? ($ended ? color.textMuted : color.positive) : color.border)};
  block-size: 0.375rem;
  border-radius: ${radius.pill};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    ${({ $done }) => $done && 'background: Highlight; forced-color-adjust: none;'}
  }
`;

interface ProgressProps {
  readonly timeline: Timeline;
}

export const Progress = ({ timeline }: ProgressProps) => {
  const { stages } = timeline;
  const { done, total } = progressOf(stages);
  const ended = isEnded(timeline);
  return (
    <Frame>
      <Track aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <Part key={index} $done={index < done} $ended={ended} />
        ))}
      </Track>
      <p>
        {ended
          ? `Berakhir tanpa sertifikat setelah ${done} dari ${total} tahap`
          : `${done} dari ${total} tahap selesai${stages.length > total ? ' (tanpa banding)' : ''}`}
      </p>
    </Frame>
  );
};
