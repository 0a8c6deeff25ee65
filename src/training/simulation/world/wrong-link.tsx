import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { ScenarioList } from './scenario-list.tsx';

interface WrongLinkProps {
  readonly control: SimulationControl;
  readonly title: string;
  readonly texts: readonly string[];
  readonly onClose: () => void;
  readonly onOpened: () => void;
}

export const WrongLink = ({ control, title, texts, onClose, onOpened }: WrongLinkProps) => (
  <Dialog open alert title={title} onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
    <Stack>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ScenarioList control={control} onOpened={onOpened} />
    </Stack>
  </Dialog>
);
