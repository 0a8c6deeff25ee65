import { useState } from 'react';
import { Button, type ButtonProps } from '../../kit/components/button/button.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';

export const DiscardButton = ({ onDiscard, ...look }: { onDiscard: () => void } & Pick<ButtonProps, 'size'>) => {
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      <Button {...look} variant="secondary" onClick={() => setAsking(true)}>
        Buang draf
      </Button>
      <ConfirmDialog
        open={asking}
        title="Buang draf?"
        confirmLabel="Ya, buang"
        danger
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        Isian dan file yang belum dikirim dihapus dari perangkat ini. Formulir kembali ke data di server.
      </ConfirmDialog>
    </>
  );
};
