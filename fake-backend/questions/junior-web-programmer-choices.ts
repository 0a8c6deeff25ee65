import type { ChoiceSeed } from './bank.ts';
import { codeBlock, table } from './html-text.ts';
import { box, line, named, picture, words } from './picture.ts';
import { choice } from './written.ts';

const structures = 'J.620100.004.02';
const interfaces = 'J.620100.005.02';
const installation = 'J.620100.011.01';
const practices = 'J.620100.016.01';
const structured = 'J.620100.017.02';
const libraries = 'J.620100.019.02';
const documents = 'J.620100.023.02';
const debugging = 'J.620100.025.02';

const stack = picture(
  'Tumpukan tiga kotak. Dari bawah ke atas tertulis Beranda, Katalog, Detail. Panah masuk dan panah keluar sama-sama berada di atas kotak Detail.',
  320,
  210,
  named(90, 150, 140, 40, 'Beranda') +
    named(90, 105, 140, 40, 'Katalog') +
    named(90, 60, 140, 40, 'Detail', '#dbeafe') +
    line('70,20 120,20 120,55') +
    line('113,46 120,57 127,46') +
    line('200,57 200,20 260,20') +
    line('250,13 262,20 250,27') +
    words(42, 24, 'masuk') +
    words(288, 24, 'keluar'),
);

const pageLayout = picture(
  'Rancangan halaman lebar: satu baris kepala selebar halaman, di bawahnya kolom menu yang sempit di kiri dan kolom isi yang lebar di kanan, lalu satu baris kaki selebar halaman.',
  360,
  230,
  named(10, 10, 340, 40, 'kepala', '#dbeafe') +
    named(10, 60, 90, 110, 'menu', '#dcfce7') +
    named(110, 60, 240, 110, 'isi') +
    named(10, 180, 340, 40, 'kaki', '#dbeafe'),
);

const boxModel = picture(
  'Empat kotak bersarang. Dari luar ke dalam: margin 10 px, border 5 px, padding 20 px, dan isi dengan width 200 px.',
  360,
  220,
  box(10, 10, 340, 200, '#fef3c7') +
    words(180, 28, 'margin 10 px') +
    box(40, 38, 280, 144, '#fed7aa') +
    words(180, 56, 'border 5 px') +
    box(65, 64, 230, 92, '#dcfce7') +
    words(180, 82, 'padding 20 px') +
    named(100, 92, 160, 44, 'width 200 px', '#dbeafe'),
);

const flow = picture(
  'Bagan alir. Mulai, lalu baca nilai. Pertanyaan pertama: nilai lebih dari atau sama dengan 60? Bila ya, cetak Cukup. Bila tidak, pertanyaan kedua: nilai lebih dari atau sama dengan 80? Bila ya, cetak Baik; bila tidak, cetak Kurang.',
  440,
  250,
  named(20, 15, 110, 36, 'baca nilai') +
    line('75,51 75,85') +
    named(10, 85, 130, 40, 'nilai ≥ 60 ?', '#fef3c7') +
    line('140,105 300,105') +
    words(220, 98, 'ya') +
    named(300, 87, 120, 36, 'cetak "Cukup"', '#dbeafe') +
    line('75,125 75,165') +
    words(100, 150, 'tidak') +
    named(10, 165, 130, 40, 'nilai ≥ 80 ?', '#fef3c7') +
    line('140,185 200,185 200,167 300,167') +
    words(220, 160, 'ya') +
    named(300, 150, 120, 36, 'cetak "Baik"', '#dbeafe') +
    line('140,185 200,185 200,218 300,218') +
    words(220, 236, 'tidak') +
    named(300, 200, 120, 36, 'cetak "Kurang"', '#dbeafe'),
);

