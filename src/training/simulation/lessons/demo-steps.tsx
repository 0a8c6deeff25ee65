import { useQuery } from '@tanstack/react-query';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { demoWords } from '../begin-here-text.ts';
import { StepList } from './step-list.tsx';

export type DemoControl = Pick<SimulationControl, 'demo' | 'demoProgress'>;

/** The steps of the ten-minute demo, with a tick at those that the logged-in account has done. */
export const DemoSteps = ({ control }: { readonly control: DemoControl }) => {
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
  return (
    steps.length > 0 && <StepList label="Langkah demo" steps={steps} done={done} words={demoWords} showsAllHints />
  );
};
