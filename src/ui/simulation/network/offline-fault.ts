import type { SimulatedFault } from '../../../application/ports/simulation/simulated-network.ts';

/** All API calls fail, as without a network. */
export const offlineFault: SimulatedFault = {
  id: 'putus',
  match: { path: '/api/' },
  nth: 'every',
  action: { type: 'offline' },
};
