import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { offlineFault } from './offline-fault.ts';

const profiles = [
  { ms: 0, title: 'Cepat (tanpa jeda)' },
  { ms: 120, title: 'Biasa (0,12 detik)' },
  { ms: 2_000, title: 'Lambat (2 detik)' },
  { ms: 5_000, title: 'Sangat lambat (5 detik)' },
];
const cut = 'terputus';

interface NetworkProfileProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => void;
}

/** How fast the network is, by the names that a link has for it too. */
export const NetworkProfile = ({ control, onChange }: NetworkProfileProps) => {
  const latency = control.latency();
  const isCut = control.faults().some(({ id }) => id === offlineFault.id);
  const own = profiles.some(({ ms }) => ms === latency) ? [] : [{ ms: latency, title: `${latency} milidetik` }];
  const options = [...profiles, ...own].map(({ ms, title }) => ({ id: String(ms), value: String(ms), title }));
  const choose = async (value: string): Promise<void> => {
    if (value === cut) return control.addFault(offlineFault);
    if (isCut) await control.removeFault(offlineFault.id);
    await control.setLatency(Number(value));
  };
  return (
    <SelectField
      label="Jeda setiap jawaban"
      hint="Nama yang sama dipakai tautan: jaringan=cepat, biasa, lambat, sangat-lambat, terputus."
      options={[...options, { id: cut, value: cut, title: 'Terputus' }].map((each) => ({ ...each, name: each.id }))}
      placeholder={null}
      value={isCut ? cut : String(latency)}
      onValue={(value) => onChange(choose(value))}
    />
  );
};
