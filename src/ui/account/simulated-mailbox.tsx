import { type ReactNode, useEffect, useState } from 'react';

/** The way to the mailbox of the simulation, in builds that contain it; in the live build not one byte of it. */
export const SimulatedMailbox = () => {
  const [button, setButton] = useState<ReactNode>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../simulation/mailbox-button.tsx').then(({ MailboxButton }) => setButton(<MailboxButton />));
  }, []);
  return button;
};
