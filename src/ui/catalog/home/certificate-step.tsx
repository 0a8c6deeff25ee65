import { styled } from 'styled-components';
import type { CertificateFacts } from '../../../domain/certificate/certificate.ts';
import { useTimelineRefresh } from '../../assessment/public/timeline-data.ts';
import { CertificateElsewhere } from '../../certificate/public/certificate-elsewhere.ts';
import { OwnCertificate } from '../../certificate/public/own-certificate.tsx';
import { ShareProof } from '../../certificate/public/share-proof.tsx';
import { useCertificateDownload } from '../../certificate/public/use-certificate-download.ts';
import { useLife } from '../../certificate/public/use-life.ts';
import { useProofAddress } from '../../certificate/public/use-proof-address.ts';
import { DownloadButton } from '../../forms/document/download-button.tsx';
import { StepAction, type StepActionProps } from './step-action.tsx';

const Picture = styled.div`
  inline-size: 100%;
  max-inline-size: 36rem;
`;

interface CertificateStepProps extends StepActionProps {
  readonly title: string;
  readonly facts: CertificateFacts;
}

/** The certificate itself, with what can be done with it. */
export const CertificateStep = ({ title, facts, ...action }: CertificateStepProps) => {
  const { step, trxId } = action;
  const refresh = useTimelineRefresh(trxId);
  const { address, download, onEnd } = useCertificateDownload(trxId, facts.number, refresh);
  const proof = useProofAddress(facts.number);
  const ended = useLife(facts.validUntil) === 'ended';
  return (
    <>
      {address !== null && <CertificateElsewhere address={address} />}
      <StepAction {...action}>
        <DownloadButton variant={step.tone === 'mine' ? 'secondary' : 'accent'} download={download} onEnd={onEnd}>
          Unduh sertifikat
        </DownloadButton>
        {proof !== null && !ended && <ShareProof proof={proof} scheme={title} />}
      </StepAction>
      <Picture>
        <OwnCertificate scheme={title} facts={facts} ended={ended} />
      </Picture>
    </>
  );
};
