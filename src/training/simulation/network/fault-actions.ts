import type { SimulatedFault, SimulatedFaultAction } from '../../../application/ports/simulation/simulated-network.ts';
import { calls } from './calls.ts';
import { faultPresets } from './fault-presets.ts';

export interface FaultChoice {
  readonly id: string;
  readonly title: string;
  readonly action: SimulatedFaultAction;
}

const statuses: Readonly<Record<number, string>> = {
  400: 'permintaan salah',
  401: 'belum masuk',
  403: 'dilarang',
  404: 'tidak ditemukan',
  405: 'cara tidak didukung',
  408: 'permintaan terlalu lama',
  409: 'bentrok',
  413: 'kiriman terlalu besar',
  419: 'CSRF kedaluwarsa',
  422: 'isian ditolak',
  429: 'terlalu sering, coba lagi setelah 10 detik',
  500: 'kesalahan server',
  502: 'gateway salah',
  503: 'server dalam perbaikan',
  504: 'gateway tidak menjawab',
  507: 'penyimpanan penuh',
};

const refused = { 'Retry-After': '10' };

const statusChoices = Object.entries(statuses).map(([text, meaning]): FaultChoice => {
  const status = Number(text);
  return {
    id: text,
    title: `Status ${text}: ${meaning}`,
    action: { type: 'status', status, ...(status === 429 && { headers: refused }) },
  };
});

const seconds = (count: number): FaultChoice => ({
  id: `delay-${count}`,
  title: `Balasan tertunda ${count} detik`,
  action: { type: 'delay', ms: count * 1_000 },
});

const plain = (type: Exclude<SimulatedFaultAction, { status: number } | { ms: number }>['type'], title: string) => ({
  id: type,
  title,
  action: { type },
});

export const faultChoices: readonly FaultChoice[] = [
  plain('network-error', 'Panggilan tidak sampai'),
  plain('offline', 'Koneksi terputus, socket juga'),
  plain('socket-drop', 'Socket terputus, panggilan tetap dijawab'),
  seconds(2),
  seconds(5),
  seconds(30),
  plain('hang', 'Tidak pernah dijawab'),
  plain('accept-then-drop', 'Diproses, tetapi balasannya hilang'),
  plain('duplicate', 'Terkirim dua kali'),
  plain('session-expired', 'Sesi berakhir'),
  plain('csrf-expired', 'Token CSRF kedaluwarsa'),
  plain('cut-body', 'Balasan terpotong'),
  plain('empty', 'Balasan kosong'),
  plain('html', 'Balasan halaman HTML (portal wifi)'),
  plain('wrong-shape', 'Balasan berbentuk lain'),
  ...statusChoices,
];

export const faultTimes: readonly { readonly nth: SimulatedFault['nth']; readonly title: string }[] = [
  { nth: 1, title: 'Sekali, pada panggilan berikutnya' },
  { nth: 2, title: 'Sekali, pada panggilan ke-2' },
  { nth: 3, title: 'Sekali, pada panggilan ke-3' },
  { nth: 5, title: 'Sekali, pada panggilan ke-5' },
  { nth: 'every', title: 'Terus, sampai dicabut' },
];

export const faultTitle = ({ id, match, nth, action }: SimulatedFault): string => {
  const preset = faultPresets.find(({ fault }) => fault.id === id);
  if (preset) return preset.title;
  const call = calls.find(({ method, path }) => method === match.method && path === match.path);
  const like = JSON.stringify(action);
  const choice = faultChoices.find((each) => JSON.stringify(each.action) === like);
  const time = faultTimes.find((each) => each.nth === nth);
  return [
    call?.title ?? (match.path === '/api/' ? 'Semua panggilan' : `${match.method ?? ''} ${match.path}`.trim()),
    choice?.title ?? action.type,
    time?.title ?? `Sekali, pada panggilan ke-${nth}`,
  ].join(' · ');
};

export const timesMet = ({ nth }: SimulatedFault, matches: number): number =>
  nth === 'every' ? matches : Number(matches >= nth);
