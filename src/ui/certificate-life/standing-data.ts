import { useQueries, useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { type CertificateLife, lifeOf } from '../../domain/certificate/certificate-life.ts';
import { serverClockQuery } from '../server-now.ts';
import { useServices } from '../services.tsx';

const useStandingQuery = () => {
  const services = useServices();
  return (trxId: string) => ({
    queryKey: ['certificate', 'standing', trxId],
    queryFn: async () => (await services.resolve(certificateTokens.certificateQueries)).standing(trxId),
  });
};

/** How far the certificate of one assessment is; null when there is no such assessment. */
export const useStanding = (trxId: string, enabled: boolean) => useQuery({ ...useStandingQuery()(trxId), enabled });

/** Whether it is known of each of these assessments how far its certificate is, or that this cannot be known now. */
export const useStandingsRead = (trxIds: readonly string[]): boolean =>
  useQueries({ queries: trxIds.map(useStandingQuery()) }).every(({ isPending }) => !isPending);

/** How far the life of a certificate is by the server's clock; unknown until that is known. */
export const useLife = (validUntil: string | null): CertificateLife => {
  const services = useServices();
  const { data: clock } = useQuery({ ...serverClockQuery(services), enabled: validUntil !== null });
  return lifeOf(validUntil, clock?.now() ?? null);
};
