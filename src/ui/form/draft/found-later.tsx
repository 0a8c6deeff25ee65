import { Button } from '../../components/button/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { draftTime } from './draft-time.ts';

interface FoundLaterProps {
  readonly savedAt: number;
  readonly onOpen: () => void;
  readonly onKeepOwn: () => void;
}

/** The device's storage answers again, and holds a draft that was not there when this form was opened: only its writer knows which counts. */
export const FoundLater = ({ savedAt, onOpen, onKeepOwn }: FoundLaterProps) => (
  <Notice
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
    Draf yang disimpan {draftTime(savedAt, Date.now())} baru dapat dibaca sekarang. Pilih yang dilanjutkan; yang lain
    dihapus dari perangkat ini.
  </Notice>
);
