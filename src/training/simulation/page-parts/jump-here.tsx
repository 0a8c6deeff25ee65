import { useMutation, useQueryClient } from '@tanstack/react-query';
import FastForward from 'lucide-react/icons/fast-forward';
import { styled } from 'styled-components';
import { simulationTokens } from '../../../application/simulation/tokens.ts';
import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { useService } from '../../../ui/core/services.tsx';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { politely } from '../../../ui/kit/components/feedback/politely.ts';
import { color, space } from '../../../ui/kit/theme/theme.ts';
import { Strip } from './strip.ts';

const Frame = styled(Strip)`
  inline-size: fit-content;
  justify-content: start;
  padding: 0;

  span:empty {
    display: none;
  }
`;

const Why = styled.span`
  color: ${color.caution};
  padding-inline-end: ${space(3)};
`;

interface JumpHereProps {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly title: string;
}

/** Whether a jump can open the stage. A stage with a deadline was open before and stays closed. */
const isAhead = ({ stages }: Timeline, stage: Stage): boolean =>
  stage.due === null && stages.slice(stages.indexOf(stage)).every(({ status }) => status === 'locked');

export const JumpHere = ({ timeline, stage, title }: JumpHereProps) => {
  const simulation = useService(simulationTokens.simulation);
  const queries = useQueryClient();
  const jumping = useMutation({
    mutationFn: () => simulation.jumpTo(timeline.trxId, stage.name),
    onSuccess: async () => {
      await queries.invalidateQueries();
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  const { error } = jumping;
  if (!isAhead(timeline, stage)) return null;
  return (
    <Frame data-print="hidden">
      <Button
        variant="quiet"
        size="small"
        busy={jumping.isPending}
        aria-label={`Lompat ke langkah ini: ${title}`}
        onClick={() => jumping.mutate()}
      >
        <FastForward size={16} aria-hidden="true" />
        Lompat ke langkah ini
      </Button>
      <Why {...politely}>{error && (error instanceof RangeError ? error.message : 'Lompatan gagal. Coba lagi.')}</Why>
    </Frame>
  );
};