const orderCase = `<p>Bacalah kasus berikut sampai selesai sebelum menjawab.</p>
<p>Sebuah koperasi sekolah memiliki halaman web untuk memesan makan siang. Setiap pagi guru membuka halaman itu, memilih menu, mengisi jumlah porsi, lalu menekan tombol <em>Pesan</em>. Sejak hari Senin pengurus koperasi mengeluh: total yang tampil di halaman sering tidak masuk akal. Pesanan dua porsi nasi seharga Rp15.000 dan satu porsi soto seharga Rp18.000 seharusnya menghasilkan Rp48.000, tetapi kadang tampil angka yang lebih besar. Anehnya, tidak semua guru mengalaminya. Guru yang tidak mengubah jumlah porsi bawaan selalu melihat total yang benar, sedangkan guru yang mengetik sendiri jumlah porsinya melihat total yang salah. Pada riwayat perubahan tercatat bahwa pada hari Jumat sebelumnya seorang rekan mengganti daftar pilihan jumlah dengan kotak isian angka, dan memindahkan penghitungan total ke sebuah fungsi bersama.</p>
<p>Anda diminta menelusuri kesalahan ini. Mula-mula Anda menulis langkah untuk memunculkannya: buka halaman, ketik angka 2 pada kotak jumlah nasi, biarkan jumlah soto pada nilai bawaan 1, lalu tekan <em>Hitung</em>. Kesalahan muncul setiap kali langkah itu diulang. Kemudian Anda membuka berkas yang memuat fungsi bersama tersebut:</p>
${codeBlock(`
function jumlahPorsi(pesanan) {
  let jumlah = 0;
  for (const baris of pesanan) {
    jumlah = jumlah + baris.porsi;
  }
  return jumlah;
}

function total(pesanan) {
  let rupiah = 0;
  for (const baris of pesanan) {
    rupiah = rupiah + baris.harga * baris.porsi;
  }
  return rupiah + biayaKemasan(jumlahPorsi(pesanan));
}

function biayaKemasan(porsi) {
  return porsi > 10 ? porsi * 500 : 0;
}
`)}
<p>Anda menaruh titik henti pada baris <code>return jumlah;</code> dan menjalankan ulang langkah tadi. Pada panel pengamatan terlihat isi <code>pesanan</code>: baris pertama <code>{ harga: 15000, porsi: "2" }</code> dan baris kedua <code>{ harga: 18000, porsi: 1 }</code>. Nilai <code>jumlah</code> saat itu adalah <code>"021"</code>, padahal jumlah porsi sesungguhnya hanya tiga. Karena itu biaya kemasan, yang menurut aturan koperasi hanya dikenakan pada pesanan lebih dari sepuluh porsi, ikut ditambahkan sebesar Rp10.500. Perkalian harga dengan porsi sendiri tetap menghasilkan angka yang benar, sehingga kesalahan ini luput dari pengujian yang dilakukan rekan Anda.</p>
<p>Perbaikan manakah yang menyelesaikan <strong>penyebab</strong> masalah dan mencegahnya muncul lagi di tempat lain?</p>`;

