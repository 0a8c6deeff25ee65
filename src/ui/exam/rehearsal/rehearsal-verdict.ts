import type { AttemptReport } from '../../../application/exam/check-attempt.ts';
import type { ConnectionReport } from '../../../application/exam/check-connection.ts';
import type { StorageReport } from '../../../application/exam/check-storage.ts';
import { toOneDigit } from '../../kit/components/text/grouped.ts';
import { MOBILE_MAX_WIDTH } from '../../kit/theme/media.ts';

export type Grade = 'fine' | 'caution' | 'bad';

export interface Verdict {
  readonly grade: Grade;
  readonly said: string;
  readonly advice: string;
}

const second = 1_000;
const slow = 1.5 * second;
const clockDifference = 60 * second;

const secondsText = (milliseconds: number): string =>
  milliseconds < 100 ? 'kurang dari 0,1 detik' : `${toOneDigit(milliseconds / second)} detik`;

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

export const connectionVerdict = ({ roundTrips, failed }: ConnectionReport): Verdict => {
  const tried = roundTrips.length + failed;
  const milliseconds = middleOf(roundTrips);
  if (roundTrips.length === 0) {
    return {
      grade: 'bad',
      said: 'Server tidak dapat dihubungi.',
      advice: 'Periksa kabel, Wi-Fi, atau paket data Anda, lalu periksa lagi.',
    };
  }
  if (failed > 0) {
    return {
      grade: 'caution',
      said: `Server tidak menjawab ${failed} dari ${tried} percobaan.`,
      advice: 'Jawaban Anda tetap tersimpan di perangkat, tetapi sebaiknya pindah ke jaringan yang lebih stabil.',
    };
  }
  const said = `Server menjawab ${tried} dari ${tried} percobaan, biasanya dalam ${secondsText(milliseconds)}.`;
  if (milliseconds <= slow) return { grade: 'fine', said, advice: 'Cukup cepat untuk ujian.' };
  return {
    grade: 'caution',
    said,
    advice: 'Jaringan ini lambat. Tutup unduhan dan panggilan video, atau mendekatlah ke Wi-Fi.',
  };
};

const durationText = (milliseconds: number): string => {
  const seconds = Math.round(Math.abs(milliseconds) / second);
  if (seconds < 120) return `${seconds} detik`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} menit` : `${Math.round(minutes / 60)} jam`;
};

/** Never worse than `caution`, because the remaining time uses the server's clock. */
export const clockVerdict = ({ deviceAhead, contested }: ConnectionReport): Verdict => {
  if (contested) {
    return {
      grade: 'caution',
      said: 'Server menyebut dua waktu yang berbeda, jadi jam perangkat ini tidak dapat dibandingkan.',
      advice: 'Sisa waktu ujian tetap dihitung dari jam server. Sampaikan ini kepada LSP.',
    };
  }
  if (deviceAhead === null) {
    return {
      grade: 'caution',
      said: 'Waktu server belum diketahui.',
      advice: 'Jam dapat dibandingkan setelah server menyebut waktunya.',
    };
  }
  if (Math.abs(deviceAhead) < second) {
    return {
      grade: 'fine',
      said: 'Jam perangkat sama dengan jam server.',
      advice: 'Sisa waktu ujian dihitung dari jam server.',
    };
  }
  const said = `Jam perangkat ${durationText(deviceAhead)} ${deviceAhead > 0 ? 'lebih cepat' : 'lebih lambat'} dari jam server.`;
  const harmless = 'Sisa waktu ujian dihitung dari jam server';
  return Math.abs(deviceAhead) < clockDifference
    ? { grade: 'fine', said, advice: `${harmless}, jadi selisih ini tidak berpengaruh.` }
    : {
        grade: 'fine',
        said,
        advice: `Tidak berbahaya: ${harmless.toLowerCase()}. Jangan mengandalkan jam di sudut layar perangkat ini.`,
      };
};

const otherBrowser = 'Muat ulang halaman lalu periksa lagi. Bila tetap begitu, pakai browser lain.';

export const storageVerdict = (report: StorageReport): Verdict => {
  if (report === 'kept') {
    return {
      grade: 'fine',
      said: 'Jawaban dapat ditulis ke perangkat ini dan dibaca kembali.',
      advice: 'Jangan memakai jendela samaran (privat) saat ujian: isinya hilang begitu jendela ditutup.',
    };
  }
  if (report === 'memoryOnly') {
    return {
      grade: 'bad',
      said: 'Penyimpanan perangkat tidak tersedia; jawaban hanya bertahan selama halaman terbuka.',
      advice: 'Keluar dari jendela samaran (privat), kosongkan ruang penyimpanan, atau pakai browser lain.',
    };
  }
  return {
    grade: 'bad',
    said: 'Yang dibaca dari penyimpanan perangkat tidak sama dengan yang ditulis.',
    advice: otherBrowser,
  };
};

const attemptVerdicts: Readonly<Record<AttemptReport, Verdict>> = {
  works: {
    grade: 'fine',
    said: 'Ujian percobaan dapat dibuka, dijawab, dibuka lagi, dan dikumpulkan.',
    advice: 'Percobaan ini hanya berlangsung di perangkat ini dan sudah dihapus.',
  },
  notOpened: {
    grade: 'bad',
    said: 'Ujian percobaan tidak dapat dibuka di browser ini; ujian Anda juga tidak akan terbuka.',
    advice: `${otherBrowser} Jangan memulai ujian sebelum ini baik.`,
  },
  notKept: {
    grade: 'bad',
    said: 'Jawaban percobaan tidak ada lagi setelah ujiannya dibuka lagi.',
    advice: otherBrowser,
  },
  notSubmitted: {
    grade: 'bad',
    said: 'Ujian percobaan dapat dijawab, tetapi tidak dapat dikumpulkan.',
    advice: otherBrowser,
  },
};
export const attemptVerdict = (report: AttemptReport): Verdict => attemptVerdicts[report];

export const widthVerdict = (width: number): Verdict => {
  const said = `Lebar jendela ${width} piksel.`;
  return width > MOBILE_MAX_WIDTH
    ? {
        grade: 'fine',
        said,
        advice: `Jangan diperkecil sampai ${MOBILE_MAX_WIDTH} piksel atau kurang saat ujian berjalan.`,
      }
    : {
        grade: 'bad',
        said,
        advice: `Halaman ujian memerlukan lebih dari ${MOBILE_MAX_WIDTH} piksel. Perlebar jendela, atau kecilkan perbesaran (zoom).`,
      };
};
