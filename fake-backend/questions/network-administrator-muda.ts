import type { QuestionBank } from './bank.ts';
import { table } from './html-text.ts';
import { networkAdministratorMudaChoices } from './network-administrator-muda-choices.ts';
import { box, named, picture, words } from './picture.ts';
import { statement } from './written.ts';

const topology = 'J.611000.003.02';
const addressing = 'J.611000.004.01';
const specification = 'J.611000.005.02';
const wireless = 'J.611000.010.02';
const mounting = 'J.611000.011.02';
const switches = 'J.611000.012.02';
const routing = 'J.611000.013.02';

const floorPlan = picture(
  'Denah satu lantai berukuran 40 kali 20 meter: ruang kerja luas di kiri, ruang rapat di kanan atas, dapur dengan pemanas gelombang mikro di kanan bawah, dan lemari perangkat di tengah dinding atas.',
  440,
  250,
  box(10, 20, 420, 200, '#ffffff') +
    named(10, 20, 260, 200, 'Ruang kerja (40 orang)') +
    named(270, 20, 160, 110, 'Ruang rapat', '#dcfce7') +
    named(270, 130, 160, 90, 'Dapur (microwave)', '#fef3c7') +
    named(140, 20, 130, 30, 'Lemari perangkat', '#dbeafe') +
    words(220, 240, '40 m × 20 m'),
);

