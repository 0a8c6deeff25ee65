import { useEffect, useState } from 'react';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../application/simulation/tokens.ts';
import { useServices } from '../../ui/core/services.tsx';

export const useSimulation = (): SimulationControl | null => {
  const services = useServices();
  const [control, setControl] = useState<SimulationControl | null>(null);
  useEffect(() => {
    // if the simulation fails to load, its components stay hidden
    services.resolve(simulationTokens.simulation).then(setControl, () => undefined);
  }, [services]);
  return control;
};
