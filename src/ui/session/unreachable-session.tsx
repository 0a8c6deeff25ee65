import { useState } from 'react';
import { ErrorState } from '../components/error-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useOpenSession } from './use-open-session.ts';

/** Stands for a page that needs to know who is here while the server does not answer. */
const UnreachableSession = () => {
  const openSession = useOpenSession();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await openSession();
    setBusy(false);
  };
  return (
    <>
      <PageHeading title="Belum bisa memeriksa sesi Anda" />
      <ErrorState retrying={busy} onRetry={() => void retry()} />
    </>
  );
};

export default UnreachableSession;
