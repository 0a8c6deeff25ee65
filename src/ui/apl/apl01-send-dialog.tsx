import { styled } from 'styled-components';
import { Button } from '../components/button.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Meter } from '../components/meter.tsx';
import { failureText } from '../failure-text.ts';
import { space } from '../theme/theme.ts';
import type { Sending } from './use-send-apl01.ts';

const Facts = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(3)};
  padding-inline-start: ${space(5)};

  li {
    list-style: disc;
  }
`;

const Progress = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export interface Apl01SendDialogProps {
  readonly sending: Sending;
  /** What goes out, line by line. */
  readonly facts: readonly string[];
  readonly again: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Before, while and after the form goes out: the question, the progress that can be stopped, and the retry. */
export const Apl01SendDialog = ({ sending, facts, again, onStart, onStop, onClose }: Apl01SendDialogProps) => {
  const label = again ? 'Kirim perbaikan' : 'Kirim permohonan';
  if (sending.kind === 'asking') {
    return (
      <ConfirmDialog open title={`${label}?`} confirmLabel="Ya, kirim" onConfirm={onStart} onCancel={onClose}>
        <p>Yang dikirim ke admin LSP:</p>
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <p>Setelah terkirim, formulir tidak dapat diubah selama diperiksa.</p>
      </ConfirmDialog>
    );
  }
  if (sending.kind === 'running') {
    const { percent } = sending;
    return (
      <Dialog
        open
        closable={false}
        size="small"
        title="Mengirim APL 01"
        actions={
          <Button variant="secondary" onClick={onStop}>
            Batalkan pengiriman
          </Button>
        }
      >
        <Progress>
          <Meter label="Kemajuan pengiriman" percent={percent} role="progressbar" />
          <p role="status">{percent < 100 ? `Mengunggah, ${percent}%` : 'Menunggu jawaban server…'}</p>
        </Progress>
      </Dialog>
    );
  }
  if (sending.kind !== 'failed') return null;
  const { text, items } = failureText(sending.error);
  return (
    <Dialog
      open
      alert
      size="small"
      title={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Tutup
          </Button>
          <Button data-autofocus onClick={onStart}>
            Coba lagi
          </Button>
        </>
      }
    >
      {items.length > 0 && (
        <Facts>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Facts>
      )}
      <p>Isian dan file Anda tetap tersimpan. Tekan Coba lagi tanpa memilih file dari awal.</p>
    </Dialog>
  );
};
