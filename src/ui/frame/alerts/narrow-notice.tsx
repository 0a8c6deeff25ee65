import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { LeftPage } from '../../core/alerts/alerts-view.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useNarrowWindow, useWindowWidth } from '../../core/page/use-narrow-window.ts';
import { measureWindow } from '../../core/page/window-width.ts';
import { paths } from '../../core/paths.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useCopy } from '../../core/use-copy.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { MOBILE_MAX_WIDTH } from '../../kit/theme/media.ts';

const RunningLine = lazyComponent(() => import('../../exam/public/running-line.tsx'), null, true);
const ReturnToExam = lazyComponent(() => import('../../exam/public/return-to-exam.tsx'), null, true);

/** Exact wording (specification 2, Mobile rule). */
const mobileText = 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen';

const widthId = 'lebar-jendela';

const widthText = (width: number, narrow: boolean): string => {
  if (!narrow) return `Lebar jendela ${width} piksel, sudah cukup lebar.`;
  return measureWindow().touch
    ? 'Bagian ini dikerjakan di laptop. Langkah Anda berikutnya tetap dapat dibaca di Beranda.'
    : `Lebar jendela ${width} piksel. Perbesar jendela menjadi lebih dari ${MOBILE_MAX_WIDTH} piksel.`;
};

interface NarrowNoticeProps {
  readonly left: LeftPage;
  readonly onClose: () => void;
}

/** No button has the initial focus, because a candidate who is typing might press that button by accident. */
export const NarrowNotice = ({ left, onClose }: NarrowNoticeProps) => {
  const [pathname] = useLocation();
  const { candidate } = useSession();
  const copy = useCopy();
  const { touch } = measureWindow();
  const width = useWindowWidth();
  const narrow = useNarrowWindow();
  const elsewhere = pathname !== paths.home.to({});
  useEffect(() => {
    if (elsewhere) onClose();
  }, [elsewhere, onClose]);
  return (
    <Dialog
      open
      alert
      size="small"
      title="Informasi"
      onClose={onClose}
      actions={
        <>
          <Button variant={candidate || touch ? 'secondary' : 'primary'} onClick={onClose}>
            Tutup
          </Button>
          {touch && (
            <CopyButton
              text={new URL(left.address, location.origin).href}
              copy={copy}
              label="Salin tautan"
              next="Tautan tersalin. Kirim ke diri sendiri lewat WhatsApp atau email, lalu buka di laptop."
              variant="primary"
            />
          )}
          {candidate && <ReturnToExam left={left} why={widthId} onReturn={onClose} />}
        </>
      }
    >
      <Stack $gap={3}>
        <p>{mobileText}</p>
        <p id={widthId}>{widthText(width, narrow)}</p>
        {candidate && <RunningLine left={left} />}
      </Stack>
    </Dialog>
  );
};
