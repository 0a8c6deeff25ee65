import { Send } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { useSession } from '../../session/session-view.ts';
import { useCopy } from '../../use-copy.ts';

interface ToTheLaptopProps {
  readonly to: string;
  readonly step: string;
  readonly scheme: string;
}

/** Where the browser has no share sheet, such as on plain HTTP, the link goes by email. */
export const ToTheLaptop = ({ to, step, scheme }: ToTheLaptopProps) => {
  const { candidate } = useSession();
  const url = new URL(to, globalThis.location.href).href;
  const title = `${step} – ${scheme}`;
  const text = `Buka tautan ini di laptop atau komputer untuk melanjutkan sertifikasi ${scheme}:`;
  const mail = new URLSearchParams({ subject: title, body: `${text}\n\n${url}` }).toString().replaceAll('+', '%20');
  // the candidate may close the sheet; where it fails, the copy button remains
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined);
  return (
    <div>
      <p>Bagian ini dikerjakan di laptop atau komputer. Bawa tautannya ke sana:</p>
      <Cluster>
        <CopyButton text={url} copy={useCopy()} label="Salin tautan" variant="secondary" />
        {'share' in navigator ? (
          <Button variant="secondary" size="small" onClick={share}>
            <Send size={16} aria-hidden="true" />
            Kirim tautan
          </Button>
        ) : (
          <a href={`mailto:${candidate?.email ?? ''}?${mail}`}>Kirim tautan ke email saya</a>
        )}
      </Cluster>
    </div>
  );
};
