import { Button } from '../components/button/button.tsx';
import { Notice } from '../components/feedback/notice.tsx';

/** Tells that the stored data is no longer what this form began with. */
export const ChangedElsewhere = ({ onTake }: { onTake: () => void }) => (
  <Notice
    tone="caution"
    live="polite"
    title="Profil ini diubah di tab atau perangkat lain"
    action={
      <Button variant="secondary" size="small" onClick={onTake}>
        Pakai isian yang tersimpan
      </Button>
    }
  >
    Jika Anda menyimpan sekarang, isian di bawah ini menggantikan perubahan itu.
  </Notice>
);
