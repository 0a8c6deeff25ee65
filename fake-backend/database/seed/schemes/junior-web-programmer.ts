import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'SKKNI Nomor 282 Tahun 2016';
const unit = sampleUnit(standard);

export const juniorWebProgrammer: SchemeSeed = {
  id: 'SKM-01',
  slug: 'junior-web-programmer',
  title: 'Junior Web Programmer',
  number: 'SKM-01/LSP-CONTOH/JWP',
  kind: 'Okupasi',
  field: 'teknologi-informasi',
  field_name: 'Teknologi Informasi',
  description:
    'Skema ini menguji kemampuan dasar membangun aplikasi web, dari memasang perangkat kerja sampai menelusuri kesalahan program. Cocok bagi lulusan SMK, mahasiswa tingkat akhir, dan peserta pelatihan pemrograman yang ingin kemampuannya diakui. Asesmen dilakukan dengan tes tertulis dan praktik menyelesaikan sebuah halaman web sederhana.',
  standard,
  price: 850_000,
  units: [
    unit('J.620100.004.02', 'Menggunakan Struktur Data', {
      'Memilih struktur data untuk suatu persoalan': [
        'Sifat data yang akan diolah dicatat beserta operasi yang paling sering dipakai.',
        'Array, daftar, dan peta dibandingkan menurut kemudahan akses dan perubahan isinya.',
        'Alasan pemilihan struktur data ditulis singkat dalam rancangan.',
      ],
      'Menerapkan struktur data dalam program': [
        'Struktur data dideklarasikan dengan tipe yang sesuai bahasa pemrograman.',
        'Penambahan, pencarian, dan penghapusan isi berjalan benar pada data uji.',
        'Keadaan data kosong ditangani tanpa menghentikan program.',
      ],
    }),
    unit('J.620100.005.02', 'Mengimplementasikan User Interface', {
      'Menerjemahkan rancangan menjadi halaman': [
        'Susunan halaman dibuat dengan elemen HTML yang sesuai maknanya.',
        'Warna, huruf, dan jarak mengikuti rancangan yang disepakati.',
        'Halaman tetap terbaca pada layar ponsel dan layar lebar.',
      ],
      'Menyusun interaksi pengguna': [
        'Isian formulir memiliki label dan pesan kesalahan yang jelas.',
        'Tombol dan tautan dapat dijangkau hanya dengan keyboard.',
      ],
      'Meninjau antarmuka bersama pemberi tugas': [
        'Masukan dari pemberi tugas dicatat dan diberi urutan pengerjaan.',
        'Perubahan antarmuka diperiksa ulang pada sedikitnya dua browser.',
      ],
    }),
    unit('J.620100.011.01', 'Melakukan Instalasi Software Tools Pemrograman', {
      'Menyiapkan kebutuhan instalasi': [
        'Spesifikasi komputer dibandingkan dengan syarat minimum perangkat lunak.',
        'File pemasang diunduh dari sumber resmi dan diperiksa keutuhannya.',
      ],
      'Memasang dan menguji perangkat pemrograman': [
        'Editor, interpreter, dan pengelola paket terpasang sesuai petunjuk pembuatnya.',
        'Variabel lingkungan diatur sehingga perintah dikenali dari terminal.',
        'Program pendek dijalankan untuk membuktikan instalasi berhasil.',
      ],
    }),
    unit('J.620100.016.01', 'Menulis Kode Dengan Prinsip Sesuai Guidelines Dan Best Practices', {
      'Mengikuti pedoman penulisan kode': [
        'Nama variabel dan fungsi menggambarkan tujuannya.',
        'Indentasi dan tata letak kode seragam di seluruh file.',
        'Kode yang berulang dipindahkan ke satu fungsi bersama.',
      ],
      'Menjaga mutu kode': [
        'Peringatan dari alat pemeriksa kode diselesaikan atau diberi alasan.',
        'Masukan pengguna divalidasi sebelum diproses.',
        'Kata sandi dan kunci akses tidak disimpan di dalam kode sumber.',
      ],
    }),
    unit('J.620100.017.02', 'Mengimplementasikan Pemrograman Terstruktur', {
      'Menggunakan tipe data dan kendali alur': [
        'Percabangan disusun sehingga setiap kemungkinan masukan tertangani.',
        'Perulangan memiliki syarat berhenti yang pasti tercapai.',
        'Operator dipakai sesuai urutan pengerjaan yang dikehendaki.',
      ],
      'Membagi program menjadi fungsi': [
        'Setiap fungsi mengerjakan satu tugas yang dapat dijelaskan dalam satu kalimat.',
        'Nilai masuk dan nilai kembali fungsi ditentukan dengan jelas.',
      ],
      'Membaca dan menulis file data': [
        'File dibuka dengan mode yang sesuai keperluan dan ditutup kembali.',
        'Kegagalan membaca file disampaikan dengan pesan yang dimengerti pengguna.',
      ],
    }),
    unit('J.620100.019.02', 'Menggunakan Library Atau Komponen Pre-Existing', {
      'Memilih library yang tepat': [
        'Lisensi, pemeliharaan, dan ukuran library diperiksa sebelum digunakan.',
        'Contoh penggunaan dari dokumentasi dicoba pada proyek kecil terpisah.',
      ],
      'Memadukan library ke dalam aplikasi': [
        'Versi library dikunci pada file dependensi proyek.',
        'Fungsi library dipanggil melalui antarmuka yang didokumentasikan.',
        'Bagian library yang tidak terpakai tidak ikut dimuat.',
      ],
    }),
    unit('J.620100.023.02', 'Membuat Dokumen Kode Program', {
      'Mendokumentasikan modul program': [
        'Tujuan modul ditulis pada bagian awal file secara ringkas.',
        'Parameter dan hasil fungsi publik dijelaskan beserta contohnya.',
      ],
      'Menerbitkan dokumentasi': [
        'Dokumentasi dibangkitkan dari komentar kode dengan alat yang tersedia.',
        'Petunjuk menjalankan proyek dapat diikuti orang lain tanpa penjelasan lisan.',
        'Isi dokumen disesuaikan setiap kali perilaku modul berubah.',
      ],
    }),
    unit('J.620100.025.02', 'Melakukan Debugging', {
      'Menyiapkan program untuk ditelusuri': [
        'Langkah memunculkan kesalahan ditulis sehingga dapat diulang.',
        'Titik henti ditempatkan pada bagian program yang dicurigai.',
      ],
      'Menemukan dan memperbaiki kesalahan': [
        'Pesan kesalahan dibaca untuk menentukan baris asal masalah.',
        'Nilai variabel diamati selama program berjalan selangkah demi selangkah.',
        'Perbaikan diuji dengan kasus yang semula gagal.',
        'Penyebab dan perbaikan dicatat pada riwayat perubahan.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP atau kartu pelajar yang masih berlaku.',
    'Ijazah minimal SMA/SMK sederajat, atau surat keterangan sedang menempuh pendidikan komputer.',
    'Sertifikat pelatihan pemrograman web atau portofolio sedikitnya satu halaman web buatan sendiri.',
    'Pas foto berwarna ukuran 3x4 dengan latar merah.',
  ],
  methods: ['Pertanyaan tertulis', 'Esai', 'Observasi praktik', 'Demonstrasi'],
};
