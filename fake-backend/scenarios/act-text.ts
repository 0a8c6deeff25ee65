import type { FaultAction } from '../faults.ts';
import type { StaffAction } from '../staff/play.ts';
import type { Act } from './act.ts';

const staffTexts: Readonly<Record<StaffAction['type'], string>> = {
  apl01: 'memutuskan APL 01',
  apl02: 'memutuskan APL 02',
  'extend-exam': 'menambah waktu ujian',
  'close-exam': 'menutup ujian',
  'reopen-exam': 'membuka lagi ujian',
  tick: 'menilai satu kriteria',
  'hold-exam': 'menahan ujian',
  'release-exam': 'melepas ujian',
  'finish-exam': 'mengakhiri ujian',
  'mark-absent': 'mencatat tidak hadir',
  'take-back-absence': 'membatalkan catatan tidak hadir',
  reschedule: 'memindahkan jadwal',
  decide: 'memutuskan hasil',
  'answer-appeal': 'menjawab banding',
  'answer-adjustment': 'menjawab permintaan penyesuaian',
  'issue-certificate': 'menerbitkan sertifikat',
  'answer-message': 'menjawab pesan',
  'decide-problem': 'menjawab laporan soal',
  'settle-payment': 'memutuskan pembayaran',
  'repeat-payment': 'mengulang kabar pembayaran',
  'lose-payment': 'kehilangan kabar pembayaran',
  'delay-payment': 'menunda kabar pembayaran',
};

const faultTexts: Readonly<Record<FaultAction['type'], string>> = {
  status: 'status',
  delay: 'balasan tertunda',
  hang: 'tidak pernah dijawab',
  'network-error': 'tidak sampai',
  offline: 'koneksi terputus',
  'socket-drop': 'socket terputus',
  'accept-then-drop': 'diterima, tetapi balasannya hilang',
  'cut-body': 'balasan terpotong',
  empty: 'balasan kosong',
  html: 'halaman dari jaringan di antaranya',
  'wrong-shape': 'balasan berbentuk lain',
  'no-partial-saves': 'simpan sebagian tidak didukung',
  duplicate: 'diterima dua kali',
  'csrf-expired': 'token CSRF kedaluwarsa',
  'session-expired': 'sesi berakhir',
  'clock-offset': 'jam server bergeser',
};

const faultText = (action: FaultAction): string =>
  action.type === 'status' ? `status ${action.status}` : faultTexts[action.type];

const nameOf = (email: string | null): string => email?.replace(/@.*$/, '') ?? 'tamu';

/** What an act does, in Indonesian. */
export const actText = (act: Act): string => {
  switch (act.type) {
    case 'call':
      return `${nameOf(act.who)}: ${act.method} ${act.path}${act.meets ? ` (gangguan: ${faultText(act.meets)})` : ''}`;
    case 'sign-up':
      return `${act.fullname} mendaftar`;
    case 'temporary-password':
      return `LSP memberi ${nameOf(act.email)} kata sandi sementara`;
    case 'sit':
      return `${nameOf(act.email)} memulai ujian ${act.exam} dan menjawab ${act.answered} soal`;
    case 'fill':
      return `data contoh untuk ${nameOf(act.email)}`;
    case 'staff':
      return `petugas ${staffTexts[act.action.type as StaffAction['type']]}`;
    case 'robots':
      return act.on ? 'petugas simulasi bekerja sendiri' : 'petugas simulasi berhenti';
    case 'faults':
      return act.rules.length === 0 ? 'semua gangguan dicabut' : `gangguan ${act.rules.map(({ id }) => id).join(', ')}`;
    case 'jump':
      return `${act.trxId} lompat ke langkah ${act.stage}`;
    case 'other-schedule':
      return `petugas memindahkan jadwal ${nameOf(act.email)}`;
    case 'hold':
      return `asesor menahan ujian ${nameOf(act.email)}`;
    case 'day':
      return `waktu maju ke hari asesmen ${nameOf(act.email)}`;
    case 'wait':
      return 'waktu berlalu';
    case 'remark':
      return act.text;
  }
};
