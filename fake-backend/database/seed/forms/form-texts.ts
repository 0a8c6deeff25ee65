import { componentNames } from '../../../rules/feedback.ts';

const works: Readonly<Record<string, readonly [where: string, work: string]>> = {
  'SKM-01': ['CV Contoh Mandiri', 'repositori kode toko daring'],
  'SKM-02': ['PT Jaringan Contoh', 'laporan perawatan jaringan kantor'],
  'SKM-03': ['PT Contoh Sejahtera', 'buku kerja analisis penjualan'],
  'SKM-04': ['Toko Oleh-oleh Contoh', 'laporan kampanye media sosial'],
  'SKM-05': ['PT Contoh Sejahtera', 'kumpulan dokumen SDM'],
  'SKM-07': ['Kedai Kopi Contoh', 'catatan harian bar'],
  'SKM-09': ['Studio Contoh Kreatif', 'portofolio karya desain'],
};

export const workOf = (schemeId: string): readonly [where: string, work: string] =>
  works[schemeId] ?? ['PT Contoh Sejahtera', 'portofolio hasil kerja'];

const small = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

const sentences: readonly ((of: { task: string; where: string; work: string }) => string)[] = [
  ({ task, where, work }) => `Saya ${task} setiap pekan di ${where}; hasilnya ada pada ${work} yang terlampir.`,
  ({ task, where }) => `Selama dua tahun di ${where} saya ${task} dan memeriksakan hasilnya kepada atasan.`,
  ({ task, work }) => `Saya pernah ${task} bersama tim; langkah dan hasilnya saya catat pada ${work}.`,
  ({ task, where }) => `Saya belajar ${task} saat pelatihan, lalu mempraktikkannya pada pekerjaan di ${where}.`,
  ({ task, work }) => `Contoh saat saya ${task} dapat dilihat pada ${work}, bagian akhir.`,
];

export const evidenceText = (schemeId: string, title: string, index: number): string => {
  const sentence = sentences[index % sentences.length];
  const [where, work] = workOf(schemeId);
  return sentence?.({ task: small(title), where, work }) ?? title;
};

export const notYetText = (title: string): string =>
  `Saya belum pernah ${small(title)} sendiri; baru melihat rekan kerja.`;

const remarks: Readonly<Record<string, string>> = {
  explained: 'Penjelasan asesor runtut dan mudah diikuti.',
  chance_to_study: 'Standar kompetensi baru saya terima tiga hari sebelum asesmen.',
  communication: 'Asesor ramah dan membuat saya tidak gugup.',
};

export const feedbackComponents = (): Record<string, { yes: boolean; note: string }> =>
  Object.fromEntries(
    componentNames.map((name) => [name, { yes: name !== 'chance_to_study', note: remarks[name] ?? '' }]),
  );

export const feedbackNotes =
  'Ruang uji nyaman dan perangkatnya berfungsi baik. Terima kasih kepada asesor dan petugas.';
