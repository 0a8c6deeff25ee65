import type { QuestionBank } from './bank.ts';
import { codeBlock, table } from './html-text.ts';
import { juniorWebProgrammerChoices } from './junior-web-programmer-choices.ts';
import { named, picture } from './picture.ts';
import { statement } from './written.ts';

const structures = 'J.620100.004.02';
const interfaces = 'J.620100.005.02';
const installation = 'J.620100.011.01';
const practices = 'J.620100.016.01';
const structured = 'J.620100.017.02';
const libraries = 'J.620100.019.02';
const documents = 'J.620100.023.02';
const debugging = 'J.620100.025.02';

const formSketch = picture(
  'Sketsa formulir pendaftaran di layar ponsel: judul Daftar Pelatihan, tiga kotak isian bertuliskan Nama, Email, dan Nomor ponsel, sebuah pilihan Kelas, dan tombol Kirim di bawah.',
  260,
  330,
  named(20, 15, 220, 36, 'Daftar Pelatihan', '#dbeafe') +
    named(20, 65, 220, 40, 'Nama') +
    named(20, 115, 220, 40, 'Email') +
    named(20, 165, 220, 40, 'Nomor ponsel') +
    named(20, 215, 220, 40, 'Kelas ▾') +
    named(20, 270, 220, 44, 'Kirim', '#bbf7d0'),
);

