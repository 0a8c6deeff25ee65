import { sessionOverText, statusText } from '../../../src/ui/core/failure-text.ts';
import type { Row } from '../row.ts';
import { headerDate } from './clock.ts';
import type { Drift } from './drift.ts';
import type { Cost } from './judge.ts';
import type { Renamed } from './renames.ts';

const failed = `halaman menampilkan "${statusText(0)}"`;

const costs: Readonly<Record<Cost, string>> = {
  none: 'tetap terbaca',
  field: 'halaman menampilkannya kosong atau sebagai "belum diketahui"',
  rows: 'baris itu tidak tampil; halaman menulis "baris tidak dapat dibaca"',
  reply: failed,
};

export const noReply = 'tidak ada jawaban';

export const seenOf = ({ kind, field, found, cost }: Drift, { name }: Row): string => {
  if (cost === 'none') return costs.none;
  if (kind === 'clock')
    return field === headerDate
      ? 'waktu di halaman dan sisa waktu ujian meleset sekian jam, karena portal memakai header Date'
      : 'waktu di halaman meleset sekian jam; sisa waktu ujian hanya benar karena portal memakai header Date';
  if (name === 'account.logIn' && field === '') return 'akun ini tidak dapat masuk';
  if (kind === 'refused' && field === '') return `penolakan: kalimat dari server; tanpa kalimat itu, ${failed}`;
  if (kind !== 'status') return costs[cost];
  if (found === '401' || found === '419') return `halaman menampilkan "${sessionOverText}"`;
  return `halaman menampilkan kalimat dari server, atau "${statusText(found === noReply ? 408 : Number(found))}"`;
};

const gone = ({ method, path, feature, source }: Row): string => {
  if (source) return `boleh tidak ada: beri budgetSources tanpa "${source}" di /config.json`;
  if (feature) return `boleh tidak ada: biarkan features.${feature}: false di /config.json`;
  return `sediakan ${method} ${path}${path.includes('{') ? '; bila sudah ada, pakai akun yang punya datanya' : ''}`;
};

const statusMends: readonly (readonly [RegExp, (row: Row) => string])[] = [
  [/^401/, ({ open }) => (open ? 'jawab 200, juga untuk tamu' : 'terima sesi atau token akun yang sudah masuk')],
  [/^403/, () => 'izinkan akun peserta memanggilnya'],
  [/^40[45]/, gone],
  [/^419/, () => 'terima header X-XSRF-TOKEN yang berisi cookie XSRF-TOKEN'],
  [/^5/, () => 'perbaiki kesalahan di server; lihat catatannya'],
  [/HTML/, () => 'jawab dengan JSON, tanpa pengalihan'],
  [/^/, () => 'jawab dengan status 200'],
];

const mends: Readonly<Record<Drift['kind'], (drift: Renamed, row: Row) => string>> = {
  missing: ({ field, renamed }) =>
    renamed ? `ganti nama "${renamed}" menjadi "${field.replace(/.*[.\]]/, '')}"` : 'tambahkan seperti contoh',
  extra: () => 'boleh dibiarkan',
  form: ({ expected }) => `kirim sebagai ${expected.replaceAll(' | ', ' atau ')}`,
  word: ({ expected }) => `pakai salah satu kata: ${expected.replaceAll(' | ', ', ')}`,
  envelope: () => 'susun seperti contoh',
  status: ({ found }, row) => statusMends.find(([form]) => form.test(found))?.[1](row) ?? '',
  format: ({ expected }) =>
    expected === 'JSON' ? 'jawab dengan JSON yang utuh, Content-Type: application/json' : 'jawab dengan isi file itu',
  clock: ({ field }) =>
    field === headerDate
      ? 'biarkan web server menulis header Date menurut jam yang benar, dalam GMT'
      : 'kirim dengan zona: now()->toIso8601String() (tanpa zona dibaca sebagai UTC+7), dan setel jam server',
  refused: ({ field, expected }) =>
    field
      ? `kirim ${field} seperti ini: ${expected}`
      : 'bila menolak, jawab dengan status 401, 403, 404 atau 422; bila berhasil, dengan code "00"',
};

export const mendOf = (drift: Renamed, row: Row): string => {
  if (row.name === 'account.logIn' && (drift.kind === 'refused' || /^4[02][0123]$/.test(drift.found)))
    return 'periksa email dan kata sandi akun uji, dan --session atau --token; akun yang benar harus dijawab 200';
  return `${mends[drift.kind](drift, row)}${drift.cost === 'none' && drift.kind !== 'extra' ? ' (boleh dibiarkan)' : ''}`;
};
