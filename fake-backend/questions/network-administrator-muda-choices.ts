import type { ChoiceSeed } from './bank.ts';
import { codeBlock, table } from './html-text.ts';
import { box, line, named, picture, words } from './picture.ts';
import { choice } from './written.ts';

const topology = 'J.611000.003.02';
const addressing = 'J.611000.004.01';
const specification = 'J.611000.005.02';
const wireless = 'J.611000.010.02';
const mounting = 'J.611000.011.02';
const switches = 'J.611000.012.02';
const routing = 'J.611000.013.02';

const floors = picture(
  'Topologi gedung dua lantai. Switch inti di lantai 1 tersambung ke router. Switch lantai 2A dan switch lantai 2B masing-masing tersambung dengan satu kabel ke switch inti. Tidak ada sambungan lain antarperangkat.',
  420,
  230,
  named(160, 10, 100, 34, 'Router', '#fde68a') +
    line('210,44 210,80') +
    named(145, 80, 130, 36, 'Switch inti', '#dbeafe') +
    line('180,116 95,170') +
    line('240,116 325,170') +
    named(30, 170, 130, 36, 'Switch 2A') +
    named(260, 170, 130, 36, 'Switch 2B') +
    words(60, 102, 'lantai 1') +
    words(210, 222, 'lantai 2'),
);

const bar = (x: number, height: number, label: string, count: string): string =>
  box(x, 180 - height, 40, height, '#93c5fd') + words(x + 20, 174 - height, count) + words(x + 20, 198, label);

const channels = picture(
  'Diagram batang hasil pemindaian pita 2,4 GHz, banyaknya jaringan lain per kanal: kanal 1 ada 7, kanal 3 ada 1, kanal 6 ada 9, kanal 9 ada 1, kanal 11 ada 2.',
  380,
  230,
  line('30,20 30,180 360,180') +
    bar(50, 98, '1', '7') +
    bar(110, 14, '3', '1') +
    bar(170, 126, '6', '9') +
    bar(230, 14, '9', '1') +
    bar(290, 28, '11', '2') +
    words(190, 220, 'kanal (pita 2,4 GHz)'),
);

const loop = picture(
  'Tiga switch membentuk segitiga: S1 tersambung ke S2, S2 tersambung ke S3, dan S3 tersambung kembali ke S1. Sebuah komputer tersambung ke S2.',
  360,
  220,
  line('180,45 80,140') +
    line('180,45 280,140') +
    line('80,150 280,150') +
    line('80,160 80,195') +
    named(130, 20, 100, 36, 'S1', '#dbeafe') +
    named(30, 130, 100, 36, 'S2', '#dbeafe') +
    named(230, 130, 100, 36, 'S3', '#dbeafe') +
    named(40, 186, 80, 28, 'PC'),
);

const costs = picture(
  'Empat router dengan biaya OSPF tiap sambungan: R1–R2 biaya 10, R2–R4 biaya 10, R1–R3 biaya 5, R3–R4 biaya 20, R2–R3 biaya 2.',
  420,
  240,
  line('70,120 210,45') +
    line('210,45 350,120') +
    line('70,120 210,195') +
    line('210,195 350,120') +
    line('210,45 210,195') +
    named(30, 102, 80, 36, 'R1', '#fde68a') +
    named(170, 27, 80, 36, 'R2') +
    named(170, 177, 80, 36, 'R3') +
    named(310, 102, 80, 36, 'R4', '#fde68a') +
    words(128, 72, '10') +
    words(294, 72, '10') +
    words(128, 182, '5') +
    words(294, 182, '20') +
    words(224, 125, '2'),
);

