import { useState } from 'react';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { SegmentedChoice } from '../../../ui/kit/components/choice/segmented-choice.tsx';
import { money } from '../../../ui/kit/format/money.ts';
import { Answers, Decide, StaffForm, type StaffFormProps } from '../staff-form.ts';
import { whenText } from '../staff-text.ts';
import { Reading } from './reading.tsx';

const ofTransfer = [
  { value: 'pay', title: 'Masuk', button: 'Tandai lunas' },
  { value: 'fail', title: 'Tidak ada', button: 'Tandai gagal' },
  { value: 'expire', title: 'Terlambat', button: 'Tandai kedaluwarsa' },
] as const;

const ofFree = [
  { value: 'pay', title: 'Berhak', button: 'Konfirmasi pendaftaran' },
  { value: 'fail', title: 'Tidak berhak', button: 'Tolak pendaftaran' },
] as const;

type Outcome = (typeof ofTransfer)[number]['value'];

export const TransferForm = ({ task, reading, act }: StaffFormProps) => {
  const { trxId, payment } = task;
  const [outcome, setOutcome] = useState<Outcome>('pay');
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'settle-payment', trxId, outcome }),
  });
  if (!payment) return null;
  const free = payment.amount === 0;
  const outcomes = free ? ofFree : ofTransfer;
  return (
    <StaffForm noValidate onSubmit={submit} aria-label={free ? 'Konfirmasi pendaftaran' : 'Pemeriksaan transfer'}>
      <Answers>
        <p>
          {trxId}, {free ? 'tanpa biaya' : money(payment.amount)}
          {payment.until && `, ditransfer paling lambat ${whenText(payment.until)}`}.
        </p>
        {!free && reading.sections.length === 0 && <p>Asesi belum mengirim bukti transfer.</p>}
        <Reading task={task} reading={reading} />
      </Answers>
      <Decide>
        <SegmentedChoice
          label={free ? 'Hak untuk mendaftar' : 'Uang di rekening'}
          options={outcomes}
          value={outcome}
          onValue={setOutcome}
        />
        <Button type="submit" busy={busy} variant={outcome === 'pay' ? 'primary' : 'danger'}>
          {outcomes.find(({ value }) => value === outcome)?.button}
        </Button>
      </Decide>
    </StaffForm>
  );
};
