import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import type { Method } from './methods.ts';

const instant = '2026-02-20 09:00:00';
const good = (data: unknown) => ({ code: '00', message: '', data });
const standing = {
  status: 'ready',
  file_id: 'CERT-TRX-1',
  number: 'CONTOH 62010',
  issued_at: instant,
  valid_until: instant,
  since: null,
};
const certificate = {
  number: 'CONTOH 62010',
  register_number: 'CONTOH 1483',
  holder: 'Gita',
  schema: { title: 'JWP', number: 'S-1' },
  units: [{ code: 'J.1', title: 'u' }],
  issued_at: instant,
  valid_until: instant,
  status: 'revoked',
  revoked_at: instant,
  revoked_reason: 'x',
};

/** The methods of the repository of certificates; documents are no JSON and have tests of their own. */
export const certificateMethods: readonly Method[] = [
  {
    name: 'HttpCertificateRepository.request',
    run: (http) => new HttpCertificateRepository(http).request('TRX-1'),
    good: good(standing),
  },
  {
    name: 'HttpCertificateRepository.check',
    run: (http) => new HttpCertificateRepository(http).check('CONTOH 62010'),
    good: good(certificate),
    needs: ['data.number', 'data.holder'],
  },
];
