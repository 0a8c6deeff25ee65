import Share2 from 'lucide-react/icons/share-2';
import { useCopy } from '../../core/use-copy.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { proofCopied } from './use-proof-address.ts';

interface ShareProofProps {
  readonly proof: string;
  readonly scheme: string;
}

/** Shares the address of the public check; where the browser has no share sheet, copies it. */
export const ShareProof = ({ proof, scheme }: ShareProofProps) => {
  const copy = useCopy();
  if (!('share' in navigator))
    return <CopyButton text={proof} copy={copy} label="Bagikan" next={proofCopied} variant="secondary" size="medium" />;
  // rejects if the candidate closes the share sheet
  const share = () => void navigator.share({ title: `Sertifikat ${scheme}`, url: proof }).catch(() => undefined);
  return (
    <Button variant="secondary" onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      Bagikan
    </Button>
  );
};
