import type { Certificate, CertificateStatus } from '../../domain/certificate/certificate.ts';
import { longDate, placeless } from '../kit/format/date.ts';

export interface StatusText {
  readonly tone: 'positive' | 'caution' | 'critical' | 'info';
  readonly title: string;
  readonly text: string;
}

export const statusText = (status: CertificateStatus, certificate: Certificate): StatusText => {
  const { validUntil } = certificate;
  switch (status) {
    case 'valid':
      return {
        tone: 'positive',
        title: 'Sertifikat berlaku',
        text:
          validUntil === null
            ? 'Terdaftar, dan berlaku menurut lembaga sertifikasi. Sampai kapan, belum diketahui.'
            : `Terdaftar, dan berlaku sampai ${longDate(validUntil, placeless)}.`,
      };
    case 'expired':
      return {
        tone: 'caution',
        title: 'Sertifikat sudah kedaluwarsa',
        text:
          validUntil === null
            ? 'Terdaftar, tetapi masa berlakunya sudah habis.'
            : `Terdaftar, tetapi hanya berlaku sampai ${longDate(validUntil, placeless)}.`,
      };
    case 'revoked': {
      const when = certificate.revokedAt ? ` pada ${longDate(certificate.revokedAt, placeless)}` : '';
      const why = certificate.revokedReason ? ` Alasan: ${certificate.revokedReason}` : '';
      return { tone: 'critical', title: 'Sertifikat dicabut', text: `Tidak berlaku lagi: dicabut${when}.${why}` };
    }
    case 'unknown':
      return {
        tone: 'info',
        title: 'Status sertifikat belum dapat dipastikan',
        text: 'Sertifikat ini terdaftar, tetapi portal tidak mengenal statusnya. Hubungi lembaga sertifikasi.',
      };
  }
};
