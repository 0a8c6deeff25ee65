import type { SimulationControl } from '../ports/simulation/simulation-control.ts';
import { tokensOf } from '../token.ts';

const token = tokensOf('simulation');

export const simulationTokens = {
  simulation: token<SimulationControl>('simulation'),
};
