import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Kepmenakertrans Nomor 389 Tahun 2013';
const unit = sampleUnit(standard);

export const digitalMarketing: SchemeSeed = {
  id: 'SKM-04',
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  number: 'SKM-04/LSP-CONTOH/DGM',
  kind: 'Klaster',
  field: 'pemasaran',
  field_name: 'Pemasaran',
  description:
    'Bagi staf pemasaran dan pelaku usaha yang menjual lewat kanal digital. Peserta menunjukkan cara membaca pasar, menyusun iklan, memilih media, dan merencanakan penjualan. Kasus uji memakai produk usaha kecil agar dekat dengan pekerjaan sehari-hari.',
  standard,
  price: 900_000,
  units: [
    unit('M.702090.001.01', 'Mengidentifikasi Elemen Pemasaran Perusahaan', {
      'Menguraikan bauran pemasaran': [
        'Produk, harga, saluran, dan promosi perusahaan diuraikan dari dokumen yang ada.',
        'Keunggulan produk dibandingkan dengan dua pesaing terdekat.',
      ],
      'Menggambarkan pasar sasaran': [
        'Kelompok pelanggan dibedakan menurut kebutuhan dan kebiasaan membeli.',
        'Satu kelompok utama dipilih dengan alasan yang didukung data penjualan.',
      ],
    }),
    unit('J.630PR00.010.2', 'Menggunakan Aplikasi Media Sosial', {
      'Menyiapkan akun usaha': [
        'Profil akun dilengkapi dengan identitas, alamat, dan jam layanan.',
        'Pengamanan dua langkah diaktifkan pada setiap akun.',
      ],
      'Menerbitkan dan memantau konten': [
        'Jadwal unggahan satu bulan disusun sesuai kebiasaan pengikut.',
        'Takarir ditulis dengan gaya bahasa yang sesuai merek.',
        'Komentar dan pesan dijawab dalam batas waktu layanan.',
      ],
      'Membaca statistik akun': [
        'Jangkauan dan keterlibatan tiap unggahan dicatat setiap pekan.',
        'Unggahan terbaik dijadikan dasar rencana bulan berikutnya.',
      ],
    }),
    unit('J.630PR00.007.2', 'Menggunakan Penelusuran Situs Web', {
      'Menelusuri informasi secara efektif': [
        'Kata kunci dipersempit dengan operator pencarian.',
        'Hasil penelusuran disaring menurut waktu dan jenis sumber.',
      ],
      'Menilai sumber informasi': [
        'Penulis, tanggal terbit, dan kepentingan situs diperiksa.',
        'Alamat sumber disimpan agar dapat dirujuk kembali.',
      ],
    }),
    unit('M.702090.004.01', 'Melakukan Pendekatan Kepada Calon Pelanggan', {
      'Menyiapkan bahan pendekatan': [
        'Daftar calon pelanggan disusun dari interaksi kanal digital.',
        'Pesan pembuka disesuaikan dengan kebutuhan masing-masing calon pelanggan.',
      ],
      'Berkomunikasi dengan calon pelanggan': [
        'Pertanyaan terbuka diajukan untuk memahami masalah calon pelanggan.',
        'Keberatan ditanggapi dengan penjelasan yang jujur.',
        'Tindak lanjut dijanjikan dengan tanggal yang pasti.',
      ],
    }),
    unit('M.731000.001.01', 'Membuat Perencanaan Periklanan', {
      'Menetapkan sasaran iklan': [
        'Sasaran iklan dirumuskan dengan angka dan tenggat.',
        'Anggaran dibagi menurut tahap perjalanan pelanggan.',
      ],
      'Menyusun rencana kampanye': [
        'Garis waktu kampanye memuat persiapan, penayangan, dan evaluasi.',
        'Penanggung jawab ditunjuk bagi setiap kegiatan.',
        'Ukuran keberhasilan ditentukan sebelum iklan ditayangkan.',
      ],
    }),
    unit('M.731000.003.01', 'Merancang Strategi Kreatif dan Pembuatan Iklan', {
      'Merumuskan gagasan kreatif': [
        'Satu pesan pokok dirumuskan dari manfaat produk.',
        'Gagasan visual dibuat sketsa sedikitnya dalam dua pilihan.',
      ],
      'Membuat bahan iklan': [
        'Teks iklan memuat ajakan bertindak yang jelas.',
        'Gambar dan musik yang dipakai memiliki izin penggunaan.',
        'Ukuran bahan iklan mengikuti ketentuan tiap platform.',
      ],
    }),
    unit('M.731000.004.01', 'Merancang Strategi dan Pembelian Media', {
      'Memilih media': [
        'Platform dibandingkan berdasarkan profil pemirsa dan biaya per tayang.',
        'Kombinasi media dipilih untuk menjangkau kelompok sasaran.',
      ],
      'Membeli dan mengendalikan penayangan': [
        'Batas belanja harian dipasang sebelum iklan aktif.',
        'Penargetan diatur tanpa melanggar aturan data pribadi.',
        'Iklan berkinerja rendah dihentikan atas dasar data yang cukup.',
      ],
    }),
    unit('M.702090.006.01', 'Menyusun Rencana Aktifitas Penjualan', {
      'Menetapkan target penjualan': [
        'Target bulanan diturunkan dari penjualan periode sebelumnya.',
        'Target dibagi menurut produk dan saluran.',
      ],
      'Menyusun kegiatan penjualan': [
        'Kegiatan promosi dijadwalkan mengikuti musim belanja.',
        'Kebutuhan stok dikonfirmasi kepada bagian gudang.',
        'Rencana cadangan disediakan bila target tengah bulan tidak tercapai.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal SMA/SMK sederajat.',
    'Bukti mengelola akun usaha di media sosial sedikitnya tiga bulan.',
    'Daftar riwayat hidup terbaru.',
  ],
  methods: ['Pertanyaan tertulis', 'Esai', 'Verifikasi portofolio'],
};
