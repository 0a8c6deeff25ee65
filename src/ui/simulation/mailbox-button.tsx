import { Mail } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/overlay/dialog.tsx';
import { color, fontSize, radius, space } from '../theme/theme.ts';
import { Mailbox } from './mailbox.tsx';
import { useSimulation } from './use-simulation.ts';

// dashed: it belongs to the simulation, not to the page
const Strip = styled.div`
  align-items: center;
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.control};
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(2)} ${space(4)};
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
`;

/** Opens the mailbox of the simulation over the page. */
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
