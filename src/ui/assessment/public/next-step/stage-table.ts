import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { paths } from '../../../core/paths.ts';

interface StageTexts {
  readonly name: string;
  readonly purpose: string;
  /** The label of the button that leads to the stage. */
  readonly action: string;
  /** Names the stage as the object of a sentence. Without it, the sentence uses the stage's title. */
  readonly object?: string;
  /** Completes "Terbuka setelah …" of a later stage. */
  readonly end?: string;
  /** Names who accepts the form when the stage itself does not say it. */
  readonly acceptedBy?: string;
  /** The verb of the reviewer. Without it, the reviewer checks ("memeriksa"). */
  readonly review?: string;
  /** Says that the candidate may do it now or later. */
  readonly option?: string;
  /** Suggests what the candidate can do while others review it. */
  readonly meanwhile?: string;
  /** Says when the candidate hears of it. Without it, the portal tells at the candidate's next turn. */
  readonly news?: string;
  readonly address: (trxid: string) => string;
}

/** Query that makes the exams page redirect to the next exam, if any. */
export const toNextExam = '?lanjut';

/** The pages take every fixed text and address of a stage from here. */
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