const clinicCase = `<p>Bacalah kasus berikut sampai selesai sebelum menjawab.</p>
<p>Sebuah klinik menempati gedung tiga lantai. Bulan lalu jaringannya dirapikan: setiap bagian diberi VLAN sendiri, semua VLAN dirutekan oleh satu router di lantai 1, dan satu peladen DHCP di ruang peladen melayani seluruh gedung. Kemarin sore bagian farmasi pindah dari lantai 1 ke lantai 3. Teknisi yang bertugas memindahkan enam komputer, menyambungkannya ke switch lantai 3 pada port 5 sampai 10, lalu mengatur port-port itu ke VLAN 40 sesuai tabel rancangan. Lampu semua port menyala hijau. Pagi ini farmasi melapor bahwa tidak satu pun komputernya dapat membuka aplikasi resep.</p>
<p>Anda datang ke lantai 3 dan memeriksa satu komputer. Alamat yang diperolehnya adalah 169.254.18.77 dengan mask 255.255.0.0, tanpa gerbang bawaan. Anda mencoba mengisi alamat sementara 10.20.40.200/24 secara manual; dari komputer itu, lima komputer farmasi lain yang juga diberi alamat manual dapat di-<em>ping</em>, tetapi gerbang bawaan 10.20.40.1 tidak menjawab. Bagian administrasi di lantai 3, yang memakai VLAN 20 pada switch yang sama, bekerja seperti biasa: komputernya menerima alamat 10.20.20.x dari peladen DHCP dan dapat membuka semua aplikasi. Di lantai 1, satu komputer cadangan yang masih terpasang pada VLAN 40 juga menerima alamat 10.20.40.x dan dapat membuka aplikasi resep.</p>
<p>Dari switch lantai 3 Anda membaca keadaan berikut.</p>
${codeBlock(`
SW-LT3# show vlan brief
VLAN Name          Status    Ports
20   ADMINISTRASI  active    Gi0/1 - Gi0/4
40   FARMASI       active    Gi0/5 - Gi0/10
99   PENGELOLA     active

SW-LT3# show interfaces trunk
Port     Mode   Encapsulation  Status     Native vlan
Gi0/24   on     802.1q         trunking   99

Port     Vlans allowed on trunk
Gi0/24   20,99
`)}
<p>Switch lantai 1, di ujung lain kabel tersebut, menunjukkan bahwa VLAN 20, 40, dan 99 diizinkan pada trunk-nya. Pada router, antarmuka untuk VLAN 40 hidup dan beralamat 10.20.40.1/24. Rentang DHCP untuk VLAN 40 masih menyisakan 120 alamat. Tidak ada perubahan lain sejak bulan lalu.</p>
<p>Tindakan manakah yang menyelesaikan <strong>penyebab</strong> gangguan dengan perubahan paling kecil?</p>`;

