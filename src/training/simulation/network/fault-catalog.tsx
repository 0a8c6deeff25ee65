import { useState } from 'react';
import type { SimulatedFault } from '../../../application/ports/simulation/simulated-network.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { TextField } from '../../../ui/kit/components/form/text-field.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { callsWith } from './calls.ts';
import { faultChoices, faultTimes } from './fault-actions.ts';

const all = 'all';
const options = (choices: readonly { readonly id: string; readonly title: string }[]) =>
  choices.map(({ id, title }) => ({ id, value: id, name: id, title }));
const actionOptions = options(faultChoices);
const timeOptions = options(faultTimes.map(({ nth, title }) => ({ id: String(nth), title })));

interface FaultCatalogProps {
  readonly onAdd: (fault: SimulatedFault) => void;
}

export const FaultCatalog = ({ onAdd }: FaultCatalogProps) => {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(all);
  const [action, setAction] = useState(faultChoices[0]?.id ?? '');
  const [time, setTime] = useState('1');
  const found = callsWith(words);
  const listed = found.map(({ method, path, title }) => ({
    id: `${method} ${path}`,
    title: `${title} (${method} ${path})`,
  }));
  const everyCall = { id: all, title: 'Semua panggilan' };
  const callOptions = options(words.trim() === '' ? [everyCall, ...listed] : listed);
  const call = callOptions.some(({ id }) => id === chosen) ? chosen : (callOptions[0]?.id ?? '');
  const add = () => {
    const choice = faultChoices.find(({ id }) => id === action);
    const when = faultTimes.find(({ nth }) => String(nth) === time);
    const named = found.find(({ method, path }) => `${method} ${path}` === call);
    if (!choice || !when) return;
    const match = named ? { method: named.method, path: named.path, whole: true } : { path: '/api/' };
    onAdd({ id: `${call} ${action} ${time}`, match, nth: when.nth, action: choice.action });
  };
  return (
    <Stack>
      <TextField
        label="Cari panggilan"
        hint="Nama atau alamat, misalnya “kirim apl” atau “/api/login”."
        value={words}
        onValue={setWords}
      />
      <SelectField
        label="Panggilan"
        options={callOptions}
        placeholder={null}
        value={call}
        onValue={setChosen}
        error={callOptions.length === 0 ? 'Tidak ada panggilan dengan kata itu.' : undefined}
      />
      <SelectField label="Yang terjadi" options={actionOptions} placeholder={null} value={action} onValue={setAction} />
      <SelectField label="Kapan" options={timeOptions} placeholder={null} value={time} onValue={setTime} />
      <Cluster>
        <Button variant="secondary" size="small" disabled={call === ''} onClick={add}>
          Pasang gangguan
        </Button>
      </Cluster>
    </Stack>
  );
};
