import { Button } from '../components/button/button.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { Badge } from '../components/text/badge.tsx';

/** The id of the heading above the signature of a paper; the heading can take the focus. */
export const signatureId = 'tanda-tangan';

const moveToSignature = () => {
  const heading = document.getElementById(signatureId);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Shown above an unsigned document; its button moves to the signature section. */
export const SignaturePending = ({ children }: { readonly children: string }) => (
  <Cluster>
    <Badge $tone="accent">{children}</Badge>
    <Button variant="secondary" size="small" onClick={moveToSignature}>
      Ke tanda tangan
    </Button>
  </Cluster>
);
