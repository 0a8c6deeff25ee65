import { useState } from 'react';
import type { StaffAction } from '../../../application/ports/simulation/simulation-control.ts';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { money } from '../../../ui/kit/format/money.ts';
import { StaffForm, type StaffFormProps } from '../staff-form.ts';
import { whenText } from '../staff-text.ts';

const happenings = [
  { name: 'pay', title: 'Berhasil: kabar pembayaran datang sekarang' },
  { name: 'twice', title: 'Berhasil: kabar yang sama datang dua kali' },
  { name: 'late-5', title: 'Berhasil: kabar datang 5 menit lagi' },
  { name: 'late-60', title: 'Berhasil: kabar datang 1 jam lagi' },
  { name: 'late-over', title: 'Berhasil: kabar datang setelah batas waktu' },
  { name: 'lost-found', title: 'Berhasil: kabar hilang, portal menemukannya saat memeriksa' },
  { name: 'lost', title: 'Berhasil: kabar hilang dan tidak ditemukan' },
  { name: 'fail', title: 'Gagal di bank' },
  { name: 'expire', title: 'Kedaluwarsa sekarang' },
] as const;

type Happening = (typeof happenings)[number]['name'];

const minute = 60_000;

const actionOf = (happening: Happening, trxId: string, left: number): StaffAction => {
  switch (happening) {
    case 'twice':
      return { type: 'repeat-payment', trxId };
    case 'late-5':
      return { type: 'delay-payment', trxId, minutes: 5 };
    case 'late-60':
      return { type: 'delay-payment', trxId, minutes: 60 };
    case 'late-over':
      return { type: 'delay-payment', trxId, minutes: Math.max(1, Math.ceil(left / minute) + 5) };
    case 'lost-found':
    case 'lost':
      return { type: 'lose-payment', trxId, found: happening === 'lost-found' };
    default:
      return { type: 'settle-payment', trxId, outcome: happening };
  }
};

export const PaymentForm = ({ task, now, act }: StaffFormProps) => {
  const { trxId, payment } = task;
  const [happening, setHappening] = useState<Happening>('pay');
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act(actionOf(happening, trxId, Date.parse(payment?.until ?? '') - now().getTime())),
  });
  if (!payment) return null;
  const { notice } = payment;
  const known = notice ? happenings.slice(0, 2) : happenings; // the money has arrived, so the payment cannot fail
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Gerbang pembayaran">
      <p>
        {trxId}, {money(payment.amount)}
        {payment.until && `, dibayar paling lambat ${whenText(payment.until)}`}.
      </p>
      {notice && (
        <Callout tone="caution" title="Uangnya sudah di gerbang pembayaran">
          {notice.at !== null && `Kabarnya sampai di server ${whenText(notice.at)}.`}
          {notice.at === null &&
            (notice.found
              ? 'Kabarnya hilang. Portal menemukannya saat memeriksa daftar transaksi.'
              : 'Kabarnya hilang, dan portal tidak menemukannya. Kirim kabar itu di sini.')}
        </Callout>
      )}
      <SelectField
        label="Yang terjadi dengan pembayaran ini"
        placeholder={null}
        options={known.map(({ name, title }) => ({ id: name, name, value: name, title }))}
        value={happening}
        onValue={(value) => setHappening(happenings.find(({ name }) => name === value)?.name ?? 'pay')}
      />
      <Button type="submit" busy={busy}>
        Jalankan
      </Button>
    </StaffForm>
  );
};
