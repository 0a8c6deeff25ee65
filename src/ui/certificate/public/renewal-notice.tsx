import { normalNumber } from '../../../domain/certificate/certificate-number.ts';
import { useConfig } from '../../core/config-context.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { longDate, placeless } from '../../kit/format/date.ts';
import { useCheckedCertificate } from './checked-certificate.ts';
import { BeforeEnd, howToRenew, type RenewalProps } from './renewal-before-end.tsx';

const nothing = async () => undefined;

const RenewalNotice = ({ certificate }: RenewalProps) => {
  const { certificateCheck } = useConfig().features;
  const { data } = useCheckedCertificate(certificateCheck ? normalNumber(certificate) : null, nothing);
  if (data?.status !== 'expired') return <BeforeEnd certificate={certificate} />;
  return (
    <Callout title={`Sertifikasi ulang untuk sertifikat ${certificate}`}>
      {data.certificate.validUntil !== null &&
        `Sertifikat lama berakhir ${longDate(data.certificate.validUntil, placeless)}. `}
      {howToRenew}
    </Callout>
  );
};

export default RenewalNotice;
