import type { ReactNode } from 'react';
import type { ExamKind } from '../../../domain/exam/exam.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { canSubmitLate, isByUploads } from '../public/exam-kinds.ts';

interface TimeOverDialogProps {
  readonly kind: ExamKind;
  readonly submitAllowed: boolean;
  readonly unsent: number;
  readonly deviceOnly?: boolean;
  readonly onSaveUnsent?: () => void;
  readonly refused: number;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly onLogIn?: (() => void) | null;
  readonly unfinished?: boolean;
  readonly children?: ReactNode;
}

const WhatNext = ({ submits, byUploads }: { submits: boolean; byUploads: boolean }) => {
  if (submits) return <p>Tekan Submit untuk mengumpulkan jawaban yang sudah diisi.</p>;
  if (byUploads) return null;
  return <p>Jawaban tidak dapat dikumpulkan lagi dari sini. Silakan hubungi asesor.</p>;
};

const Unsent = ({ count, submits }: { count: number; submits: boolean }) => (
  <Callout tone="caution" title={`${count} jawaban belum terkirim`} live="polite">
    {submits
      ? 'Jawaban itu ikut dikirim saat Submit. Bila salah satunya ditolak, jawaban lain dikumpulkan tanpa jawaban itu. Jangan tutup halaman ini sebelum selesai.'
      : 'Jawaban itu dikirim begitu tersambung. Jangan tutup halaman ini sebelum semuanya terkirim.'}
  </Callout>
);

/** For an exam that can no longer be submitted, on a server that stores no answers before submission. */
const OnDevice = ({ count, onSave }: { count: number; onSave: () => void }) => (
  <Callout
    tone="critical"
    title={`${count} jawaban hanya ada di perangkat ini`}
    live="polite"
    action={
      <Button size="small" variant="secondary" onClick={onSave}>
        Unduh jawaban
      </Button>
    }
  >
    Server belum menerimanya. Unduh jawaban itu, lalu segera hubungi asesor.
  </Callout>
);

const Refused = ({ count, submits }: { count: number; submits: boolean }) => (
  <Callout tone="critical" title={`${count} jawaban tidak diterima server`} live="polite">
    {submits
      ? 'Jawaban itu tetap ada di perangkat ini, dan dikirim lagi saat Submit. Bila tetap ditolak, jawaban lain dikumpulkan tanpa jawaban itu.'
      : 'Jawaban itu tidak ikut dinilai, tetapi masih ada di perangkat ini. Segera hubungi asesor.'}
  </Callout>
);

const LoggedOut = ({ onLogIn }: { onLogIn: () => void }) => (
  <Callout
    tone="caution"
    title="Sesi berakhir"
    live="polite"
    action={
      <Button size="small" variant="secondary" onClick={onLogIn}>
        Masuk kembali
      </Button>
    }
  >
    Masuk kembali agar jawaban dapat dikirim.
  </Callout>
);

/**
 * Time-over dialog (specification 2, Exam timer). The dialog has no close button: it unmounts when the page closes or after an extension.
 */
export const TimeOverDialog = (props: TimeOverDialogProps) => {
  const {
    kind,
    submitAllowed,
    unsent,
    deviceOnly = false,
    onSaveUnsent = () => undefined,
    refused,
    busy,
    onSubmit,
    onBack,
    onLogIn = null,
    unfinished = false,
    children,
  } = props;
  const byUploads = isByUploads({ kind });
  const submits = canSubmitLate({ kind, submitAllowed });
  return (
    <Dialog
      open
      alert
      closable={false}
      title="Yah.. Waktu Kamu telah habis :("
      actions={
        <>
          <Button variant={submits || unfinished ? 'secondary' : 'primary'} onClick={onBack}>
            Kembali ke proses sertifikasi
          </Button>
          {submits && (
            <Button busy={busy} onClick={onSubmit}>
              Submit
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        <p>Jawaban tidak dapat diubah lagi.</p>
        {onLogIn && <LoggedOut onLogIn={onLogIn} />}
        <WhatNext submits={submits} byUploads={byUploads} />
        {children}
        {refused > 0 && <Refused count={refused} submits={submits} />}
        {unsent > 0 &&
          (deviceOnly && !submits ? (
            <OnDevice count={unsent} onSave={onSaveUnsent} />
          ) : (
            <Unsent count={unsent} submits={submits} />
          ))}
      </Stack>
    </Dialog>
  );
};
