import { styled } from 'styled-components';
import { failureText } from '../core/failure-text.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Meter } from '../kit/components/feedback/meter.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { Stack } from '../kit/components/layout/stack.tsx';
import { ConfirmDialog } from '../kit/components/overlay/confirm-dialog.tsx';
import { Dialog } from '../kit/components/overlay/dialog.tsx';
import { space } from '../kit/theme/theme.ts';
import type { Sending } from './use-sending.ts';

const Facts = styled.div`
  margin-block: ${space(3)};

  ul {
    display: grid;
    gap: ${space(1)};
    list-style: disc;
    padding-inline-start: ${space(5)};
  }
`;

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <Facts>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Facts>
);

const Unchanged = styled.div`
  margin-block: ${space(3)};
`;

export interface SendDialogProps {
  readonly name: string;
  readonly label: string;
  readonly receiver: string;
  readonly sending: Sending;
  readonly facts: readonly string[];
  readonly unchanged?: readonly string[];
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

export const SendDialog = (props: SendDialogProps) => {
  const { name, label, receiver, sending, facts, unchanged = [], onStart, onStop, onClose } = props;
  if (sending.kind === 'asking') {
    return (
      <ConfirmDialog open title={`${label}?`} confirmLabel="Ya, kirim" onConfirm={onStart} onCancel={onClose}>
        <p>Yang dikirim ke {receiver}:</p>
        <Lines lines={facts} />
        {unchanged.length > 0 && (
          <Unchanged>
            <Callout tone="caution" title="Bagian bercatatan yang tidak Anda ubah">
              <Lines lines={unchanged} />
              <p>Kirim saja bila isinya memang sudah benar.</p>
            </Callout>
          </Unchanged>
        )}
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
        title={`Mengirim ${name}`}
        actions={
          <Button variant="secondary" onClick={onStop}>
            Batalkan pengiriman
          </Button>
        }
      >
        <Stack $gap={2}>
          <Meter label="Kemajuan pengiriman" percent={percent} role="progressbar" />
          <p {...politely}>{percent < 100 ? `Mengunggah, ${percent}%` : 'Menunggu jawaban server…'}</p>
        </Stack>
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
      {items.length > 0 && <Lines lines={items} />}
      <p>Isian dan file Anda tetap tersimpan. Tekan Coba lagi tanpa memilih file dari awal.</p>
    </Dialog>
  );
};

/** Keep it mounted: screen readers announce only changes of an existing live region. */
export const SendStopped = ({ sending, onCheck }: { readonly sending: Sending; readonly onCheck: () => void }) => (
  <div {...politely}>
    {sending.kind === 'cancelled' && (
      <Callout tone="caution">Pengiriman dibatalkan. Isian dan file Anda tetap ada.</Callout>
    )}
    {sending.kind === 'unknown' && (
      <Callout
        tone="caution"
        action={
          <Button variant="secondary" size="small" busy={sending.checking} onClick={onCheck}>
            Periksa lagi
          </Button>
        }
      >
        Pengiriman dibatalkan, tetapi belum diketahui apakah server sudah menerimanya. Periksa lagi sebelum mengirim
        ulang.
      </Callout>
    )}
  </div>
);
