import { styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Checkbox } from '../../ui/kit/components/choice/checkbox.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { color, fontSize, space } from '../../ui/kit/theme/theme.ts';
import { faultTitle, timesMet } from './network/fault-actions.ts';
import { FaultCatalog } from './network/fault-catalog.tsx';
import { faultPresets } from './network/fault-presets.ts';
import { RememberedSection } from './remembered-section.tsx';

const Active = styled.ul`
  display: grid;

  li {
    align-items: center;
    border-block-start: 1px solid ${color.border};
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
    padding-block: ${space(1)};
  }

  span {
    color: ${color.textMuted};
    display: block;
    font-size: ${fontSize.small};
  }
`;

interface FaultChoicesProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => void;
}

export const FaultChoices = ({ control, onChange }: FaultChoicesProps) => {
  const faults = control.faults();
  const active = new Set(faults.map(({ id }) => id));
  return (
    <>
      <div>
        {faultPresets.map(({ title, fault }) => (
          <Checkbox
            key={fault.id}
            label={title}
            checked={active.has(fault.id)}
            onChecked={(on) => onChange(on ? control.addFault(fault) : control.removeFault(fault.id))}
          />
        ))}
      </div>
      <RememberedSection id="gangguan-lain" title="Untuk pengembang: gangguan lain pada panggilan mana pun">
        <FaultCatalog onAdd={(fault) => onChange(control.addFault(fault))} />
      </RememberedSection>
      {faults.length > 0 && <ActiveFaults control={control} onChange={onChange} />}
    </>
  );
};

const ActiveFaults = ({ control, onChange }: FaultChoicesProps) => {
  const matches = control.faultMatches();
  return (
    <section aria-labelledby="gangguan-aktif">
      <h4 id="gangguan-aktif">Gangguan yang terpasang</h4>
      <Active>
        {control.faults().map((fault) => {
          const title = faultTitle(fault);
          const met = timesMet(fault, matches[fault.id] ?? 0);
          const over = met > 0 && fault.nth !== 'every' ? ', tidak aktif lagi' : '';
          return (
            <li key={fault.id}>
              <div>
                {title}
                <span>{met === 0 ? 'Belum kena' : `Kena ${met} kali${over}`}</span>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Cabut ${title}`}
                onClick={() => onChange(control.removeFault(fault.id))}
              >
                Cabut
              </Button>
            </li>
          );
        })}
      </Active>
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => onChange(control.clearFaults())}>
          Hentikan semua gangguan
        </Button>
      </Cluster>
    </section>
  );
};
