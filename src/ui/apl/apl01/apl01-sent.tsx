import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { SentForm } from '../sent-form.tsx';
import { Apl01Paper } from './apl01-paper.tsx';

const titles = {
  approved: 'Permohonan diterima',
  rejected: 'Permohonan tidak diterima',
  waiting: 'Sedang diperiksa admin LSP',
};

interface Apl01SentProps {
  readonly apl01: Apl01;
  readonly justSent: boolean;
}

export const Apl01Sent = ({ apl01, justSent }: Apl01SentProps) => (
  <SentForm
    form="apl01"
    sent={apl01}
    justSent={justSent}
    done="APL 01 terkirim"
    wait="Admin LSP memeriksanya, biasanya dalam beberapa hari kerja."
    titles={titles}
  >
    <Apl01Paper apl01={apl01} />
  </SentForm>
);
