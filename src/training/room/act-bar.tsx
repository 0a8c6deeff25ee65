import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { RoomAction, RoomView } from '../../application/ports/simulation/room-control.ts';
import { DigitsField } from '../../ui/forms/digits-field.tsx';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';
import { TextField } from '../../ui/kit/components/form/text-field.tsx';
import { Card } from '../../ui/kit/components/layout/card.tsx';
import { ConfirmDialog } from '../../ui/kit/components/overlay/confirm-dialog.tsx';
import { space } from '../../ui/kit/theme/theme.ts';
import { choices, consequences, type Wants } from './act-choices.ts';

const Row = styled.form`
  align-items: end;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  > * {
    flex: 1 1 16rem;
  }

  > button {
    flex: 0 0 auto;
  }
`;

const optionOf = (id: string, title: string) => ({ id, name: id, value: id, title });

const advices: { readonly [Name in Wants]?: string } = { minutes: 'Isi jumlah menit', code: 'Isi kodenya' };

const whomOf = (count: number, all: boolean) => (all ? `semua peserta (${count})` : `${count} peserta terpilih`);

interface ActBarProps {
  readonly view: RoomView;
  readonly count: number;
  readonly all: boolean;
  readonly onAct: (title: string, action: RoomAction) => Promise<void>;
  /** The action was not sent, because its text is missing. */
  readonly onRefused: () => void;
}

export const ActBar = ({ view, count, all, onAct, onRefused }: ActBarProps) => {
  const [id, setId] = useState('say');
  const [said, setSaid] = useState<Readonly<Record<Wants, string>>>({
    minutes: '10',
    note: '',
    text: '',
    target: '',
    fault: view.faults[0]?.id ?? '',
    scenario: 'siap-ujian',
    code: '',
  });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const choice = choices.find((each) => each.id === id) ?? choices[0];
  if (!choice) return null;
  const { wants, title, asked, action } = choice;
  const say = (name: Wants) => (value: string) => setSaid({ ...said, [name]: value });
  const missing = wants && said[wants].trim() === '';
  const advice = (wants && advices[wants]) ?? 'Tulis dulu yang akan dibaca peserta';
  const error = missing && refused === id ? advice : undefined;
  const whom = whomOf(count, all);

  const act = async () => {
    setAsking(false);
    setBusy(true);
    await onAct(title, action(wants ? said[wants] : ''));
    if (wants === 'text') setSaid({ ...said, text: '' });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(missing ? id : null);
    if (missing) return onRefused();
    if (asked === 'always' || (asked && all && count > 1)) setAsking(true);
    else void act();
  };
  return (
    <Card as="section" $padding="small" aria-label="Tindakan petugas">
      <Row noValidate onSubmit={submit}>
        <SelectField
          label="Tindakan petugas"
          hint={choice.hint}
          placeholder={null}
          options={choices.map((each) => optionOf(each.id, each.title))}
          value={id}
          onValue={setId}
        />
        {wants === 'minutes' && (
          <DigitsField
            label="Menit tambahan"
            aria-required
            error={error}
            value={said.minutes}
            onValue={say('minutes')}
          />
        )}
        {wants === 'code' && (
          <TextField
            label="Kode ujian"
            hint="Tulis di papan. Peserta mengetiknya saat memulai."
            aria-required
            maxLength={20}
            error={error}
            value={said.code}
            onValue={say('code')}
          />
        )}
        {wants === 'note' && (
          <TextField
            label="Catatan untuk peserta"
            aria-required
            error={error}
            value={said.note}
            onValue={say('note')}
          />
        )}
        {wants === 'text' && (
          <TextField label="Pesan" aria-required error={error} value={said.text} onValue={say('text')} />
        )}
        {wants === 'target' && (
          <TextField
            label="Tulisan tombol atau tautan"
            hint="Seperti tertulis di layar peserta, misalnya: Mulai ujian"
            aria-required
            error={error}
            value={said.target}
            onValue={say('target')}
          />
        )}
        {wants === 'fault' && (
          <SelectField
            label="Gangguan"
            placeholder={null}
            options={view.faults.map((each) => optionOf(each.id, each.title))}
            value={said.fault}
            onValue={say('fault')}
          />
        )}
        {wants === 'scenario' && (
          <SelectField
            label="Langkah"
            placeholder={null}
            options={view.scenarios.map((each) => optionOf(each.name, each.title))}
            value={said.scenario}
            onValue={say('scenario')}
          />
        )}
        <Button type="submit" busy={busy} disabled={count === 0}>
          Lakukan untuk {whom}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        danger
        title={`${title}?`}
        confirmLabel="Ya, lakukan"
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {consequences[id]?.(whom) ??
            `Tindakan ini berlaku untuk ${whom}. Untuk sebagian kelas, pilih dulu pesertanya.`}
        </p>
      </ConfirmDialog>
    </Card>
  );
};
