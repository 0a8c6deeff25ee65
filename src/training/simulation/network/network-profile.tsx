import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { offlineFault } from './offline-fault.ts';
import { cut, isCut, profiles } from './profiles.ts';

interface NetworkProfileProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => void;
}

export const NetworkProfile = ({ control, onChange }: NetworkProfileProps) => {
  const latency = control.latency();
  const wasCut = isCut(control);
  const own = profiles.some(({ ms }) => ms === latency) ? [] : [{ ms: latency, title: `${latency} milidetik` }];
  const options = [...profiles, ...own].map(({ ms, title }) => ({ id: String(ms), value: String(ms), title }));
  const choose = async (value: string): Promise<void> => {
    if (value === cut) return control.addFault(offlineFault);
    if (wasCut) await control.removeFault(offlineFault.id);
    await control.setLatency(Number(value));
  };
  return (
    <SelectField
      label="Jeda setiap jawaban"
      hint="Makin lambat jaringannya, makin lama asesi menunggu setiap jawaban."
      options={[...options, { id: cut, value: cut, title: 'Terputus' }].map((each) => ({ ...each, name: each.id }))}
      placeholder={null}
      value={wasCut ? cut : String(latency)}
      onValue={(value) => onChange(choose(value))}
    />
  );
};
