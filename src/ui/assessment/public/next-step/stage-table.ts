import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { paths } from '../../../core/paths.ts';

interface StageTexts {
  readonly name: string;
  readonly purpose: string;
  /** What the candidate does there; while it is locked by its status alone, too. */
  readonly action: string;
  /** The stage as the object of a sentence; its title if absent. */
  readonly object?: string;
  /** What ends it, after "setelah"; for APL 01 and APL 02, `acceptedBy` is who accepts the form if the stage does not say it. */
  readonly end?: string;
  readonly acceptedBy?: string;
  /** What a reviewer does with it, if not "memeriksa". */
  readonly review?: string;
  /** That the candidate may do it later. */
  readonly option?: string;
  /** What the candidate can do during its review. */
  readonly meanwhile?: string;
  /** When the candidate hears of it, if not at the next turn. */
  readonly news?: string;
  readonly address: (trxid: string) => string;
}

/** Query that makes the exams page redirect to the next exam, if any. */
export const toNextExam = '?lanjut';

/** All that a page says of a stage apart from its state. */
export const stageTable: Readonly<Record<StageName, StageTexts>> = {
  agreement: {
    name: 'Persetujuan Asesmen',
    purpose: 'Baca dan setujui rencana asesmen beserta kerahasiaannya.',
    action: 'Buka persetujuan asesmen',
    object: 'persetujuan asesmen Anda',
    end: 'persetujuan asesmen Anda tandatangani',
    address: (trxid) => paths.agreement.to({ trxid }),
  },
  apl01: {
    name: 'Formulir APL 01',
    purpose: 'Permohonan sertifikasi: data diri, pekerjaan, dan bukti persyaratan.',
    action: 'Isi formulir APL 01',
    object: 'APL 01 Anda',
    end: 'APL 01 diterima',
    acceptedBy: 'admin LSP',
    meanwhile: 'Sementara itu Anda dapat menyiapkan bukti untuk asesmen mandiri (APL 02).',
    address: (trxid) => paths.apl01.to({ trxid }),
  },
  apl02: {
    name: 'Formulir APL 02',
    purpose: 'Asesmen mandiri: nilai sendiri kemampuan Anda pada setiap unit kompetensi.',
    action: 'Isi formulir APL 02',
    object: 'APL 02 Anda',
    end: 'APL 02 diterima',
    acceptedBy: 'asesor',
    meanwhile: 'Sementara itu Anda dapat mencoba halaman ujian di gladi bersih, dari laptop atau komputer.',
    address: (trxid) => paths.apl02.to({ trxid }),
  },
  exam: {
    name: 'Ujian',
    purpose: 'Kerjakan ujian sesuai metode yang ditetapkan asesor.',
    action: 'Buka ujian',
    object: 'ujian Anda',
    end: 'ujian Anda dinilai asesor',
    review: 'menilai',
    news: 'begitu hasilnya terbit',
    address: (trxid) => `${paths.exams.to({ trxid })}${toNextExam}`,
  },
  result: {
    name: 'Hasil Asesmen',
    purpose: 'Baca hasil asesmen, lalu terima dengan tanda tangan Anda.',
    action: 'Lihat hasil asesmen',
    object: 'hasil asesmen Anda',
    end: 'hasil asesmen Anda terima',
    option: 'Dapat diterima',
    address: (trxid) => paths.result.to({ trxid }),
  },
  appeal: {
    name: 'Banding',
    purpose: 'Ajukan banding hanya bila Anda tidak setuju dengan hasil asesmen.',
    action: 'Ajukan banding',
    object: 'banding Anda',
    end: 'banding Anda dijawab LSP',
    review: 'meninjau',
    option: 'Dapat diajukan',
    news: 'begitu banding Anda dijawab',
    address: (trxid) => paths.appeal.to({ trxid }),
  },
  feedback: {
    name: 'Umpan Balik',
    purpose: 'Sampaikan penilaian Anda tentang jalannya asesmen.',
    action: 'Isi umpan balik',
    object: 'umpan balik Anda',
    end: 'umpan balik Anda kirim',
    option: 'Dapat diisi',
    address: (trxid) => paths.feedback.to({ trxid }),
  },
  certificate: {
    name: 'Sertifikat',
    purpose: 'Sertifikat kompetensi yang berlaku tiga tahun.',
    action: 'Lihat sertifikat',
    object: 'sertifikat Anda',
    end: 'sertifikat terbit',
    news: 'begitu sertifikat Anda terbit',
    address: (trxid) => `${paths.certificatePsre.to({})}?${new URLSearchParams({ trx: trxid })}`,
  },
  other: {
    name: 'Tahap lain',
    purpose: '',
    action: 'Lihat proses sertifikasi',
    address: (trxid) => paths.timeline.to({ id: trxid }),
  },
};
