import type { UnopenedDraft } from '../../../application/draft/draft-envelope.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { MessagePanel } from '../../kit/components/feedback/message-panel.tsx';
import { DiscardButton } from './discard-button.tsx';
import { draftTime } from './draft-time.ts';

interface FoundLaterProps {
  readonly savedAt: number;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onKeepOwn: () => void;
}

/** Shown when the storage works again and contains another draft: the candidate chooses which one to keep. */
export const FoundLater = ({ savedAt, now, onOpen, onKeepOwn }: FoundLaterProps) => (
  <Callout
    tone="caution"
    live="polite"
    title="Ada draf lain di perangkat ini"
    action={
      <>
        <Button size="small" onClick={onKeepOwn}>
          Pakai isian ini
        </Button>
        <Button size="small" variant="secondary" onClick={onOpen}>
          Buka draf itu
        </Button>
      </>
    }
  >
    Draf yang disimpan {draftTime(savedAt, now)} baru dapat dibaca sekarang. Pilih yang dilanjutkan; yang lain dihapus
    dari perangkat ini.
  </Callout>
);

interface OlderDraftProps {
  readonly savedAt: number;
  readonly now: number;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

/**
 * Shown if the form changed on the server after the draft was saved, for example because it was returned: the candidate chooses whether to
 * use the draft.
 */
export const OlderDraft = ({ savedAt, now, onUse, onDiscard }: OlderDraftProps) => (
  <MessagePanel
    title="Ada draf dari sebelum formulir ini berubah"
    actions={
      <>
        <Button onClick={onUse}>Lanjutkan draf</Button>
        <DiscardButton onDiscard={onDiscard} />
      </>
    }
  >
    Draf di perangkat ini disimpan {draftTime(savedAt, now)}. Setelah itu data di server berubah, misalnya karena
    formulir dikembalikan. Lanjutkan draf Anda, atau buang untuk memulai dari data di server.
  </MessagePanel>
);

const names: Readonly<Record<string, string>> = {
  agreement: 'persetujuan asesmen',
  adjustments: 'penyesuaian',
  apl01: 'APL 01',
  apl02: 'APL 02',
  result: 'tanda terima hasil',
  appeal: 'banding',
  feedback: 'umpan balik',
};

interface UnopenedNoticeProps extends UnopenedDraft {
  readonly form: string;
  readonly now: number;
}

export const UnopenedNotice = ({ form, savedAt, missing, now }: UnopenedNoticeProps) => {
  if (missing !== 'all')
    return (
      <Callout tone="caution" live="polite" title={`${missing} file dari draf di perangkat ini tidak dapat dibuka`}>
        Isian Anda tetap ada. Pilih lagi file yang hilang sebelum mengirim.
      </Callout>
    );
  const name = ['Draf', names[form], savedAt > 0 && `yang disimpan ${draftTime(savedAt, now)}`];
  return (
    <Callout
      tone="caution"
      live="polite"
      title={`${name.filter(Boolean).join(' ')} di perangkat ini tidak dapat dibuka`}
    >
      Penyimpanan browser mungkin rusak atau diubah. Yang sudah dikirim ke server tetap aman. Isi lagi yang belum
      terkirim: isian baru menggantikan draf itu.
    </Callout>
  );
};
