import type { QuestionBank } from './bank.ts';
import { digitalMarketingChoices } from './digital-marketing-choices.ts';
import { table } from './html-text.ts';
import { line, picture, words } from './picture.ts';
import { statement } from './written.ts';

const elements = 'M.702090.001.01';
const social = 'J.630PR00.010.2';
const searching = 'J.630PR00.007.2';
const approach = 'M.702090.004.01';
const planning = 'M.731000.001.01';
const creative = 'M.731000.003.01';
const media = 'M.731000.004.01';
const selling = 'M.702090.006.01';

const salesLine = picture(
  'Grafik garis penjualan kue per bulan dari Januari sampai Juni: 200, 220, 480, 510, 230, dan 210 kotak.',
  420,
  230,
  line('40,20 40,180 400,180') +
    line('70,130 130,125 190,60 250,52 310,122 370,128') +
    words(70, 122, '200') +
    words(118, 115, '220') +
    words(190, 52, '480') +
    words(250, 44, '510') +
    words(322, 112, '230') +
    words(370, 120, '210') +
    words(70, 200, 'Jan') +
    words(130, 200, 'Feb') +
    words(190, 200, 'Mar') +
    words(250, 200, 'Apr') +
    words(310, 200, 'Mei') +
    words(370, 200, 'Jun'),
);

