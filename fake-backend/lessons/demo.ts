import type { Database } from '../database/database.ts';
import { ofCandidate } from '../database/purchase-history.ts';
import type { ShownStep } from './lesson.ts';

interface DemoStep extends ShownStep {
  readonly done: (db: Database, candidateId: string, trxId: string) => boolean;
}

/** The steps of docs/ten-minute-lesson.md, without the trainer's words. */
export const demoSteps: readonly DemoStep[] = [
  {
    title: 'Akun',
    hint: '“Masuk”, “Daftar”, “Isi contoh”, “Daftar”, “Tutup”. Buka Kotak surat simulasi dan tekan “Verifikasi email”.',
    done: (db, candidateId) => db.candidates.get(candidateId)?.email_verified === true,
  },
  {
    title: 'Profil',
    hint: '“Lengkapi profil”, “Isi contoh”, “Simpan”.',
    done: (db, candidateId) => (db.profiles.get(candidateId)?.identity_number ?? null) !== null,
  },
  {
    title: 'Skema',
    hint: '“Sertifikasi Saya”, “Lihat skema sertifikasi”, pilih “Staf SDM” (satu ujian), “Pilih jadwal”, lalu “Pilih” di samping Biaya mandiri, centang syaratnya, “Bayar”, lalu “Bayar” sekali lagi di jendela pembayaran.',
    done: (db, _, trxId) => db.transactions.get(trxId)?.status === 'paid',
  },
  {
    title: 'Persetujuan',
    hint: '“Buka persetujuan asesmen”, “Ke tanda tangan”, “Isi contoh”, “Tanda tangani dan kirim”.',
    done: (db, _, trxId) => db.agreements.get(trxId) !== undefined,
  },
  {
    title: 'APL 01',
    hint: '“Isi formulir APL 01”, “Isi contoh”, “Kirim permohonan”, “Ya, kirim”. Lalu di Peran petugas buka “APL 01: Staf SDM”, dan di bawah isiannya tekan “Terima formulir”.',
    done: (db, _, trxId) => db.apl01s.get(trxId)?.status === 'approved',
  },
  {
    title: 'APL 02',
    hint: '“Isi formulir APL 02”, “Isi contoh”, “Kirim asesmen mandiri”, “Ya, kirim”. Lalu di Peran petugas buka “APL 02: Staf SDM”, dan tekan “Terima formulir”.',
    done: (db, _, trxId) => db.apl02s.get(trxId)?.status === 'approved',
  },
  {
    title: 'Ujian',
    hint: '“Mulai hari asesmen”, “Buka ujian”, centang “Saya siap”, “Mulai ujian”; tongkat di atas, “Isi: semua benar”, dan tutup jendela contohnya dengan tanda silang (“×”). “Periksa jawaban”, “Kumpulkan ujian”, “Ya, kumpulkan”, “Lanjut ke proses sertifikasi”.',
    done: (db, _, trxId) => db.examSittings.where((row) => row.trx_id === trxId && row.receipt !== null).length > 0,
  },
  {
    title: 'Keputusan',
    hint: 'Di Peran petugas buka “Ujian: Staf SDM”, lalu “Putuskan kompeten”; asesi menekan “Lihat hasil asesmen”, “Ke tanda tangan”, “Isi contoh”, “Terima hasil”.',
    done: (db, _, trxId) => (db.results.get(trxId)?.acknowledged ?? null) !== null,
  },
  {
    title: 'Sertifikat',
    hint: '“Isi umpan balik”, “Isi contoh”, “Kirim umpan balik”, “Ya, kirim”. Lalu di Peran petugas buka “Sertifikat: Staf SDM”, “Terbitkan sertifikat”; asesi menekan “Lihat sertifikat”.',
    done: (db, _, trxId) => db.certificates.get(trxId) !== undefined,
  },
];

/** The number of steps up to the last one that the account has done with its newest purchase, because a presenter may begin in the middle. */
export const demoProgress = (db: Database, email: string): number => {
  const [candidate] = db.candidates.where((row) => row.email === email);
  if (!candidate) return 0;
  const trxId = db.transactions.sorted(ofCandidate, candidate.id)[0]?.id ?? '';
  return demoSteps.findLastIndex(({ done }) => done(db, candidate.id, trxId)) + 1;
};
