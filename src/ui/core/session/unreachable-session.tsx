import { useState } from 'react';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { FailureState } from '../errors/failure-state.tsx';
import { useSession } from './session-view.ts';
import { useOpenSession } from './use-open-session.ts';

const UnreachableSession = () => {
  const openSession = useOpenSession();
  const { failure } = useSession();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await openSession();
    setBusy(false);
  };
  return (
    <>
      <PageHeading title="Belum bisa memeriksa sesi Anda" />
      <FailureState error={failure} retrying={busy} onRetry={() => void retry()} />
    </>
  );
};

export default UnreachableSession;