export const networkAdministratorMudaBank: QuestionBank = {
  choices: networkAdministratorMudaChoices,
  statements: [
    statement(
      topology,
      'benar',
      '<p>Pada topologi bintang, putusnya satu kabel ke komputer hanya memutuskan komputer itu.</p>',
    ),
    statement(topology, 'salah', '<p>Gambar topologi logis harus memuat panjang setiap kabel dalam sentimeter.</p>'),
    statement(
      addressing,
      'benar',
      '<p>Subnet <code>/27</code> pada IPv4 menyediakan 30 alamat yang dapat dipakai host.</p>',
    ),
    statement(addressing, 'salah', '<p>Alamat <code>172.32.0.10</code> termasuk rentang alamat privat IPv4.</p>'),
    statement(
      specification,
      'salah',
      '<p>Anggaran daya PoE sebuah switch selalu sama dengan 30 W dikali jumlah portnya.</p>',
    ),
    statement(
      specification,
      'benar',
      '<p>Masa garansi dan ketersediaan suku cadang patut dibandingkan bersama harga perangkat.</p>',
    ),
    statement(
      wireless,
      'benar',
      '<p>Pita 5 GHz umumnya menyediakan lebih banyak kanal yang tidak bertumpang tindih daripada pita 2,4 GHz.</p>',
    ),
    statement(wireless, 'salah', '<p>Sinyal −45 dBm lebih lemah daripada sinyal −75 dBm.</p>'),
    statement(
      mounting,
      'salah',
      '<p>Kabel tembaga jaringan sebaiknya dipilin rapat bersama kabel listrik agar jalurnya rapi.</p>',
    ),
    statement(mounting, 'benar', '<p>Lubang udara perangkat pada rak tidak boleh tertutup perangkat lain.</p>'),
    statement(
      switches,
      'benar',
      '<p>Port akses pada switch membawa lalu lintas satu VLAN data tanpa penanda bagi komputer yang tersambung.</p>',
    ),
    statement(switches, 'salah', '<p>Cadangan konfigurasi sudah aman bila hanya disimpan pada switch yang sama.</p>'),
    statement(
      routing,
      'benar',
      '<p>Bila beberapa rute cocok dengan tujuan, router memilih rute dengan prefiks terpanjang.</p>',
    ),
    statement(routing, 'salah', '<p>Rute bawaan <code>0.0.0.0/0</code> selalu didahulukan daripada rute lain.</p>'),
  ],
  essays: [
    {
      unit: topology,
      html: '<p>Sebuah sekolah tiga lantai akan memasang jaringan baru: 6 ruang kelas, 2 laboratorium masing-masing 36 komputer, ruang guru 20 orang, dan ruang tata usaha 8 orang.</p><p>Uraikan topologi yang Anda usulkan, letak lemari perangkat, pembagian segmen, dan jalur cadangannya. Berikan alasan setiap keputusan.</p>',
      keywords: ['bintang', 'switch', 'vlan', 'cadangan', 'serat', 'lantai', 'segmen', 'inti'],
      answer:
        'Saya mengusulkan topologi bintang bertingkat: satu switch inti di ruang perangkat lantai satu dan satu switch akses di lemari setiap lantai. Antarlantai dipakai dua tarikan serat optik dengan jalur berbeda, sehingga satu menjadi cadangan. Segmen dipisahkan dengan VLAN: laboratorium, kelas, guru, dan tata usaha, supaya gangguan di laboratorium tidak sampai ke tata usaha. Lemari diletakkan di tengah lantai agar tarikan kabel tidak lebih dari 90 meter.',
    },
    {
      unit: addressing,
      html: `<p>Perusahaan mendapat ruang alamat <code>10.50.0.0/22</code> dan mempunyai kebutuhan berikut.</p>${table([
        ['Bagian', 'Jumlah host sekarang'],
        ['Produksi', '210'],
        ['Penjualan', '95'],
        ['Gudang', '50'],
        ['Sambungan antarrouter', '2'],
      ])}<p>Susunlah tabel pengalamatan dengan cadangan pertumbuhan 15 %: subnet, prefiks, gerbang bawaan, dan rentang DHCP. Jelaskan cara Anda memastikan bahwa tidak ada rentang yang saling menimpa.</p>`,
      keywords: ['/24', '/25', '/26', '/30', 'gerbang', 'dhcp', 'subnet', 'menimpa'],
      answer:
        'Dengan cadangan 15 persen: Produksi 242 host memakai subnet 10.50.0.0/24, Penjualan 110 host 10.50.1.0/25, Gudang 58 host 10.50.1.128/26, dan sambungan antarrouter 10.50.1.192/30. Gerbang bawaan adalah alamat pertama setiap subnet; DHCP membagikan mulai alamat ke-11 sampai alamat terakhir kecuali siaran. Supaya tidak saling menimpa, saya mengurutkan dari kebutuhan terbesar, menulis alamat awal dan akhir setiap subnet, lalu memeriksa bahwa akhir yang satu selalu lebih kecil dari awal berikutnya.',
    },
    {
      unit: wireless,
      html: `<p>Perhatikan denah berikut.</p>${floorPlan}<p>Tentukan banyaknya titik akses, letaknya, dan kanal yang dipakai. Jelaskan cara Anda mensurvei lokasi, memisahkan tamu dari pegawai, dan menguji hasilnya.</p>`,
      keywords: ['survei', 'kanal', 'sinyal', 'dbm', 'vlan', 'tamu', 'gangguan', 'wpa'],
      answer:
        'Saya mulai dengan survei lokasi: berjalan dengan alat ukur dan mencatat sinyal setiap ruangan; batasnya minus 67 dBm. Menurut denah diperlukan tiga titik akses di langit-langit tengah ruangan, dengan kanal 1, 6, dan 11 supaya tidak saling gangguan. Tamu memakai SSID dan VLAN tersendiri yang hanya ke internet, pegawai memakai WPA3. Hasilnya diuji lagi dengan berjalan sambil melakukan panggilan video dan dicatat pada denah.',
    },
    {
      unit: switches,
      html: '<p>Seorang petugas baru bertanya mengapa semua port yang tidak dipakai dimatikan, mengapa VLAN pada trunk disebutkan satu per satu, dan mengapa perlindungan loop diaktifkan walaupun kabelnya tidak membentuk lingkaran.</p><p>Jelaskan ketiganya, masing-masing dengan satu contoh akibat bila tidak dilakukan.</p>',
      keywords: ['port', 'keamanan', 'trunk', 'vlan', 'loop', 'stp', 'broadcast', 'akses'],
      answer:
        'Port yang tidak dipakai dimatikan demi keamanan: orang yang menancapkan laptop di ruang tunggu tidak mendapat akses. VLAN pada trunk disebutkan satu per satu supaya siaran VLAN lain tidak ikut lewat; tanpa itu, VLAN tamu dapat sampai ke lantai keuangan. Perlindungan loop dan STP tetap diaktifkan karena satu kabel yang keliru ditancapkan dua ujung membuat badai broadcast yang melumpuhkan seluruh gedung.',
    },
    {
      unit: routing,
      html: '<p>Kantor pusat dan dua cabang disambungkan membentuk segitiga dengan OSPF. Jelaskan langkah Anda menguji bahwa putusnya satu sambungan tidak memutuskan layanan: apa yang diukur, perintah apa yang dipakai, dan bagaimana hasilnya dicatat.</p>',
      keywords: ['ospf', 'ping', 'traceroute', 'tabel', 'pemulihan', 'detik', 'tetangga', 'jalur'],
      answer:
        'Sebelum pengujian saya mencatat tetangga OSPF, tabel perutean, dan jalur dengan traceroute dari setiap kantor. Ping terus-menerus dijalankan ke pusat, lalu satu sambungan saya putus. Saya mengukur berapa detik sampai balasan kembali dan melihat jalur baru pada traceroute; batas pemulihannya 10 detik. Sambungan disambungkan lagi, pengukuran diulang untuk dua sisi segitiga yang lain, dan hasilnya ditulis dalam tabel beserta jam dan tangkapan layarnya.',
    },
  ],
  observation: {
    task: '<p>Di ruang praktik tersedia dua switch, satu router, satu titik akses, dan tiga komputer. Bangunlah jaringan kantor kecil di hadapan asesor.</p><ol><li>Terminasi dan uji satu kabel menurut T568B, lalu beri label.</li><li>Pasang perangkat pada rak dan nyalakan.</li><li>Buat VLAN 10 (Kantor) dan VLAN 20 (Tamu), serta trunk antarswitch.</li><li>Aktifkan perutean sehingga VLAN 10 mencapai internet dan VLAN 20 tidak mencapai VLAN 10.</li><li>Simpan dan cadangkan konfigurasi.</li></ol><p>Utamakan keselamatan: listrik dimatikan selama perangkat dipasang.</p>',
    units: [
      {
        code: mounting,
        title: 'Memasang Perangkat Jaringan ke dalam Sistem Jaringan',
        elements: [
          {
            title: 'Menyiapkan tempat dan perangkat',
            criteria: [
              {
                text: 'Kondisi rak, catu daya, dan pentanahan diperiksa sebelum pemasangan.',
                benchmark: 'Asesi memeriksa ketiganya dan menyebutkan hasilnya sebelum memasang.',
              },
            ],
          },
          {
            title: 'Memasang dan menyambungkan perangkat',
            criteria: [
              {
                text: 'Perangkat dipasang kokoh dengan ruang aliran udara yang cukup.',
                benchmark: 'Semua sekrup terpasang; lubang udara tidak tertutup.',
              },
              {
                text: 'Kabel diterminasi menurut urutan warna yang disepakati dan diberi label.',
                benchmark: 'Penguji kabel menunjukkan delapan pin lurus; label ada di kedua ujung.',
              },
              {
                text: 'Lampu indikator diperiksa setelah perangkat dinyalakan.',
                benchmark: 'Asesi menjelaskan arti lampu pada port yang dipakai.',
              },
            ],
          },
        ],
      },
      {
        code: switches,
        title: 'Mengkonfigurasi Switch pada Jaringan',
        elements: [
          {
            title: 'Mengatur VLAN dan sambungan trunk',
            criteria: [
              {
                text: 'Port ditempatkan pada VLAN sesuai tabel rancangan.',
                benchmark: 'Daftar VLAN pada kedua switch sama dengan tabel.',
              },
              {
                text: 'VLAN yang boleh melewati trunk disebutkan satu per satu.',
                benchmark: 'Trunk hanya mengizinkan VLAN 10 dan 20.',
              },
              {
                text: 'Perlindungan terhadap loop diaktifkan dan dibuktikan bekerja.',
                benchmark: 'Kabel kedua antarswitch dipasang; satu port terblokir, jaringan tetap hidup.',
              },
            ],
          },
          {
            title: 'Menyimpan konfigurasi switch',
            criteria: [
              {
                text: 'Konfigurasi berjalan disalin ke penyimpanan permanen.',
                benchmark: 'Switch dinyalakan ulang dan konfigurasinya masih ada.',
              },
            ],
          },
        ],
      },
      {
        code: routing,
        title: 'Mengkonfigurasi Routing pada Perangkat Jaringan dalam Satu Autonomous System',
        elements: [
          {
            title: 'Menetapkan rute statis dan dinamis',
            criteria: [
              {
                text: 'Rute bawaan diarahkan ke gerbang keluar yang benar.',
                benchmark: 'Tabel routing memuat satu rute bawaan menuju alamat penyedia.',
              },
            ],
          },
          {
            title: 'Memeriksa hasil routing',
            criteria: [
              {
                text: 'Tabel routing dibaca untuk memastikan seluruh subnet dikenal.',
                benchmark: 'Asesi menunjukkan rute VLAN 10 dan VLAN 20.',
              },
              {
                text: 'Pemutusan satu jalur diuji dan waktu pemulihannya dicatat.',
                benchmark: 'Waktu pemulihan disebutkan dalam detik dan ditulis pada laporan.',
              },
            ],
          },
        ],
      },
    ],
    questions: [
      {
        unit: mounting,
        html: '<p>Apa yang Anda lakukan bila pentanahan rak ternyata tidak tersambung?</p>',
      },
      {
        unit: switches,
        html: '<p>Bagaimana Anda mengetahui port mana yang diblokir oleh perlindungan loop, dan mengapa port itu yang dipilih?</p>',
      },
      {
        unit: routing,
        html: '<p>Bagaimana Anda membuktikan bahwa tamu tidak dapat mencapai komputer kantor?</p>',
      },
    ],
  },
  demonstration: {
    instructions:
      '<ol><li>Kerjakan langkah secara berurutan; setiap langkah bergantung pada langkah sebelumnya.</li><li>Boleh memakai simulator jaringan atau perangkat sungguhan.</li><li>Tulis nama Anda pada gambar dan berkas konfigurasi.</li><li>Jangan menuliskan sandi yang sesungguhnya dalam dokumen yang diunggah.</li></ol>',
    scenario:
      '<p>Koperasi <strong>Makmur Bersama</strong> membuka kantor cabang satu lantai dengan tiga bagian: pelayanan (18 komputer), keuangan (6 komputer), dan tamu (nirkabel, sampai 40 perangkat). Cabang tersambung ke kantor pusat dengan satu jalur utama dan satu jalur cadangan. Ruang alamat yang diberikan adalah <code>10.70.8.0/23</code>. Bagian keuangan tidak boleh dapat dicapai dari bagian lain, kecuali oleh pengelola jaringan.</p>',
    steps: [
      {
        title: 'Menggambar topologi',
        instruction: 'Gambar topologi fisik dan logis cabang beserta jalur cadangannya.',
      },
      {
        title: 'Menyusun pengalamatan',
        instruction: 'Bagi ruang alamat bagi tiga bagian, pengelola, dan sambungan ke pusat; buat tabelnya.',
      },
      {
        title: 'Menentukan perangkat',
        instruction: 'Bandingkan dua pilihan switch PoE dan tulis rekomendasi beserta perhitungannya.',
      },
      {
        title: 'Mengonfigurasi switch',
        instruction: 'Buat VLAN, port akses, trunk, dan perlindungan loop; batasi akses pengelolaan.',
      },
      {
        title: 'Mengonfigurasi routing',
        instruction: 'Atur rute ke pusat pada dua jalur dan pembatasan bagi bagian keuangan.',
      },
      {
        title: 'Menguji',
        instruction: 'Putuskan jalur utama, ukur waktu pemulihan, dan uji pembatasan dari tiap bagian.',
      },
    ],
    tasks: [
      {
        unit: topology,
        html: '<p>Unggah <strong>PDF</strong> atau gambar berisi topologi fisik, topologi logis, dan tabel pengalamatan.</p>',
      },
      {
        unit: switches,
        html: '<p>Unggah file <strong>ZIP</strong> berisi konfigurasi switch dan router serta catatan hasil uji.</p>',
      },
    ],
  },
};
