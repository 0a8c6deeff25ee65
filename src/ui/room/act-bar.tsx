import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { RoomAction, RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { Card } from '../components/layout/card.tsx';
import { ConfirmDialog } from '../components/overlay/confirm-dialog.tsx';
import { space } from '../theme/theme.ts';

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

/** What an act still wants to know. */
type Wants = 'minutes' | 'note' | 'fault' | 'scenario';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly wants?: Wants;
  /** It ends or replaces what somebody did: asked before. */
  readonly grave?: true;
  readonly action: (said: string) => RoomAction;
}

const choices: readonly Choice[] = [
  { id: 'start', title: 'Ujian: mulai ujian berikutnya', action: () => ({ type: 'start-exam' }) },
  {
    id: 'extend',
    title: 'Ujian: tambah waktu',
    wants: 'minutes',
    action: (said) => ({ type: 'extend-exam', minutes: Number(said) }),
  },
  { id: 'close', title: 'Ujian: tutup sementara', wants: 'note', action: (note) => ({ type: 'close-exam', note }) },
  { id: 'reopen', title: 'Ujian: buka kembali', action: () => ({ type: 'reopen-exam' }) },
  { id: 'finish', title: 'Ujian: akhiri dan kirim', grave: true, action: () => ({ type: 'finish-exam' }) },
  { id: 'approve', title: 'Formulir: setujui APL 01 atau APL 02', action: () => ({ type: 'approve-forms' }) },
  {
    id: 'return',
    title: 'Formulir: kembalikan dengan catatan',
    wants: 'note',
    action: (note) => ({ type: 'return-forms', note }),
  },
  { id: 'competent', title: 'Hasil: putuskan kompeten', action: () => ({ type: 'decide', competent: true }) },
  { id: 'not-yet', title: 'Hasil: putuskan belum kompeten', action: () => ({ type: 'decide', competent: false }) },
  { id: 'issue', title: 'Sertifikat: terbitkan', action: () => ({ type: 'issue-certificate' }) },
  { id: 'pay', title: 'Pembayaran: lunas', action: () => ({ type: 'settle', outcome: 'pay' }) },
  { id: 'fail', title: 'Pembayaran: gagal', action: () => ({ type: 'settle', outcome: 'fail' }) },
  { id: 'expire', title: 'Pembayaran: kedaluwarsa', action: () => ({ type: 'settle', outcome: 'expire' }) },
  { id: 'fault', title: 'Gangguan: pasang', wants: 'fault', action: (fault) => ({ type: 'fault', fault }) },
  { id: 'end-faults', title: 'Gangguan: hentikan', action: () => ({ type: 'end-faults' }) },
  {
    id: 'reset',
    title: 'Langkah: bawa ke langkah tertentu',
    wants: 'scenario',
    grave: true,
    action: (scenario) => ({ type: 'reset', scenario }),
  },
];

const optionOf = (id: string, title: string) => ({ id, name: id, value: id, title });

const whomOf = (count: number, all: boolean) => (all ? `semua peserta (${count})` : `${count} peserta terpilih`);

interface ActBarProps {
  readonly view: RoomView;
  /** How many people it is for. */
  readonly count: number;
  readonly all: boolean;
  readonly onAct: (title: string, action: RoomAction) => Promise<void>;
}

/** What the trainer does for those who are chosen in the table, or for all. */
export const ActBar = ({ view, count, all, onAct }: ActBarProps) => {
  const [id, setId] = useState('start');
  const [said, setSaid] = useState<Readonly<Record<Wants, string>>>({
    minutes: '10',
    note: '',
    fault: view.faults[0]?.id ?? '',
    scenario: 'siap-ujian',
  });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const choice = choices.find((each) => each.id === id) ?? choices[0];
  if (!choice) return null;
  const { wants, title, grave, action } = choice;
  const say = (name: Wants) => (value: string) => setSaid({ ...said, [name]: value });
  const whom = whomOf(count, all);

  const act = async () => {
    setAsked(false);
    setBusy(true);
    await onAct(title, action(wants ? said[wants] : ''));
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (grave) setAsked(true);
    else void act();
  };
  return (
    <Card as="section" $padding="small" aria-label="Tindakan petugas">
      <Row onSubmit={submit}>
        <SelectField
          label="Tindakan petugas"
          placeholder={null}
          options={choices.map((each) => optionOf(each.id, each.title))}
          value={id}
          onValue={setId}
        />
        {wants === 'minutes' && (
          <TextField
            label="Menit tambahan"
            type="number"
            min={1}
            max={600}
            required
            value={said.minutes}
            onValue={say('minutes')}
          />
        )}
        {wants === 'note' && (
          <TextField label="Catatan untuk peserta" required value={said.note} onValue={say('note')} />
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
        open={asked}
        danger
        title={`${title}?`}
        confirmLabel="Ya, lakukan"
        onConfirm={() => void act()}
        onCancel={() => setAsked(false)}
      >
        <p>
          {wants === 'scenario'
            ? `Pekerjaan ${whom} di kelas ini dihapus dan diganti.`
            : `Ujian ${whom} yang sedang berjalan langsung dikirim.`}
        </p>
      </ConfirmDialog>
    </Card>
  );
};
