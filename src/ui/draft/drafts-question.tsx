import { useEffect, useState } from 'react';
import { T } from '../../application/tokens.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { useServices } from '../services.tsx';
import { askBeforeGoing } from '../session/leaving.ts';
import { useSession } from '../session/session-view.ts';

/** A log-out takes the candidate's drafts away, wherever in the portal it is asked for: while there are any, it asks first (fault matrix 63). */
const DraftsQuestion = () => {
  const services = useServices();
  const user = useSession().candidate?.id;
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => {
    if (user === undefined) return;
    const stop = new AbortController();
    const ask = async (go: () => void) => {
      const holdsAny = await services.resolve(T.draftDesk).then(
        (desk) => desk.holdsAny(user),
        () => false, // without the desk nobody could have written one
      );
      if (stop.signal.aborted) return;
      if (holdsAny) setWanted({ go });
      else go();
    };
    askBeforeGoing('drafts', (go) => void ask(go), stop.signal);
    return () => stop.abort();
  }, [services, user]);
  const leave = () => {
    setWanted(null);
    wanted?.go();
  };
  return (
    <ConfirmDialog
      open={wanted !== null}
      title="Ada isian yang belum dikirim. Tetap keluar?"
      confirmLabel="Keluar"
      cancelLabel="Tetap di sini"
      danger
      onConfirm={leave}
      onCancel={() => setWanted(null)}
    >
      Draf formulir di perangkat ini akan dihapus.
    </ConfirmDialog>
  );
};

export default DraftsQuestion;
