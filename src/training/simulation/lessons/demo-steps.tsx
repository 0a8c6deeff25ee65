import { useQuery } from '@tanstack/react-query';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { demoWords } from '../begin-here-text.ts';
import { usePanelState } from '../frame/panel-state.ts';
import { StepList } from './step-list.tsx';

export type DemoControl = Pick<SimulationControl, 'demo' | 'demoProgress'>;

interface DemoProps {
  readonly control: DemoControl;
}

/** The steps of the ten-minute demo, and how many of them the logged-in account has done. */
const useDemo = (control: DemoControl) => {
  const email = useSession().candidate?.email;
  const { data: steps = [] } = useQuery({
    queryKey: ['simulation', 'demo'],
    queryFn: () => control.demo(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: done = 0 } = useQuery({
    queryKey: ['simulation', 'demo progress', email],
    queryFn: () => (email === undefined ? 0 : control.demoProgress(email)),
    staleTime: 0,
  });
  return { steps, done };
};

export const DemoSteps = ({ control }: DemoProps) => {
  const { steps, done } = useDemo(control);
  return (
    steps.length > 0 && <StepList label="Langkah demo" steps={steps} done={done} words={demoWords} showsAllHints />
  );
};

/** Repeats what the presenter says at the current step, for sections that hide the steps. */
export const DemoSaying = ({ control }: DemoProps) => {
  const { steps, done } = useDemo(control);
  const words = demoWords[steps[done]?.title ?? ''];
  return usePanelState().sections.includes('mulai-demo') && words && <p>Katakan: {words}</p>;
};