export const juniorWebProgrammerChoices: readonly ChoiceSeed[] = [
  choice(
    structures,
    'C',
    '<p>Sebuah aplikasi presensi paling sering mencari data siswa berdasarkan nomor induk. Struktur data manakah yang paling sesuai untuk menyimpan siswa di memori?</p>',
    [
      'Array biasa yang diurutkan menurut tanggal daftar.',
      'Tumpukan (<em>stack</em>) dengan siswa terbaru di atas.',
      'Peta (<em>map</em>) dengan nomor induk sebagai kunci.',
      'Antrean (<em>queue</em>) menurut urutan kedatangan.',
      'Satu string panjang yang dipisahkan tanda koma.',
    ],
  ),
  choice(
    structures,
    'E',
    `<p>Perhatikan potongan kode JavaScript berikut.</p>${codeBlock(`
const antrean = ['Ani', 'Budi', 'Cici'];
antrean.push('Dodi');
antrean.shift();
console.log(antrean.join('-'));
`)}<p>Apakah yang tercetak?</p>`,
    [
      '<code>Ani-Budi-Cici</code>',
      '<code>Ani-Budi-Cici-Dodi</code>',
      '<code>Dodi-Ani-Budi-Cici</code>',
      '<code>Dodi-Budi-Cici</code>',
      '<code>Budi-Cici-Dodi</code>',
    ],
  ),
  choice(
    structures,
    'B',
    `<p>Riwayat halaman sebuah aplikasi disimpan seperti pada gambar.</p>${stack}<p>Pengguna menekan tombol <em>Kembali</em> satu kali, lalu membuka halaman <em>Keranjang</em>. Apakah isi struktur data itu sekarang, dari bawah ke atas?</p>`,
    [
      'Katalog, Detail, Keranjang',
      'Beranda, Katalog, Keranjang',
      'Beranda, Katalog, Detail, Keranjang',
      'Keranjang, Katalog, Detail',
      'Keranjang, Beranda, Katalog',
    ],
  ),
  choice(
    structures,
    'A',
    '<p>Daftar 1.000 kode barang sudah terurut menaik dalam sebuah array. Paling banyak kira-kira berapa kali perbandingan yang diperlukan pencarian biner untuk menemukan satu kode?</p>',
    ['10 kali', '32 kali', '100 kali', '500 kali', '1.000 kali'],
  ),
  choice(
    structures,
    'D',
    `<p>Fungsi berikut menghitung rata-rata, tetapi belum menangani keadaan data kosong.</p>${codeBlock(`
function rataRata(nilai) {
  let jumlah = 0;
  for (const n of nilai) jumlah += n;
  return jumlah / nilai.length;
}
`)}<p>Apa yang dikembalikan <code>rataRata([])</code>?</p>`,
    ['<code>0</code>', '<code>undefined</code>', '<code>Infinity</code>', '<code>NaN</code>', '<code>null</code>'],
  ),
  choice(
    interfaces,
    'B',
    `<p>Halaman berikut dibuat dengan CSS Grid dua kolom, <code>grid-template-columns: 90px 1fr</code>.</p>${pageLayout}<p>Nilai <code>grid-template-areas</code> manakah yang menghasilkan susunan itu?</p>`,
    [
      '<code>"menu kepala" "menu isi" "menu kaki"</code>',
      '<code>"kepala kepala" "menu isi" "kaki kaki"</code>',
      '<code>"kepala kepala" "isi menu" "kaki kaki"</code>',
      '<code>"kepala menu" "kepala isi" "kaki kaki"</code>',
      '<code>"kepala kepala" "menu isi" "menu kaki"</code>',
    ],
  ),
  choice(
    interfaces,
    'D',
    '<p>Elemen HTML manakah yang maknanya paling sesuai untuk membungkus kumpulan tautan menu utama sebuah situs?</p>',
    [
      '<code>&lt;div&gt;</code>',
      '<code>&lt;section&gt;</code>',
      '<code>&lt;menuitem&gt;</code>',
      '<code>&lt;nav&gt;</code>',
      '<code>&lt;aside&gt;</code>',
    ],
  ),
  choice(
    interfaces,
    'A',
    `<p>Sebuah elemen berukuran seperti pada gambar, dengan <code>box-sizing: content-box</code>.</p>${boxModel}<p>Berapakah lebar elemen itu dari tepi luar border kiri sampai tepi luar border kanan?</p>`,
    ['250 px', '200 px', '225 px', '240 px', '270 px'],
  ),
  choice(
    interfaces,
    'E',
    `<p>Isian email pada formulir berikut tidak disebutkan namanya oleh pembaca layar.</p>${codeBlock(`
<label>Email</label>
<input type="email" id="email" name="email">
`)}<p>Perubahan manakah yang menghubungkan label dengan isiannya?</p>`,
    [
      'Menambahkan <code>name="email"</code> pada <code>&lt;label&gt;</code>.',
      'Menambahkan <code>class="email"</code> pada kedua elemen.',
      'Menambahkan <code>title="label"</code> pada <code>&lt;input&gt;</code>.',
      'Mengganti <code>type="email"</code> dengan <code>type="text"</code>.',
      'Menambahkan <code>for="email"</code> pada <code>&lt;label&gt;</code>.',
    ],
  ),
  choice(
    interfaces,
    'C',
    '<p>Daftar produk harus tampil satu kolom di ponsel dan tiga kolom pada layar selebar 900 px ke atas. Gaya dasar sudah satu kolom. Aturan CSS manakah yang tepat ditambahkan?</p>',
    [
      '<code>@media (max-width: 900px) { .produk { grid-template-columns: repeat(3, 1fr); } }</code>',
      '<code>@media print { .produk { grid-template-columns: repeat(3, 1fr); } }</code>',
      '<code>@media (min-width: 900px) { .produk { grid-template-columns: repeat(3, 1fr); } }</code>',
      '<code>@media (min-height: 900px) { .produk { grid-template-columns: repeat(3, 1fr); } }</code>',
      '<code>.produk:hover { grid-template-columns: repeat(3, 1fr); }</code>',
    ],
  ),
  choice(
    interfaces,
    'B',
    '<p>Tombol <em>Hapus</em> dibuat dari <code>&lt;div&gt;</code> yang diberi gaya seperti tombol. Dengan tetikus ia bekerja, tetapi pengguna papan ketik tidak dapat mencapainya. Perbaikan manakah yang paling tepat?</p>',
    [
      'Memperbesar ukuran <code>&lt;div&gt;</code> agar mudah dilihat.',
      'Menggantinya dengan elemen <code>&lt;button type="button"&gt;</code>.',
      'Menambahkan <code>cursor: pointer</code> pada gayanya.',
      'Membungkusnya dengan elemen <code>&lt;span&gt;</code>.',
      'Menambahkan atribut <code>alt="Hapus"</code>.',
    ],
  ),
  choice(
    interfaces,
    'A',
    '<p>Menurut pedoman WCAG 2 tingkat AA, berapakah rasio kontras paling kecil antara teks berukuran biasa dan latarnya?</p>',
    ['4,5 : 1', '1,5 : 1', '2 : 1', '3 : 1', '7 : 1'],
  ),
  choice(
    installation,
    'D',
    '<p>Situs resmi sebuah editor mencantumkan nilai SHA-256 di samping berkas pemasangnya. Untuk apa nilai itu digunakan?</p>',
    [
      'Mempercepat pengunduhan berkas pemasang.',
      'Mengaktifkan lisensi editor sesudah dipasang.',
      'Menentukan folder tempat editor dipasang.',
      'Memeriksa bahwa berkas yang diunduh utuh dan tidak diubah.',
      'Menyandikan berkas agar tidak dapat dibaca orang lain.',
    ],
  ),
  choice(
    installation,
    'C',
    `<p>Sesudah memasang Node.js, terminal menampilkan pesan berikut.</p>${codeBlock(`
> node --version
'node' is not recognized as an internal or external command,
operable program or batch file.
`)}<p>Pemasang melaporkan keberhasilan dan berkas <code>node.exe</code> memang ada. Langkah manakah yang paling tepat lebih dahulu?</p>`,
    [
      'Memformat ulang komputer dan memasang sistem operasi lain.',
      'Menghapus semua isi folder unduhan.',
      'Memeriksa apakah folder Node.js ada pada variabel <code>PATH</code>, lalu membuka terminal baru.',
      'Mengganti nama <code>node.exe</code> menjadi <code>nodejs.txt</code>.',
      'Menjalankan perintah yang sama berkali-kali sampai berhasil.',
    ],
  ),
  choice(
    installation,
    'E',
    `<p>Syarat minimum sebuah lingkungan pengembangan: prosesor 64-bit 2 inti, memori 8 GB, ruang kosong 20 GB. Tersedia komputer berikut.</p>${table(
      [
        ['Komputer', 'Prosesor', 'Memori', 'Ruang kosong'],
        ['P1', '64-bit, 4 inti', '4 GB', '120 GB'],
        ['P2', '32-bit, 2 inti', '8 GB', '60 GB'],
        ['P3', '64-bit, 2 inti', '16 GB', '12 GB'],
        ['P4', '64-bit, 1 inti', '8 GB', '40 GB'],
        ['P5', '64-bit, 2 inti', '8 GB', '25 GB'],
      ],
    )}<p>Komputer manakah yang memenuhi seluruh syarat?</p>`,
    ['P1', 'P2', 'P3', 'P4', 'P5'],
  ),
  choice(
    installation,
    'B',
    '<p>Bukti manakah yang paling meyakinkan bahwa interpreter dan pengelola paket sudah terpasang dan siap dipakai bekerja?</p>',
    [
      'Ikon aplikasinya terlihat di layar utama.',
      'Perintah versi dikenali di terminal dan sebuah program pendek berjalan dengan hasil yang benar.',
      'Berkas pemasangnya masih tersimpan di folder unduhan, dan nilai SHA-256-nya sama dengan yang tercantum.',
      'Pemasang menampilkan tulisan “Selesai” dan komputer sudah dinyalakan ulang sesudahnya.',
      'Tangkapan layar dari laman unduhan resmi.',
    ],
  ),
  choice(
    practices,
    'D',
    '<p>Sebuah fungsi menghitung harga sesudah diskon. Nama manakah yang paling menggambarkan tujuannya?</p>',
    [
      '<code>proses2(a, b)</code>',
      '<code>data(harga, diskon)</code>',
      '<code>fungsiBaruFinal(harga, diskon)</code>',
      '<code>hargaSetelahDiskon(harga, persen)</code>',
      '<code>hsd(h, p)</code>',
    ],
  ),
  choice(
    practices,
    'A',
    `<p>Potongan kode berikut menerima masukan pengguna dari sebuah formulir.</p>${codeBlock(`
const sql = "SELECT * FROM anggota WHERE nama = '" + nama + "'";
db.query(sql);
`)}<p>Perubahan manakah yang paling tepat untuk mencegah injeksi SQL?</p>`,
    [
      'Memakai kueri berparameter: <code>db.query("SELECT * FROM anggota WHERE nama = ?", [nama])</code>.',
      'Menyembunyikan pesan kesalahan basis data dari pengguna dan mencatatnya di berkas riwayat peladen saja.',
      'Mengubah seluruh nama menjadi huruf kapital sebelum digabungkan.',
      'Membatasi panjang isian nama menjadi 100 huruf dengan atribut <code>maxlength</code> di peramban.',
      'Memindahkan penggabungan string ke fungsi lain.',
    ],
  ),
  choice(
    practices,
    'C',
    '<p>Kunci akses layanan pembayaran tertulis langsung di berkas <code>bayar.js</code> dan sudah terkirim ke repositori bersama. Tindakan manakah yang paling lengkap?</p>',
    [
      'Memberi komentar “rahasia” di samping kunci itu.',
      'Menghapus baris itu pada komit berikutnya dan memberi tahu tim agar tidak membuka riwayatnya.',
      'Mencabut kunci lama, membuat kunci baru, dan membacanya dari variabel lingkungan.',
      'Mengganti nama berkas agar sukar ditemukan.',
      'Menyandikan kunci dengan Base64 di berkas yang sama, lalu menyandikannya balik saat program berjalan.',
    ],
  ),
  choice(
    practices,
    'B',
    '<p>Komentar pengunjung ditampilkan pada halaman apa adanya. Seseorang mengirim teks <code>&lt;b&gt;Halo&lt;/b&gt;</code> dan tulisannya benar-benar tercetak tebal. Apa risiko utamanya, dan apa pencegahannya?</p>',
    [
      'Halaman menjadi lambat; komentar harus dibatasi 10 kata.',
      'Penyerang dapat menyisipkan program (XSS); teks harus diloloskan (<em>escape</em>) saat ditampilkan.',
      'Basis data cepat penuh oleh tanda HTML; komentar harus disimpan di berkas teks yang terpisah.',
      'Huruf menjadi tidak seragam; huruf tebal harus dimatikan dengan CSS.',
      'Komentar hilang saat dimuat ulang; halaman harus disimpan di <em>cache</em>.',
    ],
  ),
  choice(
    practices,
    'E',
    '<p>Tiga halaman memuat baris yang sama persis untuk mengubah angka menjadi format rupiah. Saat format berubah, satu halaman terlupa diperbaiki. Praktik manakah yang mencegah hal ini?</p>',
    [
      'Menyalin kode itu sekali lagi sebagai cadangan.',
      'Menambahkan komentar “jangan lupa ubah” di ketiga halaman.',
      'Menggabungkan ketiga halaman menjadi satu berkas panjang.',
      'Memakai nama variabel yang lebih pendek.',
      'Memindahkan kode itu ke satu fungsi yang dipakai bersama.',
    ],
  ),
  choice(
    structured,
    'C',
    `<p>Perhatikan kode berikut.</p>${codeBlock(`
let hasil = 0;
for (let i = 1; i <= 10; i += 3) {
  hasil += i;
}
console.log(hasil);
`)}<p>Apakah yang tercetak?</p>`,
    ['<code>12</code>', '<code>18</code>', '<code>22</code>', '<code>30</code>', '<code>55</code>'],
  ),
  choice(
    structured,
    'D',
    `<p>Bagan alir berikut dimaksudkan mencetak “Baik” untuk nilai 80 ke atas, “Cukup” untuk 60–79, dan “Kurang” untuk nilai lainnya.</p>${flow}<p>Apa yang tercetak untuk nilai 85, dan bagaimana memperbaikinya?</p>`,
    [
      '“Baik”; bagan sudah benar.',
      '“Kurang”; kedua tanda ≥ harus diganti dengan tanda ≤ lebih dahulu.',
      '“Kurang”; cetakan kedua harus dihapus.',
      '“Cukup”; pertanyaan nilai ≥ 80 harus diajukan lebih dahulu.',
      '“Cukup”; batas pertama harus diganti 80 dan batas kedua dibiarkan 80.',
    ],
  ),
  choice(
    structured,
    'A',
    '<p>Berapakah nilai ekspresi <code>2 + 3 * 4 - 10 / 5</code> pada kebanyakan bahasa pemrograman?</p>',
    ['<code>12</code>', '<code>2</code>', '<code>0.8</code>', '<code>18</code>', '<code>20</code>'],
  ),
  choice(
    structured,
    'E',
    `<p>Perulangan berikut tidak pernah berhenti.</p>${codeBlock(`
let sisa = 10;
while (sisa !== 0) {
  sisa = sisa - 3;
}
`)}<p>Mengapa?</p>`,
    [
      'Karena <code>let</code> tidak boleh dipakai bersama <code>while</code>.',
      'Karena <code>sisa</code> bukan konstanta.',
      'Karena isi perulangan hanya satu baris.',
      'Karena operator <code>!==</code> selalu bernilai benar.',
      'Karena <code>sisa</code> melewati nol: 10, 7, 4, 1, −2, dan seterusnya.',
    ],
  ),
  choice(
    structured,
    'B',
    `<p>Fungsi berikut dipanggil dengan <code>luas(4, 5)</code>.</p>${codeBlock(`
function luas(panjang, lebar) {
  const hasil = panjang * lebar;
}
console.log(luas(4, 5));
`)}<p>Yang tercetak adalah <code>undefined</code>. Apa penyebabnya?</p>`,
    [
      'Parameter harus ditulis dengan tipe data.',
      'Fungsi tidak mengembalikan nilai dengan <code>return</code>.',
      'Hasil perkalian disimpan dengan <code>const</code>, bukan dengan <code>let</code>.',
      'Fungsi harus dipanggil sebelum ditulis.',
      'Nama fungsi sama dengan nama berkas.',
    ],
  ),
  choice(
    structured,
    'C',
    '<p>Program harus menambahkan satu baris catatan di akhir berkas <code>riwayat.log</code> tanpa menghapus isi lama. Mode buka berkas manakah yang tepat?</p>',
    [
      'Baca (<code>r</code>)',
      'Tulis (<code>w</code>)',
      'Tambah (<code>a</code>)',
      'Biner baca (<code>rb</code>)',
      'Buat baru, gagal bila sudah ada (<code>x</code>)',
    ],
  ),
  choice(
    libraries,
    'A',
    '<p>Berkas dependensi memuat <code>"kalender": "^2.3.1"</code> menurut aturan <em>semantic versioning</em>. Versi manakah yang boleh dipasang?</p>',
    ['<code>2.9.0</code>', '<code>3.0.0</code>', '<code>2.2.8</code>', '<code>1.3.1</code>', '<code>3.3.1</code>'],
  ),
  choice(
    libraries,
    'D',
    '<p>Mengapa berkas kunci dependensi, misalnya <code>package-lock.json</code>, ikut disimpan di repositori?</p>',
    [
      'Agar kode sumber aplikasi tidak dapat dibaca orang lain.',
      'Agar library tidak perlu diunduh sama sekali.',
      'Agar ukuran halaman menjadi lebih kecil.',
      'Agar setiap anggota tim memasang versi library yang sama persis.',
      'Agar lisensi semua library berubah menjadi gratis.',
    ],
  ),
  choice(
    libraries,
    'B',
    `<p>Anda memilih library grafik untuk aplikasi komersial yang kodenya tidak dibuka. Anda mencatat data berikut.</p>${table(
      [
        ['Library', 'Lisensi', 'Rilis terakhir', 'Ukuran'],
        ['K1', 'Tidak disebutkan', '2 bulan lalu', '20 KB'],
        ['K2', 'MIT', '2 bulan lalu', '40 KB'],
        ['K3', 'MIT', '6 tahun lalu', '35 KB'],
        ['K4', 'GPL-3.0', '1 bulan lalu', '45 KB'],
        ['K5', 'Hanya nonkomersial', '1 bulan lalu', '15 KB'],
      ],
    )}<p>Library manakah yang paling layak dipilih?</p>`,
    ['K1', 'K2', 'K3', 'K4', 'K5'],
  ),
  choice(
    libraries,
    'E',
    `<p>Aplikasi hanya memakai satu fungsi dari sebuah library besar.</p>${codeBlock(`
import * as tanggal from 'serba-tanggal';
tampilkan(tanggal.format(hariIni));
`)}<p>Tindakan manakah yang membantu agar bagian yang tidak dipakai tidak ikut dimuat, tanpa menyimpang dari dokumentasi library?</p>`,
    [
      'Menyalin isi library ke dalam berkas aplikasi lalu menghapus sebagian barisnya.',
      'Memuat library dua kali dengan nama berbeda.',
      'Memanggil fungsi internal library yang tidak didokumentasikan.',
      'Mengubah nama <code>tanggal</code> menjadi satu huruf.',
      'Mengimpor fungsinya saja: <code>import { format } from "serba-tanggal"</code>.',
    ],
  ),
  choice(
    documents,
    'C',
    `<p>Lengkapilah komentar dokumentasi berikut.</p>${codeBlock(`
/**
 * Menghitung denda keterlambatan.
 * ______ {number} hari Jumlah hari terlambat, nol atau lebih.
 * @returns {number} Denda dalam rupiah.
 */
function denda(hari) { return hari * 1000; }
`)}`,
    ['<code>@hari</code>', '<code>@input</code>', '<code>@param</code>', '<code>@type</code>', '<code>@see</code>'],
  ),
  choice(
    documents,
    'A',
    '<p>Rekan baru tidak berhasil menjalankan proyek walaupun sudah membaca <code>README</code>. Isi manakah yang paling perlu dilengkapi?</p>',
    [
      'Prasyarat, perintah pemasangan, dan perintah menjalankan, lalu dicoba pada komputer bersih.',
      'Sejarah berdirinya perusahaan dan daftar pemegang saham.',
      'Salinan seluruh kode sumber dalam bentuk teks.',
      'Daftar editor yang tidak disukai tim.',
      'Tangkapan layar semua halaman aplikasi pada setiap versi, tanpa keterangan langkah dan perintahnya.',
    ],
  ),
  choice(documents, 'D', '<p>Komentar kode manakah yang paling berguna bagi pembaca berikutnya?</p>', [
    '<code>i = i + 1; // i ditambah satu</code>',
    '<code>// kode di bawah ini penting sekali</code>',
    '<code>// Fungsi ini dipanggil oleh tombol, lalu memanggil fungsi lain, lalu mengembalikan hasilnya.</code>',
    '<code>// Bank menolak lebih dari 5 permintaan per detik, jadi kita beri jeda 250 ms.</code>',
    '<code>// ditulis hari Selasa sesudah makan siang</code>',
  ]),
  choice(debugging, 'B', orderCase, [
    'Mengganti titik henti ke baris <code>return rupiah</code> agar nilainya tidak terlihat.',
    'Mengubah isian menjadi bilangan dan memvalidasinya saat dibaca dari kotak isian, lalu menambah uji dengan masukan yang diketik.',
    'Mengurangi setiap total dengan Rp10.500 sebelum ditampilkan.',
    'Menghapus biaya kemasan bagi semua pesanan.',
    'Menukar urutan penjumlahan menjadi <code>baris.porsi + jumlah</code> pada fungsi itu, lalu menerbitkannya pada hari yang sama.',
  ]),
  choice(
    debugging,
    'E',
    `<p>Konsol peramban menampilkan pesan berikut.</p>${codeBlock(`
Uncaught TypeError: Cannot read properties of undefined (reading 'nama')
    at sapa (profil.js:14:22)
    at muat (profil.js:31:5)
    at utama.js:8:1
`)}<p>Baris manakah yang pertama-tama perlu diperiksa, dan apa dugaan Anda?</p>`,
    [
      '<code>utama.js</code> baris 8; berkasnya kosong.',
      '<code>profil.js</code> baris 31; kurung tutupnya hilang.',
      '<code>profil.js</code> baris 22; nama fungsinya salah.',
      '<code>utama.js</code> baris 1; berkas <code>profil.js</code> tidak ditemukan sehingga fungsinya tidak ada.',
      '<code>profil.js</code> baris 14; objek yang dibaca sifat <code>nama</code>-nya belum ada isinya.',
    ],
  ),
  choice(
    debugging,
    'C',
    `<p>Kode berikut seharusnya mencetak tiga nama, tetapi baris keempat mencetak <code>undefined</code>.</p>${codeBlock(`
const nama = ['Ani', 'Budi', 'Cici'];
for (let i = 0; i <= nama.length; i++) {
  console.log(nama[i]);
}
`)}<p>Perbaikan manakah yang benar?</p>`,
    [
      'Mengganti <code>let i = 0</code> dengan <code>let i = 1</code>.',
      'Mengganti <code>console.log(nama[i])</code> dengan <code>console.log(nama[i + 1])</code>.',
      'Mengganti <code>i &lt;= nama.length</code> dengan <code>i &lt; nama.length</code>.',
      'Mengganti <code>i++</code> dengan <code>i += 2</code>.',
      'Mengganti <code>const</code> dengan <code>let</code>.',
    ],
  ),
  choice(
    debugging,
    'D',
    '<p>Panel jaringan peramban menunjukkan permintaan <code>GET /api/produk</code> dijawab dengan status <code>404</code>, sedangkan <code>GET /api/products</code> berhasil. Kesimpulan manakah yang paling beralasan?</p>',
    [
      'Peladen mati dan harus dinyalakan ulang.',
      'Pengguna belum masuk, sehingga peladen menolak permintaannya sampai ia masuk.',
      'Basis data kehabisan ruang.',
      'Alamat yang diminta halaman tidak sama dengan alamat yang disediakan peladen.',
      'Sambungan internet pengguna terputus.',
    ],
  ),
  choice(
    debugging,
    'A',
    '<p>Urutan kerja manakah yang paling baik saat menerima laporan kesalahan dari pengguna?</p>',
    [
      'Ulangi kesalahannya, persempit penyebabnya, perbaiki, uji kasus semula, lalu catat.',
      'Perbaiki bagian yang dicurigai, terbitkan, lalu tunggu laporan berikutnya.',
      'Tulis ulang modulnya, lalu bandingkan dengan versi lama.',
      'Catat perbaikannya, ulangi kesalahannya, lalu tutup laporan.',
      'Pasang versi library terbaru, lalu minta pengguna mencoba lagi.',
    ],
  ),
];
