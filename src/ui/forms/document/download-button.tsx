import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { CertificateOutcome } from '../../../application/certificate/download-certificate.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { Button, type ButtonProps } from '../../kit/components/button/button.tsx';

const notReadyText = 'Dokumen belum siap diunduh. Silakan coba lagi nanti.';
const notAPdfText = 'File yang diterima dari server bukan PDF, jadi tidak kami simpan. Coba lagi sebentar lagi.';

export type DownloadButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  readonly download: () => Promise<CertificateOutcome>;
  readonly onEnd?: (outcome: CertificateOutcome) => void;
  readonly children: ReactNode;
};

export const DownloadButton = ({ download, onEnd, children, ...look }: DownloadButtonProps) => {
  const { failed, inform, succeeded } = useAlerts();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const outcome = await download();
      if (outcome.kind === 'saved') succeeded('File PDF sudah diunduh.');
      else if (outcome.kind !== 'elsewhere')
        inform(outcome.kind === 'notAPdf' ? notAPdfText : outcome.reasons.join(' ') || notReadyText);
      onEnd?.(outcome);
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return (
    // ignores the second click of a double click, which would start another download
    <Button {...look} busy={busy} onClick={({ detail }) => void (detail < 2 && press())}>
      <Download size={18} aria-hidden="true" />
      {children}
    </Button>
  );
};
