import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import FastForward from 'lucide-react/icons/fast-forward';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { simulationTokens } from '../../../application/simulation/tokens.ts';
import { useServices } from '../../../ui/core/services.tsx';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { space } from '../../../ui/kit/theme/theme.ts';
import { Strip } from './strip.ts';

/** A callout puts no gap between its parts, so this strip brings its own. */
const LastStrip = styled(Strip)`
  margin-block-start: ${space(2)};
`;

interface SkipWaitProps {
  readonly forDay: boolean;
}

export const SkipWait = ({ forDay }: SkipWaitProps) => {
  const services = useServices();
  const queries = useQueryClient();
  const { candidate } = useSession();
  const skipping = useMutation({
    mutationFn: async () => {
      const control = await services.resolve(simulationTokens.simulation);
      if (forDay) await control.toAssessmentDay(candidate?.email ?? '');
      else await control.travel(control.robots().delay);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const { data: robots } = useQuery({
    queryKey: ['simulation', 'robots'],
    queryFn: async () => (await services.resolve(simulationTokens.simulation)).robots(),
    staleTime: 0,
  });
  const waits = forDay || robots?.on !== false; // without them, waiting brings nothing
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return; // only if the button that had the focus has disappeared
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <LastStrip data-print="hidden">
      <span role="status">
        {forDay
          ? 'Di simulasi, hari asesmen dapat langsung dimulai.'
          : skipping.isSuccess || !waits
            ? 'Belum ada keputusan. Mainkan petugasnya lewat Peran petugas di Panel Simulasi.'
            : 'Petugas simulasi bekerja sendiri, atau Anda memainkannya lewat Peran petugas di Panel Simulasi.'}
      </span>
      {waits && (
        <Button variant="secondary" size="small" busy={skipping.isPending} onClick={() => skipping.mutate()}>
          <FastForward size={18} aria-hidden="true" />
          {forDay ? 'Mulai hari asesmen' : 'Lewati waktu tunggu'}
        </Button>
      )}
    </LastStrip>
  );
};
