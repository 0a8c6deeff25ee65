import { styled } from 'styled-components';
import type { Stage } from '../../../domain/assessment/timeline.ts';
import { Badge } from '../../components/text/badge.tsx';
import { type StatusText, stageTitle } from '../../next-step/stage-text.ts';
import { color, fontSize, space } from '../../theme/theme.ts';

const Frame = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  h2 {
    font-size: ${fontSize.body};
  }

  h2[data-idle='true'] {
    color: ${color.textMuted};
  }
`;

export const StageHeading = ({ stage, status }: { stage: Stage; status: StatusText }) => (
  <Frame>
    <h2 data-idle={stage.status === 'locked'}>{stageTitle(stage)}</h2>
    <Badge $tone={status.tone}>{status.label}</Badge>
  </Frame>
);
