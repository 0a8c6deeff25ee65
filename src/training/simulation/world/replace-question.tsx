import { ConfirmDialog } from '../../../ui/kit/components/overlay/confirm-dialog.tsx';

interface ReplaceQuestionProps {
  readonly what?: 'Skenario' | 'Adegan' | 'Pelajaran';
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}

export const ReplaceQuestion = ({ what = 'Skenario', onAgree, onCancel }: ReplaceQuestionProps) => (
  <ConfirmDialog
    open
    title="Ganti dunia simulasi ini?"
    confirmLabel="Ya, ganti"
    onConfirm={onAgree}
    onCancel={onCancel}
  >
    <p>
      Di simulasi ini sudah ada yang dikerjakan, oleh Anda atau orang lain. {what} memerlukan dunia baru, dan semua tab
      keluar. Dunia sekarang disimpan dan dapat diambil kembali di “Dunia simulasi”.
    </p>
  </ConfirmDialog>
);
