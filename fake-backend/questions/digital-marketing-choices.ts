import type { ChoiceSeed } from './bank.ts';
import { table } from './html-text.ts';
import { box, line, named, picture, words } from './picture.ts';
import { choice } from './written.ts';

const elements = 'M.702090.001.01';
const social = 'J.630PR00.010.2';
const searching = 'J.630PR00.007.2';
const approach = 'M.702090.004.01';
const planning = 'M.731000.001.01';
const creative = 'M.731000.003.01';
const media = 'M.731000.004.01';
const selling = 'M.702090.006.01';

const bar = (x: number, height: number, label: string, count: string): string =>
  box(x, 180 - height, 44, height, '#93c5fd') + words(x + 22, 174 - height, count) + words(x + 22, 198, label);

const activeHours = picture(
  'Diagram batang pengikut yang aktif menurut jam: pukul 06 ada 120, pukul 10 ada 300, pukul 14 ada 260, pukul 19 ada 820, pukul 23 ada 180.',
  400,
  230,
  line('30,20 30,180 380,180') +
    bar(50, 21, '06', '120') +
    bar(115, 52, '10', '300') +
    bar(180, 45, '14', '260') +
    bar(245, 142, '19', '820') +
    bar(310, 31, '23', '180') +
    words(205, 220, 'pukul'),
);

const funnel = picture(
  'Corong iklan satu pekan dengan empat tahap: 50.000 tayangan, 1.000 klik, 200 masuk keranjang, 50 pembelian.',
  360,
  230,
  named(20, 15, 320, 40, '50.000 tayangan', '#dbeafe') +
    named(60, 65, 240, 40, '1.000 klik', '#bfdbfe') +
    named(100, 115, 160, 40, '200 keranjang', '#93c5fd') +
    named(125, 165, 110, 40, '50 beli', '#60a5fa'),
);

const advert = picture(
  'Rancangan iklan persegi: foto sekotak kue kering memenuhi dua pertiga atas, di bawahnya tulisan Renyah tanpa pengawet, lalu bagian paling bawah dibiarkan kosong.',
  240,
  260,
  named(20, 15, 200, 140, '[foto kue kering]', '#fef3c7') +
    words(120, 182, 'Renyah tanpa pengawet') +
    '<rect x="20" y="200" width="200" height="44" fill="none" stroke="#94a3b8" stroke-dasharray="5 4"/>',
);

const sambalCase = `<p>Bacalah kasus berikut sampai selesai sebelum menjawab.</p>
<p>Bu Ratna mempunyai usaha sambal kemasan di Malang. Harga jual sebotol Rp30.000, sedangkan biaya bahan, kemasan, dan tenaga kerja Rp18.000 sebotol. Selama dua tahun penjualannya hanya melalui titipan di toko oleh-oleh, rata-rata 400 botol sebulan. Tiga bulan lalu anaknya membuka toko daring dan membuat akun di dua platform media sosial, yang kita sebut Platform K dan Platform L. Pengikut Platform K sebagian besar perempuan berusia 25 sampai 40 tahun yang tinggal di kota besar; pengikut Platform L sebagian besar pelajar berusia 15 sampai 20 tahun. Survei kecil kepada 120 pembeli toko daring menunjukkan bahwa 84 orang di antaranya perempuan berusia 25 sampai 40 tahun, bekerja, dan membeli sambal agar dapat memasak lebih cepat.</p>
<p>Bulan lalu Bu Ratna membelanjakan Rp3.000.000 untuk iklan, dibagi rata pada kedua platform. Kampanye bertujuan menambah pembelian di toko daring, dengan ukuran keberhasilan yang sudah disepakati sebelum iklan tayang: biaya iklan per pembelian paling tinggi Rp10.000. Iklan pada kedua platform memakai video yang sama, ditayangkan pada jam yang sama, dan berjalan selama 30 hari penuh. Pelacakan pembelian sudah diperiksa dan bekerja pada kedua platform. Hasilnya sebagai berikut.</p>
${table([
  ['Ukuran', 'Platform K', 'Platform L'],
  ['Belanja iklan', 'Rp1.500.000', 'Rp1.500.000'],
  ['Tayangan', '60.000', '150.000'],
  ['Klik', '1.800', '3.000'],
  ['Pembelian (botol)', '180', '30'],
  ['Suka dan komentar', '900', '6.200'],
])}
<p>Anak Bu Ratna mengusulkan agar seluruh anggaran dipindahkan ke Platform L, “karena tayangan, suka, dan komentarnya jauh lebih banyak, berarti iklannya disukai orang”. Seorang teman mengusulkan menghentikan semua iklan karena titipan di toko oleh-oleh sudah berjalan baik. Seorang pelanggan setia menyarankan menurunkan harga menjadi Rp20.000 sebotol agar lebih banyak yang membeli. Bu Ratna sendiri hanya mempunyai anggaran Rp3.000.000 lagi untuk bulan depan, dan bagian dapur sanggup menambah produksi paling banyak 400 botol sebulan. Ia bertanya kepada Anda sebagai staf pemasaran digital.</p>
<p>Rekomendasi manakah yang paling sesuai dengan tujuan kampanye dan data yang ada?</p>`;

