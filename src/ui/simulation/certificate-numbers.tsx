import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { CodeList } from './code-list.tsx';

/** The numbers of the certificates that were issued, with what a check says of them now. */
export const CertificateNumbers = ({ control }: { control: SimulationControl }) => (
  <CodeList
    title="Nomor sertifikat untuk dicek"
    label="Daftar nomor sertifikat untuk dicek"
    codes={control.certificates().map(({ number, state }) => ({ code: number, state }))}
  />
);
