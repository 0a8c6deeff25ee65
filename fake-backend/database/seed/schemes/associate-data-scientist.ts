import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'SKKNI Nomor 299 Tahun 2020';
const unit = sampleUnit(standard);

export const associateDataScientist: SchemeSeed = {
  id: 'SKM-03',
  slug: 'associate-data-scientist',
  title: 'Associate Data Scientist',
  number: 'SKM-03/LSP-CONTOH/ADS',
  kind: 'Okupasi',
  field: 'teknologi-informasi',
  field_name: 'Teknologi Informasi',
  description:
    'Menguji rangkaian kerja ilmu data secara utuh: mengumpulkan, membersihkan, memodelkan, dan menilai hasilnya. Peserta mengerjakan satu kasus dengan data yang disediakan tempat uji. Bahasa pemrograman bebas selama langkahnya dapat ditelusuri asesor.',
  standard,
  price: 1_350_000,
  units: [
    unit('J.62DMI00.004.1', 'Mengumpulkan Data', {
      'Menentukan kebutuhan data': [
        'Pertanyaan bisnis diterjemahkan menjadi daftar data yang diperlukan.',
        'Sumber data internal dan eksternal didaftar beserta pemiliknya.',
      ],
      'Mengambil data dari sumber': [
        'Izin penggunaan data diperoleh sebelum pengambilan dimulai.',
        'Data diambil dengan kueri atau alat yang dapat dijalankan ulang.',
        'Waktu pengambilan dan jumlah baris dicatat sebagai jejak.',
      ],
    }),
    unit('J.62DMI00.005.1', 'Menelaah Data', {
      'Menggambarkan sifat data': [
        'Ukuran pemusatan dan sebaran dihitung untuk setiap kolom numerik.',
        'Frekuensi kategori ditampilkan dengan grafik yang mudah dibaca.',
      ],
      'Menemukan pola awal': [
        'Hubungan antarkolom diperiksa dengan diagram pencar atau korelasi.',
        'Pengamatan yang janggal diberi catatan untuk ditindaklanjuti.',
        'Temuan disajikan kepada pemilik masalah dalam bahasa sehari-hari.',
      ],
    }),
    unit('J.62DMI00.006.1', 'Memvalidasi Data', {
      'Memeriksa mutu data': [
        'Kolom wajib dihitung persentase isinya yang kosong.',
        'Nilai di luar rentang yang masuk akal ditandai.',
        'Kunci unik diperiksa terhadap kemungkinan rangkap.',
      ],
      'Melaporkan kelayakan data': [
        'Kelayakan data dibandingkan dengan ambang yang disepakati.',
        'Kekurangan data disampaikan bersama pengaruhnya terhadap analisis.',
      ],
    }),
    unit('J.62DMI00.007.1', 'Menentukan Objek Data', {
      'Memilih atribut yang relevan': [
        'Atribut yang membocorkan jawaban disingkirkan dari himpunan latih.',
        'Alasan memilih atau membuang atribut didokumentasikan.',
      ],
      'Memilih baris yang digunakan': [
        'Kriteria penyertaan baris dirumuskan tanpa menimbulkan bias yang tidak disadari.',
        'Cara pengambilan sampel dijelaskan beserta ukuran sampelnya.',
      ],
    }),
    unit('J.62DMI00.008.1', 'Membersihkan Data', {
      'Menangani nilai hilang dan menyimpang': [
        'Cara mengisi nilai kosong dipilih menurut penyebab hilangnya.',
        'Pencilan diputuskan dipertahankan atau dibuang dengan alasan tertulis.',
      ],
      'Menyeragamkan isi data': [
        'Format tanggal, satuan, dan ejaan kategori disamakan.',
        'Baris rangkap dihapus setelah ditentukan mana yang paling mutakhir.',
        'Skrip pembersihan menghasilkan keluaran yang sama bila dijalankan dua kali.',
      ],
    }),
    unit('J.62DMI00.009.1', 'Mengkonstruksi Data', {
      'Membentuk fitur baru': [
        'Kolom turunan dibuat dari kolom asal dengan rumus yang dijelaskan.',
        'Kategori diubah menjadi angka memakai cara penyandian yang sesuai.',
        'Skala fitur disetarakan bila algoritma memerlukannya.',
      ],
      'Menggabungkan beberapa sumber': [
        'Kunci penggabungan diuji agar baris tidak berlipat ganda.',
        'Jumlah baris sebelum dan sesudah penggabungan dicocokkan.',
      ],
    }),
    unit('J.62DMI00.010.1', 'Menentukan Label Data', {
      'Menyusun pedoman pelabelan': [
        'Arti setiap label dirumuskan dengan contoh dan bukan contoh.',
        'Kasus meragukan diberi aturan penyelesaian.',
      ],
      'Melaksanakan dan menguji pelabelan': [
        'Sebagian data dilabeli dua orang untuk mengukur kesepakatan.',
        'Label yang berbeda dirundingkan sampai diperoleh keputusan tunggal.',
      ],
    }),
    unit('J.62DMI00.013.1', 'Membangun Model', {
      'Menyiapkan skenario pemodelan': [
        'Data dibagi menjadi bagian latih, validasi, dan uji sebelum model dibuat.',
        'Model pembanding sederhana ditetapkan sebagai titik tolak.',
      ],
      'Melatih model': [
        'Algoritma dipilih sesuai jenis keluaran yang diminta.',
        'Parameter dicari secara sistematis pada data validasi.',
        'Benih acak dan versi pustaka disimpan supaya pelatihan dapat diulang.',
      ],
    }),
    unit('J.62DMI00.014.1', 'Mengevaluasi Hasil Pemodelan', {
      'Mengukur kinerja model': [
        'Metrik dipilih berdasarkan biaya kesalahan bagi pengguna.',
        'Kinerja dihitung sekali pada data uji yang belum pernah dilihat model.',
        'Kesalahan terbesar ditelaah untuk menemukan kelompok yang dirugikan.',
      ],
      'Meninjau proses dan menyarankan langkah lanjut': [
        'Hasil dibandingkan dengan sasaran yang ditetapkan pada awal proyek.',
        'Keterbatasan model diungkapkan secara terbuka dalam laporan.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal D3 semua jurusan, atau SMA/SMK dengan pengalaman mengolah data sedikitnya satu tahun.',
    'Portofolio satu proyek analisis data, berupa laporan atau repositori kode.',
    'Sertifikat pelatihan ilmu data bila ada.',
  ],
  methods: ['Pertanyaan tertulis', 'Demonstrasi', 'Verifikasi portofolio', 'Wawancara'],
};