export const networkAdministratorMudaChoices: readonly ChoiceSeed[] = [
  choice(
    topology,
    'D',
    `<p>Perhatikan topologi berikut.</p>${floors}<p>Pimpinan meminta agar putusnya satu kabel antarlantai tidak memutuskan pengguna lantai 2. Penambahan manakah yang paling tepat?</p>`,
    [
      'Router kedua di lantai 1 yang disambungkan ke router pertama dan ke internet.',
      'Kabel kedua dari router ke switch inti.',
      'Titik akses nirkabel di lantai 1.',
      'Kabel antara switch 2A dan 2B, dengan perlindungan loop diaktifkan.',
      'Penguat sinyal pada kabel menuju switch 2A.',
    ],
  ),
  choice(
    topology,
    'A',
    '<p>Apa yang pertama-tama didata saat mengumpulkan kebutuhan pengguna sebelum menggambar topologi?</p>',
    [
      'Jumlah titik sambungan tiap ruangan dan jenis layanan yang dipakai.',
      'Warna kabel yang disukai pengguna.',
      'Merek dan jumlah switch yang sedang mendapat potongan harga dari pemasok.',
      'Kata sandi nirkabel setiap pengguna.',
      'Nama domain yang akan dibeli.',
    ],
  ),
  choice(
    topology,
    'C',
    `<p>Sebuah kantor mempunyai layanan berikut.</p>${table([
      ['Layanan', 'Pemakaian serentak', 'Lebar pita tiap pemakaian'],
      ['Panggilan video', '20', '3 Mbps'],
      ['Email dan web', '60', '0,5 Mbps'],
      ['Cadangan berkas', '2', '40 Mbps'],
      ['Telepon IP', '30', '0,1 Mbps'],
    ])}<p>Urutkan layanan itu dari kebutuhan lebar pita total yang terbesar.</p>`,
    [
      'Panggilan video, cadangan berkas, email dan web, telepon IP',
      'Email dan web, telepon IP, panggilan video, cadangan berkas',
      'Cadangan berkas, panggilan video, email dan web, telepon IP',
      'Cadangan berkas, email dan web, panggilan video, telepon IP',
      'Telepon IP, email dan web, panggilan video, cadangan berkas',
    ],
  ),
  choice(topology, 'B', '<p>Apa perbedaan utama topologi fisik dan topologi logis pada dokumen rancangan?</p>', [
    'Topologi fisik hanya memuat router; topologi logis hanya memuat switch.',
    'Topologi fisik menunjukkan letak perangkat dan jalur kabel; topologi logis menunjukkan segmen dan aliran data.',
    'Topologi fisik dibuat sesudah pemasangan selesai; topologi logis hanya dibuat bila terjadi gangguan pada jaringan.',
    'Topologi fisik untuk jaringan kabel; topologi logis untuk jaringan nirkabel.',
    'Tidak ada perbedaan; keduanya nama lain dari denah bangunan.',
  ]),
  choice(
    addressing,
    'E',
    '<p>Sebuah ruang memerlukan 50 alamat host, dan perusahaan menghendaki cadangan pertumbuhan 20 %. Prefiks IPv4 manakah yang mencukupi dengan ruang alamat paling kecil?</p>',
    ['/29', '/28', '/24', '/27', '/26'],
  ),
  choice(
    addressing,
    'B',
    '<p>Sebuah komputer beralamat <code>172.16.5.130/25</code>. Manakah alamat jaringan dan alamat siarannya (<em>broadcast</em>)?</p>',
    [
      '<code>172.16.5.0</code> dan <code>172.16.5.127</code>',
      '<code>172.16.5.128</code> dan <code>172.16.5.255</code>',
      '<code>172.16.5.0</code> dan <code>172.16.5.255</code>',
      '<code>172.16.5.129</code> dan <code>172.16.5.254</code>',
      '<code>172.16.5.130</code> dan <code>172.16.5.255</code>',
    ],
  ),
  choice(
    addressing,
    'C',
    `<p>Periksalah tabel pengalamatan berikut.</p>${table([
      ['Bagian', 'Subnet'],
      ['Produksi', '10.1.0.0/23'],
      ['Keuangan', '10.1.1.0/24'],
      ['Gudang', '10.1.2.0/24'],
      ['Tamu', '10.1.4.0/22'],
    ])}<p>Pasangan bagian manakah yang rentang alamatnya saling menimpa?</p>`,
    ['Keuangan dan Gudang', 'Gudang dan Tamu', 'Produksi dan Keuangan', 'Produksi dan Gudang', 'Keuangan dan Tamu'],
  ),
  choice(
    addressing,
    'D',
    '<p>Subnet kantor adalah <code>192.168.20.0/24</code> dengan gerbang <code>192.168.20.1</code>. Pencetak dan kamera memakai alamat tetap <code>192.168.20.10</code> sampai <code>192.168.20.40</code>. Rentang DHCP manakah yang paling tepat?</p>',
    [
      '<code>192.168.20.1</code>–<code>192.168.20.254</code>',
      '<code>192.168.20.0</code>–<code>192.168.20.255</code>',
      '<code>192.168.20.30</code>–<code>192.168.20.200</code>',
      '<code>192.168.20.100</code>–<code>192.168.20.220</code>',
      '<code>192.168.21.100</code>–<code>192.168.21.220</code>',
    ],
  ),
  choice(
    addressing,
    'A',
    '<p>Dua router disambungkan langsung dengan satu kabel dan hanya perlu dua alamat IPv4. Prefiks manakah yang lazim dipilih agar hemat alamat?</p>',
    ['/30', '/24', '/26', '/28', '/16'],
  ),
  choice(
    specification,
    'B',
    `<p>Satu switch PoE akan memberi daya pada perangkat berikut.</p>${table([
      ['Perangkat', 'Jumlah', 'Daya tiap perangkat'],
      ['Titik akses', '8', '13 W'],
      ['Kamera', '6', '7 W'],
    ])}<p>Bila dikehendaki cadangan 20 %, anggaran daya PoE manakah yang paling kecil tetapi mencukupi?</p>`,
    ['150 W', '180 W', '120 W', '240 W', '370 W'],
  ),
  choice(
    specification,
    'E',
    '<p>Sebuah switch mempunyai 24 port 1 Gbps dua arah penuh (<em>full duplex</em>). Kapasitas pensakelaran paling kecil agar semua port dapat bekerja penuh bersamaan adalah …</p>',
    ['1 Gbps', '12 Gbps', '24 Gbps', '36 Gbps', '48 Gbps'],
  ),
  choice(specification, 'C', '<p>Rekomendasi manakah yang memuat alasan teknis yang dapat diuji?</p>', [
    '“Produk A dipilih karena mereknya paling terkenal.”',
    '“Produk B dipilih karena warnanya serasi dengan rak.”',
    '“Produk A dipilih karena meneruskan 1,8 Gbps pada uji beban, sedangkan beban jam sibuk 1,2 Gbps.”',
    '“Produk B dipilih karena tiga pelanggan lain dari penjual yang sama katanya puas memakainya selama ini.”',
    '“Produk A dipilih karena terlihat lebih cepat.”',
  ]),
  choice(
    specification,
    'A',
    '<p>Beban jam sibuk sebuah sambungan naik adalah 2,4 Gbps dan diperkirakan tumbuh 50 % dalam tiga tahun. Antarmuka manakah yang mencukupi tanpa berlebihan?</p>',
    ['5 Gbps', '100 Mbps', '1 Gbps', '2,5 Gbps', '100 Gbps'],
  ),
  choice(
    wireless,
    'E',
    `<p>Hasil pemindaian di sebuah kantor adalah sebagai berikut.</p>${channels}<p>Titik akses baru akan memakai lebar kanal 20 MHz pada pita 2,4 GHz. Kanal manakah yang paling tepat agar tidak bertumpang tindih dengan kanal padat?</p>`,
    ['Kanal 1', 'Kanal 3', 'Kanal 6', 'Kanal 9', 'Kanal 11'],
  ),
  choice(
    wireless,
    'B',
    '<p>Empat titik terjauh diukur kekuatan sinyalnya. Titik manakah yang paling memerlukan perbaikan letak titik akses untuk panggilan suara?</p><ul><li>Titik P: −58 dBm</li><li>Titik Q: −63 dBm</li><li>Titik R: −82 dBm</li><li>Titik S: −66 dBm</li></ul>',
    ['Titik P', 'Titik R', 'Titik Q', 'Titik S', 'Semuanya sudah sama kuat'],
  ),
  choice(
    wireless,
    'D',
    '<p>Kebijakan perusahaan: setiap pegawai masuk ke jaringan nirkabel dengan akunnya sendiri, dan akun pegawai yang keluar dapat dicabut tanpa mengganti sandi orang lain. Metode pengamanan manakah yang memenuhi?</p>',
    [
      'Jaringan terbuka dengan SSID disembunyikan.',
      'WEP dengan kunci 128-bit.',
      'WPA2-Personal dengan satu sandi bersama.',
      'WPA2- atau WPA3-Enterprise dengan 802.1X dan peladen RADIUS.',
      'Penyaringan alamat MAC setiap perangkat pegawai tanpa enkripsi.',
    ],
  ),
  choice(
    wireless,
    'A',
    '<p>Bagaimana cara yang tepat memisahkan tamu dari jaringan kerja pada titik akses yang sama?</p>',
    [
      'SSID tamu dipetakan ke VLAN tersendiri yang hanya boleh menuju internet.',
      'Tamu diberi alamat tetap pada subnet kerja agar mudah dikenali petugas.',
      'SSID tamu diberi nama berbeda, tetapi VLAN-nya sama.',
      'Tamu diminta tidak membuka aplikasi kantor.',
      'Daya pancar titik akses diturunkan saat ada tamu.',
    ],
  ),
  choice(
    wireless,
    'C',
    '<p>Cara manakah yang paling tepat untuk menguji perpindahan (<em>roaming</em>) antartitik akses?</p>',
    [
      'Mengunduh satu berkas besar sambil duduk di bawah setiap titik akses dan mencatat kecepatannya.',
      'Menyalakan dan mematikan laptop di setiap ruangan.',
      'Berjalan dari satu area ke area lain sambil melakukan panggilan video dan mencatat putusnya suara.',
      'Melihat lampu indikator kedua titik akses.',
      'Menghitung jumlah pengguna pada masing-masing titik akses.',
    ],
  ),
  choice(
    mounting,
    'D',
    '<p>Urutan warna manakah yang benar untuk terminasi menurut T568B, dari pin 1 sampai pin 8?</p>',
    [
      'Putih-hijau, hijau, putih-oranye, biru, putih-biru, oranye, putih-cokelat, cokelat',
      'Oranye, putih-oranye, hijau, biru, putih-biru, putih-hijau, cokelat, putih-cokelat',
      'Putih-oranye, oranye, putih-hijau, hijau, putih-biru, biru, putih-cokelat, cokelat',
      'Putih-oranye, oranye, putih-hijau, biru, putih-biru, hijau, putih-cokelat, cokelat',
      'Putih-biru, biru, putih-oranye, hijau, putih-hijau, oranye, putih-cokelat, cokelat',
    ],
  ),
  choice(
    mounting,
    'B',
    '<p>Jarak dari lemari perangkat ke sebuah ruangan adalah 140 meter. Pilihan manakah yang sesuai untuk sambungan 1 Gbps?</p>',
    [
      'Satu tarikan kabel tembaga Cat 6 sepanjang 140 meter.',
      'Kabel serat optik dengan modul yang sesuai di kedua ujung.',
      'Dua kabel Cat 6 yang dipilin dan disambung di tengah.',
      'Kabel telepon dua urat.',
      'Kabel Cat 6 dengan ujung yang diterminasi dua kali.',
    ],
  ),
  choice(mounting, 'E', '<p>Sebelum memasang switch pada rak baru, apa yang diperiksa lebih dahulu?</p>', [
    'Warna lampu indikator switch.',
    'Tabel alamat MAC pada switch.',
    'Kecepatan internet dari penyedia.',
    'Jumlah pengguna yang sedang masuk.',
    'Kekokohan rak, catu daya, dan pentanahan.',
  ]),
  choice(
    mounting,
    'A',
    '<p>Sesudah kabel dipasang, lampu <em>link</em> pada port switch tidak menyala. Penguji kabel menunjukkan pin 3 terbuka. Apa tindakan yang tepat?</p>',
    [
      'Memotong dan menerminasi ulang konektor, lalu menguji kabelnya lagi.',
      'Mengganti alamat IP komputer.',
      'Menyalakan ulang router.',
      'Memindahkan port ke VLAN lain.',
      'Memperbarui perangkat lunak switch, lalu menyalakannya ulang.',
    ],
  ),
  choice(mounting, 'C', '<p>Mengapa setiap kabel pada panel diberi label di kedua ujungnya?</p>', [
    'Agar kabel lebih tahan panas.',
    'Agar switch mengenali VLAN dari kabel yang tersambung.',
    'Agar sambungan dapat ditelusuri tanpa mencabut kabel lain.',
    'Agar kabel tidak perlu diuji.',
    'Agar garansi kabel diperpanjang.',
  ]),
  choice(
    switches,
    'B',
    `<p>Tiga switch disambungkan seperti pada gambar, dan perlindungan loop belum diaktifkan.</p>${loop}<p>Apa yang terjadi saat PC mengirim satu bingkai siaran (<em>broadcast</em>)?</p>`,
    [
      'Bingkai berhenti di S2 karena S2 tidak mengenal tujuan.',
      'Bingkai berputar terus dan berlipat ganda sampai jaringan lumpuh.',
      'Bingkai hanya sampai ke S1, lalu dibuang.',
      'Bingkai sampai ke S3 satu kali, lalu dibuang sesudah 64 lompatan.',
      'S3 mengembalikan bingkai itu kepada PC sebagai pesan kesalahan.',
    ],
  ),
  choice(
    switches,
    'D',
    '<p>Port menuju switch lain harus melewatkan VLAN 10 dan 20 saja. Konfigurasi manakah yang tepat?</p>',
    [
      '<code>switchport mode access</code> lalu <code>switchport access vlan 10</code>',
      '<code>switchport mode trunk</code> tanpa perintah lain',
      '<code>switchport mode trunk</code> lalu <code>switchport trunk allowed vlan all</code>',
      '<code>switchport mode trunk</code> lalu <code>switchport trunk allowed vlan 10,20</code>',
      '<code>switchport mode access</code> lalu <code>switchport voice vlan 20</code>',
    ],
  ),
  choice(switches, 'A', clinicCase, [
    'Menambahkan VLAN 40 pada daftar VLAN yang diizinkan di trunk Gi0/24 switch lantai 3.',
    'Memindahkan keenam komputer farmasi ke VLAN 20.',
    'Memasang peladen DHCP kedua di lantai 3.',
    'Mengganti alamat antarmuka VLAN 40 pada router.',
    'Memperbesar rentang DHCP untuk VLAN 40, lalu memperbarui alamat keenam komputer.',
  ]),
  choice(
    switches,
    'E',
    '<p>Seusai mengubah konfigurasi, switch dimatikan karena pemeliharaan listrik. Saat menyala lagi, semua perubahan hilang. Apa yang terlewat?</p>',
    [
      'Mencabut semua kabel sebelum listrik padam.',
      'Mengganti nama perangkat.',
      'Mengaktifkan semua port sebelum listrik dipadamkan.',
      'Menyetel waktu perangkat secara manual.',
      'Menyalin konfigurasi berjalan ke penyimpanan permanen.',
    ],
  ),
  choice(switches, 'C', '<p>Pengaturan manakah yang paling aman bagi pengelolaan switch dari jauh?</p>', [
    'Telnet dari semua alamat dengan sandi panjang yang diganti tiap bulan.',
    'HTTP tanpa enkripsi dari jaringan tamu.',
    'SSH, hanya dari subnet pengelola, dengan akun masing-masing petugas.',
    'SSH dari internet dengan satu akun bersama.',
    'Port konsol yang dibiarkan terbuka di ruang umum.',
  ]),
  choice(
    routing,
    'B',
    `<p>Perhatikan biaya OSPF pada topologi berikut.</p>${costs}<p>Jalur manakah yang dipilih dari R1 menuju R4?</p>`,
    [
      'R1 – R2 – R4, biaya 20',
      'R1 – R3 – R2 – R4, biaya 17',
      'R1 – R3 – R4, biaya 25',
      'R1 – R2 – R3 – R4, biaya 32',
      'R1 – R2 – R4 dan R1 – R3 – R4 bergantian',
    ],
  ),
  choice(
    routing,
    'D',
    `<p>Tabel routing sebuah router adalah sebagai berikut.</p>${codeBlock(`
S*   0.0.0.0/0      via 203.0.113.1
O    10.0.0.0/8     via 10.255.0.2
O    10.20.0.0/16   via 10.255.0.6
O    10.20.30.0/24  via 10.255.0.10
C    10.255.0.0/30  directly connected, Gi0/0
C    10.255.0.4/30  directly connected, Gi0/1
C    10.255.0.8/30  directly connected, Gi0/2
C    203.0.113.0/30 directly connected, Gi0/3
`)}<p>Ke manakah paket dengan tujuan <code>10.20.31.5</code> diteruskan?</p>`,
    [
      '<code>203.0.113.1</code>',
      '<code>10.255.0.2</code>',
      '<code>10.255.0.10</code>',
      '<code>10.255.0.6</code>',
      'Paket dibuang karena tidak ada rute.',
    ],
  ),
  choice(
    routing,
    'C',
    '<p>Dua router OSPF yang tersambung langsung tidak membentuk hubungan bertetangga. Kedua antarmuka hidup dan dapat saling <em>ping</em>. Penyebab manakah yang paling mungkin?</p>',
    [
      'Nama kedua router berbeda.',
      'Nomor proses OSPF di kedua router tidak sama besarnya.',
      'Nomor area atau selang waktu <em>hello</em> tidak sama.',
      'Kedua router memakai merek berbeda.',
      'Rute bawaan belum ditulis.',
    ],
  ),
  choice(
    routing,
    'E',
    '<p>Sebuah kantor cabang hanya mempunyai satu jalan keluar, yaitu <code>10.9.0.1</code>. Perintah manakah yang menetapkan rute bawaannya?</p>',
    [
      '<code>ip route 10.9.0.1 255.255.255.255 0.0.0.0</code>',
      '<code>ip route 255.255.255.255 0.0.0.0 10.9.0.1</code>',
      '<code>ip default-network 10.9.0.0 10.9.0.1</code>',
      '<code>ip route 10.9.0.0 255.255.255.0 10.9.0.1</code>',
      '<code>ip route 0.0.0.0 0.0.0.0 10.9.0.1</code>',
    ],
  ),
  choice(
    routing,
    'A',
    '<p>Mengapa antarmuka yang menuju komputer pengguna dijadikan pasif (<em>passive interface</em>) pada OSPF?</p>',
    [
      'Agar subnetnya tetap diumumkan, tetapi tidak ada tetangga yang terbentuk dari sisi pengguna.',
      'Agar subnetnya tidak diumumkan kepada router lain, tetapi tetap dikenal oleh komputer pengguna.',
      'Agar komputer pengguna mendapat alamat otomatis.',
      'Agar antarmuka mati saat tidak dipakai.',
      'Agar lalu lintas pengguna dienkripsi.',
    ],
  ),
];
