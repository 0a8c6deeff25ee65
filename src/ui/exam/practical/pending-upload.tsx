import { ApiFailure } from '../../../application/api-failure.ts';
import type { PendingFile, Uploading } from '../../../application/exam/uploads/uploads-state.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { FileList } from '../../kit/components/media/file-list.tsx';
import { UploadObjections } from './upload-objections.tsx';
import { UploadProgress } from './upload-progress.tsx';

export const triedAgainText = 'Portal mencobanya lagi sendiri.';

const staysText = (durable: boolean, saving: boolean): string => {
  if (!durable) return 'Jangan tutup halaman ini: perangkat ini tidak dapat menyimpan file Anda.';
  return saving ? 'File Anda sedang disimpan di perangkat ini…' : 'File Anda tetap tersimpan di perangkat ini.';
};

interface FailedProps {
  readonly error: unknown;
  readonly heals: boolean;
  readonly stays: string;
}

const Failed = ({ error, heals, stays }: FailedProps) => {
  const closed = error instanceof ApiFailure && error.status === 403;
  const next = closed ? 'Hubungi asesor.' : heals ? triedAgainText : 'Anda tidak perlu memilihnya lagi.';
  return (
    <Callout
      tone={heals ? 'caution' : 'critical'}
      title={failureText(error).text}
      live={heals ? 'polite' : 'assertive'} // repeated at each try
    >
      <UploadObjections error={error} />
      <p>
        {stays} {next}
      </p>
    </Callout>
  );
};

interface OutcomeProps {
  readonly pending: PendingFile;
  readonly closed: boolean;
  readonly durable: boolean;
}

const Outcome = ({ pending: { uploading, heals, saving }, closed, durable }: OutcomeProps) => {
  const stays = staysText(durable, saving);
  if (closed) {
    return (
      <Callout tone="caution" title="File ini belum diterima server">
        Unggahan sudah ditutup. Segera hubungi asesor atau admin. {stays}
      </Callout>
    );
  }
  switch (uploading.kind) {
    case 'failed':
    case 'refused':
      return <Failed error={uploading.error} heals={heals} stays={stays} />;
    case 'cancelled':
      return (
        <Callout tone="caution" live="polite">
          Unggahan dibatalkan. {stays}
        </Callout>
      );
    case 'unknown':
      return (
        <Callout
          tone="caution"
          title="Belum diketahui apakah server sudah menerima file ini"
          live={heals ? 'polite' : 'assertive'}
        >
          {stays} {heals ? triedAgainText : 'Coba lagi bila perlu.'} Server ditanya dahulu, sehingga file tidak terkirim
          dua kali.
        </Callout>
      );
    default:
      return (
        <Callout tone="caution" title="File ini belum terunggah">
          {stays} Lanjutkan mengunggah sebelum waktu habis.
        </Callout>
      );
  }
};

export const sendLabel: Readonly<Record<Exclude<Uploading['kind'], 'running'>, string>> = {
  waiting: 'Unggah sekarang',
  cancelled: 'Unggah sekarang',
  unknown: 'Periksa dan coba lagi',
  failed: 'Coba lagi',
  refused: 'Coba lagi',
};

export interface PendingUploadProps {
  readonly label: string;
  readonly pending: PendingFile;
  readonly closed: boolean;
  readonly durable: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly onRemove: () => void;
}

export const PendingUpload = (props: PendingUploadProps) => {
  const { label, pending, closed, durable, onSend, onStop, onRemove } = props;
  const { file, uploading } = pending;
  const name = shownFileName(file.name);
  return (
    <>
      <FileList
        label={`${label}: file yang belum diterima server`}
        files={[{ id: 'pending', name, size: file.size }]}
        {...(!closed && { onRemove })}
      />
      {uploading.kind === 'running' ? (
        <UploadProgress name={name} percent={uploading.percent} onStop={onStop} />
      ) : (
        <Outcome pending={pending} closed={closed} durable={durable} />
      )}
      {uploading.kind !== 'running' && !closed && (
        <div>
          <Button onClick={onSend}>{sendLabel[uploading.kind]}</Button>
        </div>
      )}
    </>
  );
};
