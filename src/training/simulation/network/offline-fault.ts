import type { SimulatedFault } from '../../../application/ports/simulation/simulated-network.ts';

export const offlineFault: SimulatedFault = {
  id: 'putus',
  match: { path: '/api/' },
  nth: 'every',
  action: { type: 'offline' },
};
