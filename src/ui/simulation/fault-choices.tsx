import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/choice/checkbox.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { faultPresets } from './fault-presets.ts';

interface FaultChoicesProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => void;
}

/** Faults to switch on, and one button that mends everything. */
export const FaultChoices = ({ control, onChange }: FaultChoicesProps) => {
  const active = new Set(control.faults().map(({ id }) => id));
  return (
    <>
      <div>
        {faultPresets.map(({ title, fault }) => (
          <Checkbox
            key={fault.id}
            label={title}
            checked={active.has(fault.id)}
            disabled={active.has(fault.id)}
            onChecked={() => onChange(control.addFault(fault))}
          />
        ))}
      </div>
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          disabled={active.size === 0}
          onClick={() => onChange(control.clearFaults())}
        >
          Hentikan semua gangguan
        </Button>
      </Cluster>
    </>
  );
};
