import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { Mailbox } from '../mailbox.tsx';
import { useSimulation } from '../use-simulation.ts';
import { Strip } from './strip.ts';

export const MailboxButton = () => {
  const control = useSimulation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Strip>
      <span>Email tidak benar-benar dikirim.</span>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Mail size={18} aria-hidden="true" />
        Buka Kotak surat simulasi
      </Button>
      {control && (
        <Dialog open={open} title="Kotak surat simulasi" onClose={close}>
          <Mailbox control={control} onFollow={close} />
        </Dialog>
      )}
    </Strip>
  );
};
