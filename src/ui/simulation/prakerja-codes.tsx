import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { CodeList } from './code-list.tsx';

/** The Prakerja codes to try, as they stand now. */
export const PrakerjaCodes = ({ control }: { control: SimulationControl }) => (
  <CodeList title="Kode Prakerja uji" label="Daftar kode Prakerja uji" codes={control.prakerjaCodes()} />
);
