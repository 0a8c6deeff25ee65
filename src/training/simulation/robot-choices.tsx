import type { SimulationControl, StaffRobots } from '../../application/ports/simulation/simulation-control.ts';
import { Checkbox } from '../../ui/kit/components/choice/checkbox.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';

const minute = 60_000;

const delays = [0, 1, 2, 10, 60, 24 * 60].map((minutes) => ({
  id: String(minutes),
  value: String(minutes * minute),
  name: String(minutes),
  title: minutes === 0 ? 'Seketika' : minutes < 60 ? `${minutes} menit` : `${minutes / 60} jam`,
}));

interface RobotChoicesProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => void;
}

export const RobotChoices = ({ control, onChange }: RobotChoicesProps) => {
  const robots = control.robots();
  const set = (change: Partial<StaffRobots>) => onChange(control.setRobots({ ...robots, ...change }));
  return (
    <>
      <Checkbox
        label="Petugas simulasi bekerja sendiri"
        hint="Memeriksa apa yang Anda kirim setelah jeda ini, menurut waktu server. Yang Anda buka di sini dibiarkan."
        checked={robots.on}
        onChecked={(on) => set({ on })}
      />
      <SelectField
        label="Jeda petugas"
        options={delays}
        placeholder={null}
        disabled={!robots.on}
        value={String(robots.delay)}
        onValue={(delay) => set({ delay: Number(delay) })}
      />
    </>
  );
};