export const digitalMarketingChoices: readonly ChoiceSeed[] = [
  choice(
    elements,
    'C',
    '<p>Sebuah kedai kopi memutuskan menjual minumannya melalui aplikasi pesan antar selain di kedai. Unsur bauran pemasaran manakah yang berubah?</p>',
    ['Produk', 'Harga', 'Saluran (<em>place</em>)', 'Promosi', 'Pesaing'],
  ),
  choice(
    elements,
    'A',
    `<p>Tabel berikut membandingkan keripik tempe tiga usaha.</p>${table([
      ['Ciri', 'Usaha Anda', 'Pesaing 1', 'Pesaing 2'],
      ['Harga 100 g', 'Rp15.000', 'Rp12.000', 'Rp15.000'],
      ['Tahan simpan', '4 bulan', '2 bulan', '2 bulan'],
      ['Rasa', '3', '3', '5'],
      ['Izin edar', 'ada', 'ada', 'ada'],
    ])}<p>Keunggulan manakah yang didukung data dan layak ditonjolkan?</p>`,
    [
      'Tahan simpan dua kali lebih lama.',
      'Harga paling murah.',
      'Pilihan rasa paling banyak.',
      'Satu-satunya yang mempunyai izin edar.',
      'Kemasan paling besar.',
    ],
  ),
  choice(elements, 'E', '<p>Pengelompokan pelanggan manakah yang didasarkan pada kebiasaan membeli?</p>', [
    'Pelanggan di Jawa, Sumatra, dan Sulawesi.',
    'Pelanggan pria dan wanita.',
    'Pelanggan berusia di bawah dan di atas 30 tahun.',
    'Pelanggan berpendidikan SMA yang tinggal di kota dan sarjana yang tinggal di desa.',
    'Pelanggan yang membeli setiap pekan, setiap bulan, dan hanya menjelang hari raya.',
  ]),
  choice(
    elements,
    'B',
    '<p>Sebuah usaha seragam sekolah harus memilih satu kelompok sasaran utama. Alasan manakah yang paling kuat?</p>',
    [
      'Pemilik usaha mempunyai banyak teman di kelompok itu.',
      'Kelompok itu menyumbang 62 % penjualan dua tahun terakhir dan tumbuh setiap semester.',
      'Kelompok itu paling sering memberi tanda suka dan membagikan unggahan kepada temannya.',
      'Pesaing belum pernah menyebut kelompok itu.',
      'Kelompok itu paling mudah digambar pada poster.',
    ],
  ),
  choice(
    social,
    'D',
    `<p>Statistik akun sebuah usaha menunjukkan pengikut yang sedang aktif sebagai berikut.</p>${activeHours}<p>Unggahan terpenting pekan ini sebaiknya diterbitkan pada pukul berapa?</p>`,
    ['Pukul 06', 'Pukul 10', 'Pukul 14', 'Menjelang pukul 19', 'Sesudah pukul 23'],
  ),
  choice(
    social,
    'B',
    '<p>Sebuah unggahan dilihat 8.000 akun. Ia mendapat 300 suka, 60 komentar, 25 kali dibagikan, dan 15 kali disimpan. Berapakah tingkat keterlibatannya terhadap jangkauan?</p>',
    ['0,5 %', '5 %', '3,75 %', '20 %', '40 %'],
  ),
  choice(
    social,
    'E',
    '<p>Akun usaha baru saja dibobol karena sandinya sama dengan sandi email yang bocor. Sesudah akun dipulihkan dan sandi diganti, pengamanan manakah yang paling penting ditambahkan?</p>',
    [
      'Mengganti foto profil setiap pekan.',
      'Menyembunyikan jumlah pengikut.',
      'Membagikan sandi baru kepada seluruh staf melalui grup.',
      'Menghapus semua unggahan lama.',
      'Pengamanan dua langkah dengan aplikasi autentikator.',
    ],
  ),
  choice(
    social,
    'A',
    '<p>Seorang pelanggan menulis komentar terbuka: “Pesanan saya sudah sepuluh hari belum sampai!” Tanggapan manakah yang paling baik?</p>',
    [
      '“Mohon maaf atas keterlambatannya, Kak. Kami periksa sekarang; mohon kirim nomor pesanan lewat pesan langsung, kami kabari sebelum pukul 15.00.”',
      '“Paket sudah kami serahkan kepada kurir tepat waktu, Kak, jadi silakan menghubungi pihak kurir sendiri karena itu di luar tanggung jawab toko kami.”',
      'Menghapus komentar agar tidak dibaca calon pembeli.',
      '“Sabar ya, Kak.”',
      'Membiarkannya sampai pelanggan lupa.',
    ],
  ),
  choice(
    social,
    'C',
    '<p>Merek Anda bergaya ramah dan sederhana. Takarir manakah yang paling sesuai untuk memperkenalkan sabun cuci piring isi ulang?</p>',
    [
      '“SOLUSI MUTAKHIR DEGRESI LIPID PERALATAN DOMESTIK.”',
      '“Beli SEKARANG atau menyesal seumur hidup!!! Stok tinggal sedikit, jangan banyak berpikir!!!”',
      '“Botolnya dipakai lagi, piringnya tetap kinclong. Isi ulang yuk, hemat Rp6.000!”',
      '“Sabun.”',
      '“Produk pesaing jelek, pakai punya kami.”',
    ],
  ),
  choice(
    searching,
    'D',
    '<p>Anda mencari laporan berformat PDF tentang belanja daring yang diterbitkan di situs lembaga pemerintah Indonesia. Kueri manakah yang paling tepat?</p>',
    [
      '<code>laporan belanja daring terbaru bagus lengkap</code>',
      '<code>"pdf" -belanja -daring go.id</code>',
      '<code>site:com belanja OR daring OR laporan</code>',
      '<code>"belanja daring" laporan filetype:pdf site:go.id</code>',
      '<code>intitle:pdf belanja pemerintah gratis</code>',
    ],
  ),
  choice(searching, 'B', '<p>Apa kegunaan tanda kutip pada kueri <code>"kopi susu gula aren"</code>?</p>', [
    'Mengecualikan ketiga kata itu dari hasil.',
    'Mencari frasa itu persis menurut urutannya.',
    'Mencari hanya pada judul halaman.',
    'Mencari terjemahan frasa itu.',
    'Mengurutkan hasil menurut tanggal.',
  ]),
  choice(
    searching,
    'A',
    `<p>Anda perlu angka pengguna internet Indonesia tahun lalu untuk sebuah rencana iklan. Tersedia sumber berikut.</p>${table(
      [
        ['Sumber', 'Penulis', 'Tanggal', 'Keterangan'],
        ['S1', 'Asosiasi penyelenggara internet', '4 bulan lalu', 'metode survei dijelaskan'],
        ['S2', 'Tanpa nama', '2 bulan lalu', 'blog, tanpa rujukan'],
        ['S3', 'Lembaga statistik', '7 tahun lalu', 'metode dijelaskan'],
        ['S4', 'Penjual kursus iklan', '1 bulan lalu', 'angka di brosur penjualan'],
        ['S5', 'Akun media sosial', 'kemarin', 'gambar tanpa sumber'],
      ],
    )}<p>Sumber manakah yang paling layak dirujuk?</p>`,
    ['S1', 'S2', 'S3', 'S4', 'S5'],
  ),
  choice(searching, 'E', '<p>Mengapa alamat dan tanggal akses sumber disimpan bersama catatan hasil penelusuran?</p>', [
    'Agar halaman sumber dimuat lebih cepat.',
    'Agar sumber tidak dapat dibaca pesaing.',
    'Agar peringkat situs sumber naik.',
    'Agar isi sumber boleh disalin seluruhnya tanpa izin dan tanpa menyebut penulis.',
    'Agar kebenarannya dapat diperiksa lagi dan sumbernya dapat dirujuk.',
  ]),
  choice(
    approach,
    'C',
    '<p>Dari interaksi kanal digital berikut, siapakah calon pelanggan yang paling layak dihubungi lebih dahulu?</p>',
    [
      'Orang yang pernah melihat satu unggahan setahun lalu.',
      'Akun tanpa foto yang mengikuti ribuan toko.',
      'Orang yang mengunduh daftar harga kemarin dan bertanya tentang ongkos kirim.',
      'Pesaing yang memberi tanda suka.',
      'Orang yang pernah membeli, tetapi kemarin meminta namanya dihapus dari daftar kiriman.',
    ],
  ),
  choice(approach, 'A', '<p>Manakah pertanyaan terbuka yang membantu memahami masalah calon pelanggan?</p>', [
    '“Bagaimana cara Ibu mencatat pesanan sekarang, dan apa yang paling merepotkan?”',
    '“Ibu mau beli hari ini?”',
    '“Harganya cocok, kan?”',
    '“Ibu sudah punya aplikasi kasir sendiri atau masih mencatat semuanya di buku?”',
    '“Ibu lebih suka warna biru atau hijau?”',
  ]),
  choice(
    approach,
    'D',
    '<p>Calon pelanggan berkata: “Harganya lebih mahal daripada toko sebelah.” Memang benar harga Anda lebih mahal. Tanggapan manakah yang jujur dan membangun kepercayaan?</p>',
    [
      '“Toko sebelah lebih murah karena barangnya pasti palsu, Kak. Sudah banyak pembeli mereka yang pindah ke toko kami karena kecewa.”',
      '“Besok harganya naik lagi, jadi beli sekarang saja.”',
      '“Tidak, harga kami sama.”',
      '“Benar, selisihnya Rp20.000. Harga itu sudah termasuk garansi dua tahun dan pemasangan; boleh saya jelaskan hitungannya?”',
      '“Kalau tidak sanggup, tidak perlu membeli.”',
    ],
  ),
  choice(approach, 'E', '<p>Kalimat tindak lanjut manakah yang paling pasti?</p>', [
    '“Nanti saya kabari, ya.”',
    '“Kapan-kapan kita bicara lagi.”',
    '“Penawaran akan segera saya kirim setelah semua data lengkap.”',
    '“Sepertinya pekan depan ada kabar.”',
    '“Penawaran saya kirim lewat email hari Kamis sebelum pukul 16.00.”',
  ]),
  choice(planning, 'B', '<p>Rumusan sasaran iklan manakah yang memuat angka dan tenggat?</p>', [
    'Merek kita menjadi yang paling dikenal masyarakat.',
    'Memperoleh 150 pendaftar kelas memasak sampai 30 Juni dengan biaya paling tinggi Rp20.000 per pendaftar.',
    'Menaikkan penjualan setinggi-tingginya secepat mungkin.',
    'Membuat iklan yang disukai semua orang, dibicarakan di mana-mana, dan lebih menarik daripada iklan pesaing.',
    'Mengunggah konten secara rutin dan konsisten.',
  ]),
  choice(
    planning,
    'D',
    '<p>Anggaran iklan Rp12.000.000 dibagi menurut tahap perjalanan pelanggan: pengenalan 50 %, pertimbangan 30 %, dan pembelian 20 %. Berapakah bagian tahap pertimbangan?</p>',
    ['Rp2.400.000', 'Rp3.000.000', 'Rp6.000.000', 'Rp3.600.000', 'Rp4.000.000'],
  ),
  choice(planning, 'B', sambalCase, [
    'Memindahkan seluruh anggaran ke Platform L, karena tayangan dan tanda sukanya terbanyak.',
    'Mengutamakan Platform K, karena biaya per pembeliannya memenuhi batas dan pemirsanya sesuai pembeli, dengan batas belanja menurut kesanggupan dapur.',
    'Menghentikan seluruh iklan, karena penjualan titipan sudah cukup.',
    'Menurunkan harga menjadi Rp20.000 dan tetap membagi anggaran sama rata.',
    'Membagi anggaran sama rata sekali lagi, karena data 30 hari dari dua platform belum dapat dibandingkan, lalu menambah batas belanja Platform L.',
  ]),
  choice(planning, 'C', '<p>Kapan ukuran keberhasilan sebuah kampanye sebaiknya ditentukan?</p>', [
    'Sesudah hasilnya diketahui, agar ukurannya pasti tercapai.',
    'Di tengah penayangan, saat biayanya sudah terlihat.',
    'Sebelum iklan ditayangkan.',
    'Saat laporan akhir ditulis.',
    'Ketika pesaing mengumumkan hasilnya.',
  ]),
  choice(
    planning,
    'A',
    '<p>Garis waktu kampanye Ramadan hanya memuat tanggal tayang dan tanggal berakhir. Bagian manakah yang masih kurang?</p>',
    [
      'Persiapan bahan sebelum tayang dan evaluasi sesudahnya, beserta penanggung jawabnya.',
      'Daftar libur nasional sepuluh tahun terakhir.',
      'Nama semua pengikut akun.',
      'Warna merek pesaing.',
      'Jadwal tayang kampanye tahun depan beserta daftar pengikut yang akan diundang.',
    ],
  ),
  choice(
    creative,
    'D',
    `<p>Perhatikan rancangan iklan toko daring berikut.</p>${advert}<p>Unsur manakah yang paling perlu ditambahkan pada bagian yang masih kosong?</p>`,
    [
      'Nama perancang iklan.',
      'Foto kue yang sama dengan ukuran lebih kecil.',
      'Kalimat yang mengulang “Renyah tanpa pengawet” dengan huruf yang lebih besar.',
      'Ajakan bertindak yang jelas, misalnya “Pesan sekarang lewat tautan di profil”.',
      'Seluruh daftar bahan dalam huruf kecil.',
    ],
  ),
  choice(
    creative,
    'E',
    '<p>Tas ransel Anda tahan air dan menahan beban 20 kg. Sasaran Anda adalah mahasiswa bersepeda motor. Pesan pokok manakah yang paling dekat dengan manfaat bagi mereka?</p>',
    [
      '“Bahan poliester 900D berlapis PU.”',
      '“Tersedia dalam tujuh warna.”',
      '“Didirikan sejak tahun 2009.”',
      '“Ransel terbaik di dunia.”',
      '“Hujan di jalan, laptop tetap kering.”',
    ],
  ),
  choice(
    creative,
    'B',
    '<p>Anda menemukan lagu populer yang cocok untuk video iklan. Langkah manakah yang benar?</p>',
    [
      'Memakai 15 detik saja, karena potongan pendek selalu bebas.',
      'Memeriksa dan memperoleh izin penggunaan komersial, atau memilih musik yang berlisensi untuk iklan.',
      'Mempercepat lagunya agar tidak dikenali.',
      'Mencantumkan nama penyanyi dan judul lagunya pada takarir, lalu memakainya tanpa menunggu izin.',
      'Mengunduhnya dari akun yang membagikannya gratis.',
    ],
  ),
  choice(
    creative,
    'C',
    '<p>Bahan iklan berukuran 1.920 × 1.080 piksel akan ditayangkan pada penempatan layar penuh vertikal berasio 9 : 16. Tindakan manakah yang paling tepat?</p>',
    [
      'Mengunggahnya apa adanya; platform pasti menyesuaikan tanpa memotong.',
      'Memutar gambarnya 90 derajat.',
      'Menata ulang bahan menjadi 1.080 × 1.920 piksel dan memeriksa bagian yang tertutup tombol.',
      'Menarik gambarnya hingga memenuhi layar tanpa mempertahankan perbandingan lebar dan tingginya.',
      'Memperkecil berkas sampai di bawah 10 KB.',
    ],
  ),
  choice(
    media,
    'A',
    `<p>Hasil iklan satu pekan digambarkan sebagai berikut, dengan belanja Rp1.000.000.</p>${funnel}<p>Berapakah rasio klik terhadap tayangan dan biaya per pembelian?</p>`,
    ['2 % dan Rp20.000', '2 % dan Rp1.000', '0,1 % dan Rp20.000', '5 % dan Rp5.000', '20 % dan Rp20.000'],
  ),
  choice(
    media,
    'C',
    `<p>Sasaran Anda adalah orang tua balita di kota besar. Penawaran media berikut tersedia.</p>${table([
      ['Media', 'Tayangan', 'Biaya', 'Pemirsa orang tua balita'],
      ['Media 1', '200.000', 'Rp4.000.000', '10 %'],
      ['Media 2', '100.000', 'Rp3.000.000', '20 %'],
      ['Media 3', '80.000', 'Rp3.200.000', '50 %'],
      ['Media 4', '50.000', 'Rp3.000.000', '40 %'],
    ])}<p>Media manakah yang paling murah per seribu tayangan <strong>kepada kelompok sasaran</strong>?</p>`,
    ['Media 1, Rp20.000', 'Media 2, Rp30.000', 'Media 3, Rp80.000', 'Media 4, Rp150.000', 'Media 1, Rp200.000'],
  ),
  choice(media, 'E', '<p>Apa yang dipasang sebelum iklan diaktifkan agar belanja tidak melampaui rencana?</p>', [
    'Filter komentar.',
    'Judul kampanye yang singkat.',
    'Pembaruan aplikasi.',
    'Jadwal rapat evaluasi dan daftar pesertanya.',
    'Batas belanja harian dan batas total kampanye.',
  ]),
  choice(
    media,
    'D',
    '<p>Seorang rekan menawarkan berkas berisi 5.000 nomor ponsel pasien sebuah klinik untuk dijadikan sasaran iklan. Sikap manakah yang benar?</p>',
    [
      'Memakainya sekali saja, lalu menghapusnya.',
      'Memakainya asalkan nama pasien disembunyikan dan nomornya tidak disebar.',
      'Membelinya bila harganya wajar.',
      'Menolak, karena data pribadi itu dipakai tanpa persetujuan pemiliknya.',
      'Menukarnya dengan data pelanggan sendiri.',
    ],
  ),
  choice(
    media,
    'B',
    '<p>Iklan P sudah tayang dua jam dan mendapat 40 tayangan tanpa satu pun klik. Atasan meminta iklan itu segera dihentikan. Apa jawaban Anda?</p>',
    [
      'Setuju; iklan tanpa klik pada dua jam pertama pasti gagal, sehingga anggarannya lebih baik dipindahkan.',
      'Menunggu sampai jumlah tayangan dan waktunya cukup menurut rencana, lalu membandingkannya dengan iklan lain.',
      'Melipatgandakan anggaran iklan P sekarang juga.',
      'Menghapus seluruh kampanye.',
      'Mengeklik iklan itu sendiri agar ada hasilnya.',
    ],
  ),
  choice(
    selling,
    'B',
    '<p>Penjualan tiga bulan terakhir adalah 400, 440, dan 480 unit. Target bulan depan ditetapkan 10 % di atas rata-rata tiga bulan itu. Berapakah targetnya?</p>',
    ['440 unit', '484 unit', '450 unit', '528 unit', '520 unit'],
  ),
  choice(
    selling,
    'E',
    '<p>Target 600 unit dibagi menurut saluran: lokapasar 50 %, toko fisik 30 %, dan pesan langsung sisanya. Berapakah target pesan langsung?</p>',
    ['60 unit', '180 unit', '200 unit', '300 unit', '120 unit'],
  ),
  choice(
    selling,
    'A',
    '<p>Bagian penjualan merencanakan potongan harga besar pada tanggal kembar. Dengan siapakah kebutuhan stok harus dikonfirmasi sebelum promosi diumumkan?</p>',
    ['Bagian gudang', 'Bagian hukum', 'Perancang grafis', 'Pelanggan setia', 'Penyedia internet'],
  ),
  choice(
    selling,
    'C',
    '<p>Pada tanggal 15, penjualan baru mencapai 30 % dari target bulanan. Tindakan manakah yang menunjukkan adanya rencana cadangan yang baik?</p>',
    [
      'Menurunkan target agar terlihat tercapai.',
      'Menunggu sampai akhir bulan tanpa perubahan.',
      'Menjalankan promosi paket yang sudah disiapkan bagi pelanggan lama dan memantau hasilnya setiap hari.',
      'Menghentikan semua kegiatan promosi sampai penyebabnya ditemukan, lalu melanjutkannya bulan depan.',
      'Mengganti merek produk.',
    ],
  ),
];
