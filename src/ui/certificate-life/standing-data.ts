import { useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { type CertificateLife, lifeOf } from '../../domain/certificate/certificate-life.ts';
import { serverClockQuery } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** How far the certificate of one assessment is; null when there is no such assessment. */
export const useStanding = (trxId: string, enabled: boolean) => {
  const services = useServices();
  return useQuery({
    queryKey: ['certificate', 'standing', trxId],
    queryFn: async () => (await services.resolve(certificateTokens.certificateQueries)).standing(trxId),
    enabled,
  });
};

/** How far the life of a certificate is by the server's clock; unknown until that is known. */
export const useLife = (validUntil: string | null): CertificateLife => {
  const services = useServices();
  const { data: clock } = useQuery({ ...serverClockQuery(services), enabled: validUntil !== null });
  return lifeOf(validUntil, clock?.now() ?? null);
};
