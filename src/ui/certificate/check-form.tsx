import ScanSearch from 'lucide-react/icons/scan-search';
import { type FormEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { type CheckInput, readCheckInput } from '../../domain/certificate/certificate-number.ts';
import { Slot } from '../core/slots.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { TextField } from '../kit/components/form/text-field.tsx';
import { space } from '../kit/theme/theme.ts';

const Form = styled.form`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > div {
    inline-size: 100%;
  }
`;

export const inputProblem = ({ kind }: CheckInput): string | null =>
  ({
    number: null,
    empty: 'Isi nomor sertifikat atau tempel alamat dari kode QR',
    otherAddress: 'Alamat ini bukan alamat pemeriksaan sertifikat. Pindai kembali kode QR, atau ketik nomornya',
    tooShort: 'Nomor ini terlalu pendek. Nomor sertifikat memuat sedikitnya empat angka',
    tooLong: 'Nomor ini terlalu panjang. Nomor sertifikat tidak lebih dari 60 karakter',
    noNumber:
      'Ini bukan nomor sertifikat. Nomor hanya berisi huruf, angka, spasi, titik, garis miring, dan tanda hubung',
  })[kind];

export interface CheckFormProps {
  readonly initial: string;
  readonly busy: boolean;
  readonly onAsk: () => void;
  readonly onCheck: (number: string) => void;
}

export const CheckForm = ({ initial, busy, onAsk, onCheck }: CheckFormProps) => {
  const { form, submit, field, summary } = useCheckedForm({
    initial: { number: initial },
    judge: ({ number }) => ({ number: inputProblem(readCheckInput(number)) ?? undefined }),
    send: async ({ number }) => {
      const input = readCheckInput(number);
      if (input.kind !== 'number') return;
      form.setValue('number', input.number);
      onCheck(input.number);
    },
  });
  useEffect(() => form.setValue('number', initial), [form, initial]);
  const ask = (event: FormEvent) => {
    onAsk();
    submit(event);
  };
  return (
    <Form onSubmit={ask} noValidate>
      <Slot name="example" of={{ name: 'certificate-check', form }} />
      <ErrorSummary {...summary} />
      <TextField
        {...field('number')}
        label="Nomor sertifikat atau alamat QR"
        hint="Misalnya 62010 2513 4 0012345 2026, atau tempel alamat hasil memindai kode QR; hanya nomornya yang kami baca."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={2000}
      />
      <Button type="submit" busy={busy}>
        <ScanSearch size={18} aria-hidden="true" />
        Periksa sertifikat
      </Button>
    </Form>
  );
};
