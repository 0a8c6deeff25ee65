import { useEffect, useState } from 'react';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../application/simulation/tokens.ts';
import { useServices } from '../services.tsx';

/** The control of the simulation; null until the container is there. */
export const useSimulation = (): SimulationControl | null => {
  const services = useServices();
  const [control, setControl] = useState<SimulationControl | null>(null);
  useEffect(() => {
    services.resolve(simulationTokens.simulation).then(setControl, () => undefined); // what needs it stays away
  }, [services]);
  return control;
};
