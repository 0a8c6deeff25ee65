import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { offlineFault } from './offline-fault.ts';

/** Simulation links contain the names, so keep them stable. */
export const profiles = [
  { name: 'cepat', ms: 0, title: 'Cepat (tanpa jeda)' },
  { name: 'biasa', ms: 120, title: 'Biasa (0,12 detik)' },
  { name: 'lambat', ms: 2_000, title: 'Lambat (2 detik)' },
  { name: 'sangat-lambat', ms: 5_000, title: 'Sangat lambat (5 detik)' },
];
export const usual = 'biasa';
export const cut = 'terputus';

export const isCut = (control: SimulationControl): boolean => control.faults().some(({ id }) => id === offlineFault.id);

export const profileOf = (control: SimulationControl): string | undefined =>
  isCut(control) ? cut : profiles.find(({ ms }) => ms === control.latency())?.name;
