import type { UnopenedDraft } from '../../../application/draft/draft-envelope.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { draftTime } from './draft-time.ts';

const names: Readonly<Record<string, string>> = {
  agreement: 'persetujuan asesmen',
  apl01: 'APL 01',
  apl02: 'APL 02',
  result: 'tanda terima hasil',
  appeal: 'banding',
  feedback: 'umpan balik',
};

interface UnopenedNoticeProps extends UnopenedDraft {
  /** The form's name, such as `apl01`. */
  readonly form: string;
}

/** Something was kept here that cannot be opened any more: what it was, and what to do (fault matrix 70). */
export const UnopenedNotice = ({ form, savedAt, missing }: UnopenedNoticeProps) => {
  if (missing !== 'all')
    return (
      <Notice tone="caution" live="polite" title={`${missing} file dari draf di perangkat ini tidak dapat dibuka`}>
        Isian Anda tetap ada. Pilih lagi file yang hilang sebelum mengirim.
      </Notice>
    );
  const name = ['Draf', names[form], savedAt > 0 && `yang disimpan ${draftTime(savedAt, Date.now())}`];
  return (
    <Notice
      tone="caution"
      live="polite"
      title={`${name.filter(Boolean).join(' ')} di perangkat ini tidak dapat dibuka`}
    >
      Penyimpanan browser mungkin rusak atau diubah. Yang sudah dikirim ke server tetap aman. Isi lagi yang belum
      terkirim: isian baru menggantikan draf itu.
    </Notice>
  );
};
