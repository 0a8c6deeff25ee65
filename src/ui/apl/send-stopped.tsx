import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import type { Sending } from './use-sending.ts';

/** Keep it mounted: screen readers announce only changes of an existing live region. */
export const SendStopped = ({ sending, onCheck }: { readonly sending: Sending; readonly onCheck: () => void }) => (
  <div role="status">
    {sending.kind === 'cancelled' && (
      <Callout tone="caution">Pengiriman dibatalkan. Isian dan file Anda tetap ada.</Callout>
    )}
    {sending.kind === 'unknown' && (
      <Callout
        tone="caution"
        action={
          <Button variant="secondary" size="small" busy={sending.checking} onClick={onCheck}>
            Periksa lagi
          </Button>
        }
      >
        Pengiriman dibatalkan, tetapi belum diketahui apakah server sudah menerimanya. Periksa lagi sebelum mengirim
        ulang.
      </Callout>
    )}
  </div>
);
