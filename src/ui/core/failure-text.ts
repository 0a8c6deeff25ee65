import { ApiFailure, type Obstacle } from '../../application/api-failure.ts';
import { isFrameworkText, isTechnical } from '../../application/framework-text.ts';
import { causeOf, type FailureCause } from '../../application/outcome-unknown.ts';

export interface FailureText {
  readonly text: string;
  readonly items: readonly string[];
}

const otherText = 'Terjadi kesalahan. Silahkan coba lagi.';
const serverText = 'Terjadi kesalahan pada server';
const tooLargeText =
  'Terlalu besar untuk server. Pilih file yang lebih kecil; mengirim yang sama lagi tidak akan berhasil.';

/** Exact wording of the catalog in specification 8; 413 and 419 are not in it. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Data yang anda masukkan belum lengkap atau tidak sesuai',
  401: 'Username atau Password salah',
  403: 'Data tidak boleh diakses',
  404: 'Data tidak ditemukan',
  405: 'HTTP Method tidak sesuai',
  408: 'Kesalahan jaringan',
  413: tooLargeText,
  419: 'Server tidak mengenali browser ini. Izinkan cookie untuk situs ini, atau hapus cookie lamanya, lalu coba lagi.',
  422: 'Data yang dikirim tidak sesuai',
  500: serverText,
  502: serverText,
  503: serverText,
  504: serverText,
  507: 'Terjadi kesalahan pada media penyimpanan',
};

export const statusText = (status: number): string => statusTexts[status] ?? otherText;

export const sessionOverText = 'Sesi Anda berakhir. Silakan masuk kembali.';

const cookiesRefusedText =
  'Browser ini menolak cookie, jadi portal tidak bisa mengingat bahwa Anda sudah masuk. Izinkan cookie untuk situs ini, lalu coba lagi.';

const unverifiedText =
  'Email Anda belum terverifikasi. Buka tautan di email dari kami, atau minta tautan baru di halaman Profil.';

/** What has answered instead of the API, if it does not say more. */
const betweenText = 'Yang menjawab bukan portal, melainkan sesuatu di jaringan, misalnya firewall.';

const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  network: 'Jaringan ini meminta Anda masuk dulu, seperti Wi-Fi umum. Masuklah di tab lain, lalu coba lagi.',
  proxy: 'Proksi jaringan ini meminta Anda masuk dulu. Masuklah ke proksi itu, atau pakai jaringan lain.',
  size: tooLargeText,
  method: 'Jaringan ini tidak meneruskan permintaan jenis ini. Coba lewat jaringan lain, misalnya data seluler.',
};

const words = (failure: ApiFailure): string => {
  if (failure.kind === 'expired') return failure.cookiesRefused ? cookiesRefusedText : sessionOverText;
  if (failure.kind === 'cancelled') return 'Pengiriman dibatalkan. Isian Anda tetap ada.';
  if (failure.kind === 'network' || failure.kind === 'timeout') return statusText(408);
  if (failure.obstacle) return obstacleTexts[failure.obstacle];
  const said = failure.serverMessage;
  if (said === 'Your email address is not verified.') return unverifiedText; // Laravel's
  if (said && !isFrameworkText(said)) return said;
  if (failure.status === 429 && failure.retryAfterSeconds) return 'Terlalu banyak percobaan.';
  if (failure.kind === 'between') return betweenText;
  if (failure.status !== undefined) return statusText(failure.status);
  return failure.messages ? statusText(422) : otherText; // an error reply with field errors but no error status counts as 422
};

/** Laravel's message repeats the first field error, followed by the number of the others in brackets. */
const repeats = (text: string, item: string): boolean =>
  text.startsWith(item) && /^( \([^()]*\))?$/.test(text.slice(item.length));

const saysHowLong = /\d\s*(?:detik|menit|jam|sec|min|hour)/i;

/** With the pause that the server asks for, unless its own words name one. */
export const withPause = (text: string, seconds = 0): string => {
  if (seconds === 0 || saysHowLong.test(text)) return text;
  const pause = seconds <= 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return `${text.replace(/[^.!?…]$/, '$&.')} Tunggu ${pause} dulu.`;
};

/** Indonesian text for any thrown value (specification 8, Handling). */
export const failureText = (error: unknown): FailureText => {
  if (!(error instanceof ApiFailure)) return { text: otherText, items: [] };
  const text = withPause(words(error), error.retryAfterSeconds);
  const [first, ...others] = (error.messages ?? []).filter((message) => !isTechnical(message));
  if (first === undefined) return { text, items: [] };
  return repeats(text, first) ? { text: first, items: others } : { text, items: [first, ...others] };
};

/** As `causeOf`, for any thrown value. Users can fix only the connection and what is in between. */
export const failureCause = (error: unknown): FailureCause => {
  if (error instanceof ApiFailure) return causeOf(error);
  return globalThis.navigator?.onLine === false ? 'connection' : 'other';
};

const withoutReply =
  'Server belum dapat dihubungi. Bila situs lain terbuka, sambungan Anda baik dan gangguannya di server kami; coba lagi sebentar lagi.';

const advices: Readonly<Record<FailureCause, string | null>> = {
  connection: 'Periksa sambungan internet Anda, lalu coba lagi.',
  between: 'Portal mencoba lagi sendiri. Bila terus terjadi, pakai jaringan lain, misalnya data seluler.',
  server: 'Bukan karena sambungan Anda. Coba lagi sebentar lagi.',
  other: null,
};

export const failureAdvice = (error: unknown): string | null => {
  if (error instanceof ApiFailure && error.kind === 'contract')
    return 'Jawaban server tidak dapat dibaca. Ini bukan kesalahan Anda, dan isian di perangkat ini tetap ada. Bila ini berlanjut, hubungi lembaga sertifikasi.';
  const cause = failureCause(error);
  // unless the browser reports that it is offline, a stopped server and a broken connection look the same
  return cause === 'connection' && globalThis.navigator?.onLine !== false ? withoutReply : advices[cause];
};