export const juniorWebProgrammerBank: QuestionBank = {
  choices: juniorWebProgrammerChoices,
  statements: [
    statement(
      structures,
      'benar',
      '<p>Pada antrean (<em>queue</em>), data yang pertama masuk adalah data yang pertama keluar.</p>',
    ),
    statement(
      structures,
      'salah',
      '<p>Sebuah <code>Set</code> pada JavaScript dapat menyimpan nilai teks yang sama dua kali.</p>',
    ),
    statement(
      interfaces,
      'salah',
      '<p>Teks <em>placeholder</em> di dalam kotak isian sudah cukup menggantikan label.</p>',
    ),
    statement(
      interfaces,
      'benar',
      '<p>Gambar yang hanya hiasan sebaiknya diberi teks alternatif kosong: <code>alt=""</code>.</p>',
    ),
    statement(
      installation,
      'salah',
      '<p>Perubahan variabel <code>PATH</code> langsung berlaku pada jendela terminal yang sudah terbuka sebelumnya.</p>',
    ),
    statement(
      installation,
      'benar',
      '<p>Berkas pemasang sebaiknya diunduh dari situs resmi pembuatnya atau dari pengelola paket tepercaya.</p>',
    ),
    statement(
      practices,
      'benar',
      '<p>Validasi masukan di peramban tetap harus diulang di peladen, karena permintaan dapat dikirim tanpa melalui halaman.</p>',
    ),
    statement(
      practices,
      'salah',
      '<p>Kata sandi pengguna sebaiknya disimpan sebagai teks biasa agar mudah dikirim kembali bila pengguna lupa.</p>',
    ),
    statement(
      structured,
      'benar',
      `<p>Potongan kode berikut mencetak tepat lima baris.</p>${codeBlock('for (let i = 0; i < 5; i++) console.log(i);')}`,
    ),
    statement(
      structured,
      'salah',
      '<p>Membuka berkas dengan mode tulis (<code>w</code>) selalu mempertahankan isi lamanya.</p>',
    ),
    statement(
      libraries,
      'benar',
      '<p>Menurut <em>semantic versioning</em>, naiknya angka pertama (mayor) menandai perubahan yang dapat merusak pemakai lama.</p>',
    ),
    statement(
      libraries,
      'salah',
      '<p>Setiap library yang dapat diunduh dari internet boleh dipakai pada produk komersial tanpa membaca lisensinya.</p>',
    ),
    statement(
      documents,
      'salah',
      '<p>Bila perilaku fungsi berubah, dokumentasinya cukup diperbarui sekali setahun.</p>',
    ),
    statement(
      debugging,
      'benar',
      '<p>Titik henti (<em>breakpoint</em>) menghentikan program sementara sehingga nilai variabelnya dapat diamati.</p>',
    ),
  ],
  essays: [
    {
      unit: structures,
      html: '<p>Sebuah toko kecil menyimpan 300 barang. Setiap barang mempunyai kode, nama, harga, dan stok. Barang dicari menurut kode ratusan kali sehari, sedangkan barang baru hanya ditambahkan sekali sepekan.</p><p>Struktur data apa yang Anda pilih? Jelaskan alasannya, dan bandingkan dengan satu pilihan lain. Jelaskan pula apa yang terjadi pada program Anda bila kode yang dicari tidak ada.</p>',
      keywords: ['map', 'peta', 'objek', 'kunci', 'array', 'pencarian', 'kosong', 'tidak ditemukan'],
      answer:
        'Saya memilih peta (map) dengan kode sebagai kunci dan objek barang sebagai isi, karena pencarian menurut kode terjadi ratusan kali sehari dan tidak perlu menelusuri semua barang. Dengan array, setiap pencarian memeriksa barang satu per satu; untuk 300 barang masih cepat, tetapi kodenya lebih panjang dan kode kembar tidak tercegah. Bila kode tidak ada, peta mengembalikan kosong; program saya memeriksanya dan menampilkan “Barang tidak ditemukan”, tanpa berhenti.',
    },
    {
      unit: interfaces,
      html: `<p>Perhatikan sketsa formulir berikut.</p>${formSketch}<p>Jelaskan bagaimana Anda membuatnya menjadi halaman HTML yang dapat dipakai dengan ponsel, papan ketik, dan pembaca layar. Sebutkan elemen yang dipakai, cara memberi label, dan cara menampilkan pesan kesalahan.</p>`,
      keywords: ['label', 'form', 'input', 'button', 'for', 'fokus', 'responsif', 'pesan'],
      answer:
        'Saya memakai form dengan input untuk setiap isian, label yang terhubung lewat for dan id, dan button bertipe submit. Tata letaknya satu kolom di ponsel dan dua kolom di layar lebar, jadi responsif tanpa ukuran tetap. Urutan fokus mengikuti urutan baca dan garis fokus terlihat. Pesan kesalahan ditulis di bawah isiannya, dihubungkan dengan aria-describedby, dan setelah pengiriman gagal fokus pindah ke isian pertama yang salah.',
    },
    {
      unit: practices,
      html: `<p>Tinjaulah kode berikut seperti Anda meninjau pekerjaan rekan.</p>${codeBlock(`
function p(x, y) {
  if (y == 1) { return x - x * 0.1 }
  if (y == 2) { return x - x * 0.2 }
  const sandi = 'rahasia123';
  if (y == 3) { return x - x * 0.25 }
}
`)}<p>Sebutkan sedikitnya empat kelemahan, lalu tuliskan versi yang lebih baik.</p>`,
      keywords: ['nama', 'fungsi', 'return', 'sandi', 'variabel', 'konstanta', 'berulang', 'validasi'],
      answer:
        "Kelemahannya: nama fungsi dan variabel tidak menjelaskan apa pun; angka potongan berulang dan bukan konstanta; sandi ditulis di dalam kode; tidak ada return bila y selain 1, 2, atau 3; tidak ada validasi masukan. Versi saya: const potongan = { 1: 0.1, 2: 0.2, 3: 0.25 }; function hargaSetelahPotongan(harga, golongan) { const bagian = potongan[golongan]; if (bagian === undefined) throw new RangeError('Golongan tidak dikenal'); return harga * (1 - bagian); }",
    },
    {
      unit: libraries,
      html: '<p>Tim Anda membutuhkan fitur pemilih tanggal. Ada pilihan memakai library atau membuat sendiri.</p><p>Jelaskan hal-hal yang Anda periksa sebelum memutuskan, bagaimana Anda mencobanya, dan bagaimana Anda memasukkannya ke proyek agar tetap mudah diperbarui.</p>',
      keywords: ['lisensi', 'ukuran', 'dokumentasi', 'pemeliharaan', 'versi', 'uji', 'keamanan', 'dependensi'],
      answer:
        'Yang saya periksa: lisensi, ukuran setelah dipadatkan, mutu dokumentasi, pemeliharaan (rilis terakhir dan masalah yang terbuka), keamanan, dan jumlah dependensi. Saya mencobanya di cabang terpisah: ponsel, papan ketik, pembaca layar, dan tanggal batas. Bila dipakai, library dibungkus dalam satu komponen milik kami supaya mudah diganti, versinya dikunci, dan pembaruannya lewat uji otomatis. Bila input tanggal bawaan peramban sudah cukup, saya tidak menambah apa pun.',
    },
    {
      unit: debugging,
      html: `<p>Pengguna melapor: “Tombol <em>Simpan</em> kadang menyimpan data dua kali.” Berikut cuplikan catatan peladen.</p>${table(
        [
          ['Waktu', 'Permintaan', 'Status', 'Lama'],
          ['09.14.02,110', 'POST /api/catatan', '201', '3,2 detik'],
          ['09.14.03,480', 'POST /api/catatan', '201', '2,9 detik'],
          ['09.20.41,005', 'POST /api/catatan', '201', '0,2 detik'],
        ],
      )}<p>Apa dugaan Anda tentang penyebabnya? Uraikan cara memunculkan kesalahan itu, cara memperbaikinya, dan cara membuktikan bahwa perbaikan Anda berhasil.</p>`,
      keywords: ['klik', 'dua kali', 'nonaktif', 'tombol', 'lambat', 'uji', 'langkah', 'permintaan'],
      answer:
        'Dua permintaan berjarak 1,4 detik, dan peladen lambat menjawab: pengguna mengira tidak terjadi apa-apa lalu klik dua kali. Saya memunculkannya dengan melambatkan jaringan di alat pengembang dan menekan tombol dua kali. Perbaikannya: tombol menjadi nonaktif dan menampilkan “Menyimpan…” selama permintaan berjalan, dan peladen menolak permintaan dengan nomor yang sama. Buktinya uji otomatis: langkah yang sama menghasilkan tepat satu catatan, juga bila jawaban pertama hilang.',
    },
  ],
  observation: {
    task: '<p>Buatlah satu halaman web <strong>Daftar Tamu Pelatihan</strong> di hadapan asesor dalam waktu yang tersedia.</p><ol><li>Halaman memuat formulir dengan isian nama, email, dan pilihan kelas.</li><li>Data yang dikirim tampil dalam tabel di bawah formulir dan tersimpan di sebuah array.</li><li>Email yang sama tidak boleh didaftarkan dua kali.</li><li>Asesor memberikan satu kesalahan pada program; temukan dan perbaiki dengan alat penelusur.</li></ol><p>Anda boleh membuka dokumentasi resmi, tetapi tidak boleh menyalin halaman jadi.</p>',
    units: [
      {
        code: structures,
        title: 'Menggunakan Struktur Data',
        elements: [
          {
            title: 'Menerapkan struktur data dalam program',
            criteria: [
              {
                text: 'Struktur data dideklarasikan dengan tipe yang sesuai bahasa pemrograman.',
                benchmark: 'Tamu disimpan sebagai objek dalam array atau peta, bukan sebagai teks gabungan.',
              },
              {
                text: 'Penambahan, pencarian, dan penghapusan isi berjalan benar pada data uji.',
                benchmark: 'Lima tamu uji tampil; email yang kembar ditolak; satu tamu dapat dihapus.',
              },
              {
                text: 'Keadaan data kosong ditangani tanpa menghentikan program.',
                benchmark: 'Sebelum ada tamu, halaman menampilkan keterangan, dan konsol tanpa kesalahan.',
              },
            ],
          },
        ],
      },
      {
        code: interfaces,
        title: 'Mengimplementasikan User Interface',
        elements: [
          {
            title: 'Menerjemahkan rancangan menjadi halaman',
            criteria: [
              {
                text: 'Susunan halaman dibuat dengan elemen HTML yang sesuai maknanya.',
                benchmark: 'Memakai form, label, button, dan table; satu judul utama.',
              },
              {
                text: 'Halaman tetap terbaca pada layar ponsel dan layar lebar.',
                benchmark: 'Pada lebar 360 px dan 1.280 px tidak ada isi yang terpotong.',
              },
            ],
          },
          {
            title: 'Menyusun interaksi pengguna',
            criteria: [
              {
                text: 'Isian formulir memiliki label dan pesan kesalahan yang jelas.',
                benchmark: 'Isian kosong dan email salah bentuk diberi pesan di dekat isiannya.',
              },
              {
                text: 'Tombol dan tautan dapat dijangkau hanya dengan papan ketik.',
                benchmark: 'Pendaftaran diselesaikan tanpa menyentuh tetikus.',
              },
            ],
          },
        ],
      },
      {
        code: debugging,
        title: 'Melakukan Debugging',
        elements: [
          {
            title: 'Menemukan dan memperbaiki kesalahan',
            criteria: [
              {
                text: 'Pesan kesalahan dibaca untuk menentukan baris asal masalah.',
                benchmark: 'Asesi menyebutkan berkas dan baris dari konsol dengan benar.',
              },
              {
                text: 'Nilai variabel diamati selama program berjalan selangkah demi selangkah.',
                benchmark: 'Memakai titik henti atau panel pengamatan, bukan menebak.',
              },
              {
                text: 'Perbaikan diuji dengan kasus yang semula gagal.',
                benchmark: 'Langkah yang sama diulang dan hasilnya benar.',
              },
            ],
          },
        ],
      },
    ],
    questions: [
      {
        unit: structures,
        html: '<p>Mengapa Anda memilih struktur data itu untuk menyimpan tamu? Apa yang berubah bila tamunya seribu orang?</p>',
      },
      {
        unit: interfaces,
        html: '<p>Bagaimana pengguna pembaca layar mengetahui bahwa email yang diisi sudah terdaftar?</p>',
      },
      {
        unit: debugging,
        html: '<p>Ceritakan satu kesalahan program yang pernah Anda cari lama. Bagaimana akhirnya Anda menemukan penyebabnya?</p>',
      },
    ],
  },
  demonstration: {
    instructions:
      '<ol><li>Baca skenario dan semua langkah lebih dahulu.</li><li>Kerjakan pada komputer yang disediakan atau milik sendiri.</li><li>Beri nama proyek dengan huruf kecil tanpa spasi.</li><li>Unggah hasilnya sebelum waktu habis; unggahan dapat diganti selama ujian masih berjalan.</li></ol>',
    scenario:
      '<p>Klub baca kampung <strong>Lentera</strong> meminjamkan sekitar 200 buku. Pencatatan masih memakai buku tulis, sehingga pengurus sulit mengetahui buku mana yang belum kembali. Anda diminta membuat halaman web sederhana untuk mencatat peminjaman: siapa meminjam apa, kapan, dan apakah sudah kembali. Data cukup disimpan di peramban (<code>localStorage</code>). Pengurus memakai ponsel.</p>',
    steps: [
      {
        title: 'Menyiapkan perangkat kerja',
        instruction: 'Pasang atau periksa editor dan interpreter, lalu buktikan dengan sebuah program pendek.',
      },
      {
        title: 'Merancang data',
        instruction: 'Tentukan sifat sebuah peminjaman dan struktur data yang menyimpannya; tulis alasannya di README.',
      },
      {
        title: 'Membuat halaman',
        instruction:
          'Buat formulir peminjaman dan daftar buku yang belum kembali dengan HTML dan CSS untuk layar ponsel.',
      },
      {
        title: 'Menulis program',
        instruction:
          'Buat fungsi untuk menambah, menandai kembali, dan mencari peminjaman; validasi masukan sebelum disimpan.',
      },
      {
        title: 'Memakai satu library',
        instruction: 'Pakai satu library untuk format tanggal, kunci versinya, dan catat lisensinya.',
      },
      {
        title: 'Menguji dan menelusuri kesalahan',
        instruction: 'Uji dengan data kosong, satu, dan sepuluh peminjaman; catat kesalahan yang ditemukan.',
      },
      {
        title: 'Mendokumentasikan',
        instruction: 'Lengkapi README dengan cara menjalankan, dan beri komentar pada fungsi publik.',
      },
    ],
    tasks: [
      {
        unit: structured,
        html: '<p>Unggah seluruh proyek sebagai satu file <strong>ZIP</strong>, tanpa folder dependensi.</p>',
      },
      {
        unit: documents,
        html: '<p>Unggah <strong>PDF</strong> berisi tangkapan layar halaman pada ponsel serta catatan hasil pengujian.</p>',
      },
    ],
  },
};
