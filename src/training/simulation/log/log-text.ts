import type { LogEntry, LoggedAct } from '../../../application/ports/simulation/simulated-log.ts';
import { inWib } from '../../../domain/calendar/calendar.ts';

export const kinds = [
  { id: 'all', title: 'Semua' },
  { id: 'request', title: 'Permintaan' },
  { id: 'trouble', title: 'Yang ditolak, gagal, atau kena gangguan' },
  { id: 'socket', title: 'Kabar dari socket' },
  { id: 'act', title: 'Petugas, pembayaran, waktu, dunia, dan gangguan' },
] as const;
export type LogKind = (typeof kinds)[number]['id'];

const isTrouble = (entry: LogEntry): boolean =>
  entry.kind === 'request' &&
  (entry.status === null || entry.status >= 400 || entry.refusal !== null || entry.fault !== null);

export const isKind = (entry: LogEntry, kind: LogKind): boolean => {
  if (kind === 'all') return true;
  if (kind === 'trouble') return isTrouble(entry);
  if (kind === 'act') return entry.kind !== 'request' && entry.kind !== 'socket';
  return entry.kind === kind;
};

const actTitles: Readonly<Record<LoggedAct['kind'], string>> = {
  staff: 'Petugas',
  payment: 'Gerbang pembayaran',
  time: 'Waktu server',
  world: 'Dunia simulasi',
  fault: 'Gangguan',
};

const actNames: Readonly<Record<string, string>> = {
  actAsStaff: 'keputusan',
  setRobots: 'kerja petugas simulasi diatur',
  settle: 'pembayaran diputuskan',
  travel: 'maju',
  toNextEvent: 'ke kejadian berikutnya',
  toAssessmentDay: 'ke hari asesmen',
  setClockRate: 'jalannya diatur',
  jumpTo: 'lompat ke langkah',
  addFault: 'dipasang',
  removeFault: 'dicabut',
  clearFaults: 'semua dicabut',
  playScenario: 'skenario dibuka',
  fill: 'isi contoh',
  reset: 'diatur ulang',
  importWorld: 'dibuka dari file',
  takeBack: 'diambil kembali',
};

export const lineOf = (entry: LogEntry): string => {
  const time = inWib(entry.at, 'HH.mm');
  if (entry.kind === 'socket') return `${time} · socket · ${entry.event.type} ${entry.event.trxid ?? ''}`.trimEnd();
  if (entry.kind !== 'request') return `${time} · ${actTitles[entry.kind]} · ${actNames[entry.method] ?? entry.method}`;
  const { method, path, status, ms, who, fault, refusal } = entry;
  return [
    time,
    `${method} ${path}`,
    status === null ? 'tanpa balasan' : String(status),
    `${ms} ms`,
    who ?? 'tamu',
    ...(fault ? [`gangguan ${fault.id}`] : []),
    ...(refusal ? [`ditolak ${refusal.code}: ${refusal.message}`] : []),
  ].join(' · ');
};

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text; // the text is cut off or not JSON
  }
};

export const detailsOf = (entry: LogEntry): string => {
  if (entry.kind === 'socket') return JSON.stringify(entry.event, null, 1);
  if (entry.kind !== 'request') return JSON.stringify(entry.given, null, 1);
  const { kind, ...carried } = entry.sent;
  const body = 'text' in carried ? pretty(String(carried.text)) : JSON.stringify(carried, null, 1);
  const sent = kind === 'none' ? '(tidak ada)' : body;
  return `Dikirim:\n${sent}\n\nDibalas:\n${pretty(entry.reply) || '(kosong)'}`;
};