export const digitalMarketingBank: QuestionBank = {
  choices: digitalMarketingChoices,
  statements: [
    statement(
      elements,
      'benar',
      '<p>Kemasan yang lebih praktis termasuk perubahan pada unsur produk dalam bauran pemasaran.</p>',
    ),
    statement(elements, 'salah', '<p>Pasar sasaran yang baik adalah semua orang, karena makin banyak makin baik.</p>'),
    statement(
      social,
      'salah',
      '<p>Jangkauan (<em>reach</em>) menghitung berapa kali sebuah unggahan tampil, termasuk berulang kali kepada akun yang sama.</p>',
    ),
    statement(
      social,
      'benar',
      '<p>Jam layanan pada profil usaha membantu pelanggan mengetahui kapan pesannya akan dijawab.</p>',
    ),
    statement(
      searching,
      'benar',
      '<p>Tanda minus pada kueri <code>sepatu -bekas</code> mengecualikan halaman yang memuat kata “bekas”.</p>',
    ),
    statement(
      searching,
      'salah',
      '<p>Hasil pencarian pada urutan pertama pasti merupakan sumber yang paling dapat dipercaya.</p>',
    ),
    statement(
      approach,
      'salah',
      '<p>Pesan pembuka yang sama persis kepada semua calon pelanggan selalu lebih efektif daripada pesan yang disesuaikan.</p>',
    ),
    statement(
      approach,
      'benar',
      '<p>Calon pelanggan yang meminta tidak dihubungi lagi harus dikeluarkan dari daftar kiriman.</p>',
    ),
    statement(
      planning,
      'benar',
      '<p>Sasaran “menambah 200 pelanggan baru sampai akhir Mei” dapat diukur dan mempunyai tenggat.</p>',
    ),
    statement(
      creative,
      'salah',
      '<p>Gambar hasil pencarian internet boleh dipakai pada iklan selama tidak bertanda air.</p>',
    ),
    statement(
      creative,
      'benar',
      '<p>Membuat sedikitnya dua sketsa membantu membandingkan gagasan sebelum iklan diproduksi.</p>',
    ),
    statement(media, 'benar', '<p>Bila 20.000 tayangan berbiaya Rp500.000, biaya per seribu tayangannya Rp25.000.</p>'),
    statement(media, 'salah', '<p>Iklan dengan tanda suka terbanyak pasti menghasilkan penjualan terbanyak.</p>'),
    statement(
      selling,
      'salah',
      '<p>Target penjualan sebaiknya ditetapkan tanpa melihat penjualan periode sebelumnya agar lebih menantang.</p>',
    ),
  ],
  essays: [
    {
      unit: elements,
      html: '<p>Pilihlah satu usaha kecil di sekitar Anda.</p><p>Uraikan produk, harga, saluran, dan promosinya. Bandingkan keunggulannya dengan dua pesaing terdekat, lalu tentukan satu kelompok pelanggan utama beserta alasan yang dapat dibuktikan dengan data.</p>',
      keywords: ['produk', 'harga', 'saluran', 'promosi', 'pesaing', 'keunggulan', 'kelompok', 'data'],
      answer:
        'Usaha yang saya pilih: warung kopi di dekat kampus. Produk utamanya kopi susu literan, harga Rp45.000, dijual lewat kedai dan pesan singkat, dengan promosi kartu langganan. Dibandingkan dua pesaing terdekat, keunggulan warung ini adalah buka sejak pukul enam dan mengantar tanpa ongkos. Kelompok pelanggan utamanya mahasiswa rantau: data nota tiga bulan menunjukkan enam dari sepuluh pembeli datang sebelum kuliah pagi.',
    },
    {
      unit: social,
      html: '<p>Sebuah toko tanaman hias menerima rata-rata 40 komentar dan pesan sehari, dan hanya separuhnya terjawab.</p><p>Susunlah cara kerja agar semuanya dijawab dalam batas waktu layanan: siapa menjawab apa, contoh jawaban untuk pertanyaan yang sering muncul, cara menangani keluhan, dan ukuran yang Anda pantau setiap pekan.</p>',
      keywords: ['jadwal', 'jawaban', 'keluhan', 'batas waktu', 'template', 'petugas', 'catat', 'pekan'],
      answer:
        'Jadwal jaga dibagi dua: satu petugas pagi dan satu sore; setiap pesan dijawab dalam batas waktu satu jam. Lima pertanyaan yang paling sering (harga, ongkos kirim, cara merawat) mempunyai template jawaban yang disesuaikan dengan nama penanya. Keluhan dijawab dengan permintaan maaf, diminta foto, lalu diteruskan ke pemilik pada hari yang sama. Semua dicatat, dan setiap pekan saya memantau persentase yang terjawab dan lama menunggu.',
    },
    {
      unit: planning,
      html: '<p>Anda diberi anggaran Rp5.000.000 untuk memperkenalkan minuman jamu botolan kepada pekerja muda di satu kota selama enam pekan.</p><p>Tulislah rencana iklan: sasaran dengan angka dan tenggat, pembagian anggaran, garis waktu, penanggung jawab, dan ukuran keberhasilan.</p>',
      keywords: ['sasaran', 'anggaran', 'tenggat', 'persiapan', 'penayangan', 'evaluasi', 'penanggung jawab', 'biaya'],
      answer:
        'Sasaran: 600 botol terjual dalam enam pekan kepada pekerja usia 22 sampai 30 tahun. Anggaran dibagi: Rp1.000.000 untuk foto dan desain, Rp3.000.000 untuk penayangan iklan, Rp600.000 untuk sampel di dua kantor, sisanya cadangan. Persiapan pada pekan pertama, penayangan pada pekan kedua sampai kelima, evaluasi pada pekan keenam; penanggung jawabnya saya untuk iklan dan pemilik untuk stok. Ukurannya biaya per pembelian, paling tinggi Rp8.500.',
    },
    {
      unit: media,
      html: `<p>Dua iklan untuk produk yang sama ditayangkan selama 14 hari.</p>${table([
        ['Ukuran', 'Iklan 1', 'Iklan 2'],
        ['Belanja', 'Rp700.000', 'Rp700.000'],
        ['Klik', '1.400', '700'],
        ['Pembelian', '14', '35'],
      ])}<p>Hitung biaya per klik, persentase pembelian dari klik, dan biaya per pembelian masing-masing iklan. Iklan manakah yang Anda teruskan, dan apa yang Anda periksa sebelum menghentikan iklan yang lain?</p>`,
      keywords: ['500', '1.000', '50.000', '20.000', 'konversi', 'biaya', 'pembelian', 'halaman'],
      answer:
        'Iklan 1: biaya per klik Rp500, konversi 1 persen, biaya per pembelian Rp50.000. Iklan 2: biaya per klik Rp1.000, konversi 5 persen, biaya per pembelian Rp20.000. Saya meneruskan Iklan 2, karena pembelinya lebih murah walaupun kliknya lebih mahal. Sebelum Iklan 1 dihentikan, saya memeriksa halaman tujuannya, kecocokan penontonnya, dan apakah pembelian tercatat dengan benar.',
    },
    {
      unit: selling,
      html: `<p>Perhatikan grafik penjualan berikut.</p>${salesLine}<p>Jelaskan pola yang Anda lihat. Susunlah target penjualan dan kegiatan promosi untuk Maret dan April tahun depan, termasuk kebutuhan stok dan rencana cadangan bila target tengah bulan tidak tercapai.</p>`,
      keywords: ['musim', 'target', 'stok', 'gudang', 'promosi', 'cadangan', 'naik', 'jadwal'],
      answer:
        'Polanya bermusim: penjualan naik menjelang hari raya dan turun sesudahnya. Target Maret saya naikkan 20 persen dari tahun lalu dan target April kembali ke rata-rata. Promosi paket hadiah dimulai dua pekan sebelum puncak; stok dipesan ke gudang satu bulan sebelumnya dengan jadwal pengiriman dua kali. Bila target tengah bulan tidak tercapai, rencana cadangan saya adalah potongan ongkos kirim dan penawaran kepada pelanggan lama.',
    },
  ],
  observation: {
    task: '<p>Kelola satu akun usaha latihan di hadapan asesor selama 60 menit.</p><ol><li>Lengkapi profil akun dan aktifkan pengamanan dua langkah.</li><li>Susun jadwal unggahan satu pekan dan terbitkan satu unggahan beserta takarirnya.</li><li>Jawab lima pesan yang dikirim asesor sebagai calon pelanggan; satu di antaranya keluhan.</li><li>Rancang satu iklan sederhana dan pasang batas belanjanya tanpa mengaktifkan pembayaran.</li></ol>',
    units: [
      {
        code: social,
        title: 'Menggunakan Aplikasi Media Sosial',
        elements: [
          {
            title: 'Menyiapkan akun usaha',
            criteria: [
              {
                text: 'Profil akun dilengkapi dengan identitas, alamat, dan jam layanan.',
                benchmark: 'Ketiganya terlihat pada profil tanpa masuk ke akun.',
              },
              {
                text: 'Pengamanan dua langkah diaktifkan pada setiap akun.',
                benchmark: 'Masuk dari peramban lain meminta kode kedua.',
              },
            ],
          },
          {
            title: 'Menerbitkan dan memantau konten',
            criteria: [
              {
                text: 'Takarir ditulis dengan gaya bahasa yang sesuai merek.',
                benchmark: 'Sesuai lembar panduan merek; tanpa salah ketik; ada ajakan bertindak.',
              },
              {
                text: 'Komentar dan pesan dijawab dalam batas waktu layanan.',
                benchmark: 'Kelima pesan dijawab paling lama 10 menit sesudah diterima.',
              },
            ],
          },
        ],
      },
      {
        code: approach,
        title: 'Melakukan Pendekatan Kepada Calon Pelanggan',
        elements: [
          {
            title: 'Berkomunikasi dengan calon pelanggan',
            criteria: [
              {
                text: 'Pertanyaan terbuka diajukan untuk memahami masalah calon pelanggan.',
                benchmark: 'Sedikitnya dua pertanyaan yang tidak dapat dijawab ya atau tidak.',
              },
              {
                text: 'Keberatan ditanggapi dengan penjelasan yang jujur.',
                benchmark: 'Tidak menyangkal fakta dan tidak menjelekkan pesaing.',
              },
              {
                text: 'Tindak lanjut dijanjikan dengan tanggal yang pasti.',
                benchmark: 'Hari dan jam disebutkan, lalu dicatat.',
              },
            ],
          },
        ],
      },
      {
        code: media,
        title: 'Merancang Strategi dan Pembelian Media',
        elements: [
          {
            title: 'Membeli dan mengendalikan penayangan',
            criteria: [
              {
                text: 'Batas belanja harian dipasang sebelum iklan aktif.',
                benchmark: 'Batas terlihat pada pengaturan kampanye dan sesuai anggaran tugas.',
              },
              {
                text: 'Penargetan diatur tanpa melanggar aturan data pribadi.',
                benchmark: 'Tidak memakai daftar kontak tanpa persetujuan pemiliknya.',
              },
              {
                text: 'Iklan berkinerja rendah dihentikan atas dasar data yang cukup.',
                benchmark: 'Asesi menyebutkan batas data yang dipakai sebelum menghentikan iklan.',
              },
            ],
          },
        ],
      },
    ],
    questions: [
      {
        unit: social,
        html: '<p>Apa yang Anda lakukan bila sebuah unggahan menuai banyak komentar marah dalam satu jam?</p>',
      },
      {
        unit: approach,
        html: '<p>Bagaimana Anda memutuskan calon pelanggan mana yang dihubungi lebih dahulu?</p>',
      },
      {
        unit: media,
        html: '<p>Data apa saja yang harus ada sebelum Anda menghentikan sebuah iklan?</p>',
      },
    ],
  },
  demonstration: {
    instructions:
      '<ol><li>Baca skenario dan kerjakan langkah secara berurutan.</li><li>Boleh memakai pengolah kata, lembar kerja, dan aplikasi desain apa pun.</li><li>Gambar dan musik harus buatan sendiri atau berizin; cantumkan sumbernya.</li><li>Jangan memasang iklan sungguhan.</li></ol>',
    scenario:
      '<p>Usaha tenun keluarga <strong>Benang Senja</strong> membuat syal dan tas dengan pewarna alami. Harga syal Rp175.000 dan tas Rp320.000. Penjualan selama ini terjadi pada pameran, sekitar 60 buah per pameran. Pemilik ingin menjual 100 buah lewat kanal digital dalam dua bulan dengan anggaran iklan Rp4.000.000. Foto produk tersedia, tetapi belum ada akun usaha.</p>',
    steps: [
      {
        title: 'Membaca pasar',
        instruction: 'Telusuri dua pesaing dan satu data pasar; simpan alamat serta tanggal sumbernya.',
      },
      {
        title: 'Menentukan kelompok sasaran',
        instruction: 'Pilih satu kelompok utama dan tulis alasannya dengan angka.',
      },
      {
        title: 'Merencanakan iklan',
        instruction: 'Rumuskan sasaran, bagi anggaran menurut tahap, dan buat garis waktu delapan pekan.',
      },
      {
        title: 'Merancang bahan iklan',
        instruction: 'Buat dua sketsa dengan satu pesan pokok, lalu selesaikan satu menjadi bahan siap tayang.',
      },
      {
        title: 'Memilih media',
        instruction: 'Bandingkan dua platform menurut pemirsa dan biaya; tetapkan batas belanja harian.',
      },
      {
        title: 'Merencanakan penjualan',
        instruction: 'Bagi target menurut produk dan saluran; sebutkan kebutuhan stok dan rencana cadangan.',
      },
    ],
    tasks: [
      {
        unit: planning,
        html: '<p>Unggah rencana iklan dan penjualan sebagai <strong>PDF</strong>, paling banyak delapan halaman.</p>',
      },
      {
        unit: creative,
        html: '<p>Unggah bahan iklan yang selesai sebagai <strong>PNG</strong>, <strong>JPG</strong>, atau <strong>MP4</strong>.</p>',
      },
    ],
  },
};
