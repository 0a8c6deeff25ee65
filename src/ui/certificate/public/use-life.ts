import { useQuery } from '@tanstack/react-query';
import { type CertificateLife, lifeOf } from '../../../domain/certificate/certificate-life.ts';
import { serverClockQuery } from '../../core/server-now.ts';
import { useServices } from '../../core/services.tsx';

/** Validity of a certificate by the server clock; `unknown` without an end date and until the server's time is known. */
export const useLife = (validUntil: string | null): CertificateLife => {
  const services = useServices();
  const { data: clock } = useQuery({ ...serverClockQuery(services), enabled: validUntil !== null });
  return lifeOf(validUntil, clock?.now() ?? null);
};
