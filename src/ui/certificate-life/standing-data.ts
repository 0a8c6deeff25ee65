import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { certificateTokens } from '../../application/certificate/tokens.ts';
import { type CertificateLife, type CertificateTerm, lifeOf } from '../../domain/certificate/certificate-life.ts';
import { serverClockQuery, serverNow } from '../server-now.ts';
import { type ServicesHandle, useServices } from '../services.tsx';

const standingQuery = (services: ServicesHandle, trxId: string) => ({
  queryKey: ['certificate', 'standing', trxId],
  queryFn: async () => (await services.resolve(certificateTokens.certificateQueries)).standing(trxId),
});

/** How far the certificate of one assessment is; null when there is no such assessment. */
export const useStanding = (trxId: string, enabled: boolean) =>
  useQuery({ ...standingQuery(useServices(), trxId), enabled });

/** Whether it is known of each of these assessments how far its certificate is, or that this cannot be known now. */
export const useStandingsRead = (trxIds: readonly string[]): boolean => {
  const services = useServices();
  return useQueries({ queries: trxIds.map((trxId) => standingQuery(services, trxId)) }).every(
    (each) => !each.isPending,
  );
};

/** How long the certificate of an assessment holds; null when there is no such assessment. */
export const readTerm = async (
  services: ServicesHandle,
  queries: QueryClient,
  trxId: string,
): Promise<CertificateTerm | null> => {
  const standing = await queries.fetchQuery({ ...standingQuery(services, trxId), retry: false });
  if (!standing) return null;
  const { number, validUntil } = standing;
  return { number, validUntil, life: lifeOf(validUntil, await serverNow(services, queries)) };
};

/** How far the life of a certificate is by the server's clock; unknown until that is known. */
export const useLife = (validUntil: string | null): CertificateLife => {
  const services = useServices();
  const { data: clock } = useQuery({ ...serverClockQuery(services), enabled: validUntil !== null });
  return lifeOf(validUntil, clock?.now() ?? null);
};
