import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { offlineFault } from './offline-fault.ts';

/** How fast the network can be, by the names that a link has for it too. */
export const profiles = [
  { name: 'cepat', ms: 0, title: 'Cepat (tanpa jeda)' },
  { name: 'biasa', ms: 120, title: 'Biasa (0,12 detik)' },
  { name: 'lambat', ms: 2_000, title: 'Lambat (2 detik)' },
  { name: 'sangat-lambat', ms: 5_000, title: 'Sangat lambat (5 detik)' },
];
export const usual = 'biasa';
export const cut = 'terputus';

/** Whether nothing of the API is reached. */
export const isCut = (control: SimulationControl): boolean => control.faults().some(({ id }) => id === offlineFault.id);

/** How a link calls the network of now; nothing for a delay that has no name. */
export const profileOf = (control: SimulationControl): string | undefined =>
  isCut(control) ? cut : profiles.find(({ ms }) => ms === control.latency())?.name;
