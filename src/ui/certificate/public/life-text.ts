import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { CertificateTerm } from '../../../domain/certificate/certificate-life.ts';
import { paths } from '../../core/paths.ts';
import { longDate, placeless } from '../../kit/format/date.ts';

export interface LifeText {
  readonly tone: 'caution' | 'critical';
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

const renewalAddress = (slug: string, number: string | null): string => {
  if (!slug) return paths.schemes.to({});
  return paths.scheme.to({ slug }) + (number === null ? '' : `?perpanjang=${encodeURIComponent(number)}`);
};

export const boughtText = (name: string, trxId: string) => ({
  title: `${name} sudah Anda daftarkan`,
  text: 'Langkah berikutnya ada di sana.',
  action: { label: `Buka ${name.toLowerCase()}`, to: paths.timeline.to({ id: encodeTrxId(trxId) }) },
});

/** Null if no action is needed. `slug` is empty if the data does not contain it. */
export const lifeText = (
  { life, number, validUntil }: CertificateTerm,
  slug: string,
  continuedBy?: string,
): LifeText | null => {
  const to = renewalAddress(slug, number);
  if (continuedBy && (life === 'ending' || life === 'ended'))
    return { tone: 'caution', ...boughtText(life === 'ended' ? 'Sertifikasi ulang' : 'Perpanjangan', continuedBy) };
  switch (life) {
    case 'ending':
      return {
        tone: 'caution',
        title: 'Masa berlaku segera habis',
        text: `Sertifikat ini berlaku sampai ${longDate(validUntil, placeless)}. Selesaikan asesmen perpanjangan sebelum hari itu agar sertifikat Anda tidak terputus; pilih jadwal yang jauh sebelumnya, karena hasil dan sertifikat perlu waktu.`,
        action: { label: 'Perpanjang sertifikat', to },
      };
    case 'ended':
      return {
        tone: 'critical',
        title: 'Sudah berakhir – sertifikasi ulang',
        text: `Masa berlaku sertifikat ini sudah berakhir ${longDate(validUntil, placeless)}. Ikuti asesmen lagi untuk memperoleh sertifikat yang baru.`,
        action: { label: 'Sertifikasi ulang', to },
      };
    default:
      return null;
  }
};
