import type { Zone } from '../../domain/calendar/in-zone.ts';
import type { CertificateState } from '../../domain/certificate/certificate.ts';
import type { CertificateLife } from '../../domain/certificate/certificate-life.ts';
import { bodyIsDecidingText } from '../assessment/public/next-step/recommended-text.ts';
import type { BadgeTone } from '../kit/components/text/badge.tsx';
import { longDate } from '../kit/format/date.ts';
import { withWord } from '../kit/format/with-word.ts';

export interface CertificateText {
  readonly tone: BadgeTone;
  readonly label: string;
  readonly text: string;
}

export const certificateText = (
  state: CertificateState,
  life: CertificateLife,
  time: string,
  zone: Zone | undefined,
): CertificateText => {
  switch (state.status) {
    case 'ready':
      return life === 'ended'
        ? {
            tone: 'caution',
            label: 'Sudah berakhir',
            text: 'Sertifikat ini tidak berlaku lagi. File PDF tetap dapat Anda unduh.',
          }
        : {
            tone: 'positive',
            label: 'Siap diunduh',
            text: 'Sertifikat Anda sudah terbit. Unduh lalu simpan file PDF aslinya. Untuk mencetak, buka file itu; cetakan hanya salinan.',
          };
    case 'undecided':
      return {
        tone: 'info',
        label: 'Menunggu keputusan',
        text: `${bodyIsDecidingText}. Tidak ada yang perlu Anda lakukan. Kami memberi tahu Anda lewat notifikasi begitu sertifikat siap.`,
      };
    case 'signing':
      return {
        tone: 'info',
        label: 'Sedang ditandatangani',
        text: `${state.since ? `Sejak ${longDate(state.since, zone)}, biasanya` : 'Biasanya'} selesai dalam ${time}. Tidak ada yang perlu Anda lakukan. Kami memberi tahu Anda lewat notifikasi begitu sertifikat siap.`,
      };
    case 'unknown':
      return {
        tone: 'caution',
        label: withWord('Belum dapat dipastikan', state.word),
        text: 'Portal tidak mengenal keadaan sertifikat ini. Anda dapat mencoba mengunduhnya, atau hubungi lembaga sertifikasi.',
      };
    case 'not_ready':
      return {
        tone: 'neutral',
        label: 'Belum tersedia',
        text: 'Sertifikat terbit setelah Anda dinyatakan kompeten, menerima hasil, dan mengisi umpan balik.',
      };
  }
};
