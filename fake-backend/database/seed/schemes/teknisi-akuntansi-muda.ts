import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Teknisi Akuntansi';
const unit = sampleUnit(standard);

export const teknisiAkuntansiMuda: SchemeSeed = {
  id: 'SKM-08',
  slug: 'teknisi-akuntansi-muda',
  title: 'Teknisi Akuntansi Muda',
  number: 'SKM-08/LSP-CONTOH/TAM',
  kind: 'KKNI',
  field: 'keuangan-dan-akuntansi',
  field_name: 'Keuangan dan Akuntansi',
  description:
    'Skema bagi staf pembukuan yang mencatat transaksi sampai menyiapkan laporan keuangan usaha dagang dan jasa. Peserta menyelesaikan satu siklus akuntansi dari bukti transaksi yang diberikan. Pengerjaan boleh memakai lembar sebar.',
  standard,
  price: 800_000,
  units: [
    unit('M.692CTH.001.01', 'Mengelola Bukti Transaksi', {
      'Memeriksa bukti transaksi': [
        'Keabsahan tanda tangan, tanggal, dan nilai pada bukti diperiksa.',
        'Bukti yang tidak lengkap dikembalikan kepada pengirimnya dengan catatan.',
      ],
      'Mengarsipkan bukti': [
        'Bukti diurutkan menurut nomor dan bulan pembukuan.',
        'Salinan digital diberi nama file yang memudahkan pencarian.',
      ],
    }),
    unit('M.692CTH.002.01', 'Membukukan Jurnal dan Buku Besar', {
      'Mencatat jurnal': [
        'Akun debit dan kredit ditentukan dari isi bukti.',
        'Jumlah kedua sisi jurnal sama pada setiap pencatatan.',
        'Keterangan jurnal menyebutkan nomor bukti asalnya.',
      ],
      'Memindahkan ke buku besar': [
        'Saldo akun dihitung ulang setelah pemindahan.',
        'Neraca saldo disusun dan selisihnya ditelusuri.',
      ],
    }),
    unit('M.692CTH.003.01', 'Melakukan Rekonsiliasi Bank', {
      'Membandingkan catatan': [
        'Mutasi rekening koran dicocokkan satu per satu dengan buku kas.',
        'Cek beredar dan setoran dalam perjalanan didaftar.',
      ],
      'Menyesuaikan saldo': [
        'Biaya bank dan jasa giro dibuatkan jurnal penyesuaian.',
        'Saldo setelah penyesuaian sama menurut bank dan menurut perusahaan.',
        'Selisih yang belum terjelaskan dilaporkan kepada atasan.',
      ],
    }),
    unit('M.692CTH.004.01', 'Menyiapkan Laporan Keuangan', {
      'Menyusun penyesuaian akhir periode': [
        'Penyusutan dihitung menurut metode yang dipilih perusahaan.',
        'Beban yang masih harus dibayar diakui pada periode terjadinya.',
      ],
      'Menyajikan laporan': [
        'Laba rugi disusun dari akun pendapatan dan beban yang telah disesuaikan.',
        'Jumlah aset sama dengan jumlah kewajiban dan ekuitas.',
      ],
      'Menutup buku': ['Akun nominal dinolkan melalui jurnal penutup.', 'Neraca saldo penutup hanya memuat akun riil.'],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal SMK akuntansi, atau SMA dengan sertifikat kursus pembukuan.',
    'Surat keterangan magang atau bekerja di bagian keuangan.',
    'Pas foto berwarna ukuran 3x4.',
  ],
  methods: ['Pertanyaan tertulis', 'Demonstrasi', 'Pertanyaan lisan'],
};
