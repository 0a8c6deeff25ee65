import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../kit/components/button/button.tsx';
import { Cluster } from '../../../kit/components/layout/cluster.tsx';
import { Stack } from '../../../kit/components/layout/stack.tsx';
import { TextLink } from '../../../kit/components/navigation/text-link.tsx';
import { useTimelineRefresh } from '../timeline-data.ts';

/** Above the link that covers its card. */
const Ways = styled(Cluster)`
  position: relative;
`;

interface UnreadStepProps {
  readonly trxId: string;
  /** The page of the assessment, where it can be opened. */
  readonly process?: string | null;
}

/** Says that the next step of an assessment could not be read, with a way to try again. */
export const UnreadStep = ({ trxId, process = null }: UnreadStepProps) => {
  const refresh = useTimelineRefresh(trxId);
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <Stack $gap={2}>
      <p>Langkah berikutnya belum bisa dimuat.</p>
      <Ways $gap={[2, 4]}>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void tryAgain()}>
          Coba lagi
        </Button>
        {process !== null && <TextLink to={process}>Buka proses sertifikasi</TextLink>}
      </Ways>
    </Stack>
  );
};
