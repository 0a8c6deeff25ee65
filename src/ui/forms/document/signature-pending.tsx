import { Button } from '../../kit/components/button/button.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';

export const signatureId = 'tanda-tangan';

const moveToSignature = () => {
  const heading = document.getElementById(signatureId);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

export const SignaturePending = ({ children }: { readonly children: string }) => (
  <Cluster>
    <Badge $tone="accent">{children}</Badge>
    <Button variant="secondary" size="small" onClick={moveToSignature}>
      Ke tanda tangan
    </Button>
  </Cluster>
);
