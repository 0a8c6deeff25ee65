import { useEffect } from 'react';
import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/session-view.ts';

/** For a form that cannot be edited any more, such as one that was sent from another device: what is left of its draft goes. */
export const DropDraft = ({ form, trxId }: { readonly form: string; readonly trxId: string }) => {
  const services = useServices();
  const user = useSession().candidate?.id;
  useEffect(() => {
    if (user === undefined) return;
    const drop = async () => (await services.resolve(T.draftDesk)).drop({ user, form, subject: trxId });
    drop().catch(() => undefined); // the next visit drops it
  }, [services, user, form, trxId]);
  return null;
};
