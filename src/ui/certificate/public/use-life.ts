import { type CertificateLife, lifeOf } from '../../../domain/certificate/certificate-life.ts';
import { useServerNow } from '../../core/server-now.ts';

/** Validity of a certificate by the server clock; `unknown` without an end date and until the server's time is known. */
export const useLife = (validUntil: string | null): CertificateLife =>
  lifeOf(validUntil, useServerNow(validUntil !== null));
