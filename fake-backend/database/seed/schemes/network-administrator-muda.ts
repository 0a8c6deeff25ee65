import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'SKKNI Nomor 321 Tahun 2016';
const unit = sampleUnit(standard);

export const networkAdministratorMuda: SchemeSeed = {
  id: 'SKM-02',
  slug: 'network-administrator-muda',
  title: 'Network Administrator Muda',
  number: 'SKM-02/LSP-CONTOH/NAM',
  kind: 'Okupasi',
  field: 'teknologi-informasi',
  field_name: 'Teknologi Informasi',
  description:
    'Skema untuk tenaga muda yang merancang, memasang, dan merawat jaringan komputer kantor. Peserta menyusun rancangan, lalu membuktikannya pada perangkat sungguhan di ruang praktik. Hasilnya menunjukkan kesiapan bekerja sebagai administrator jaringan tingkat awal.',
  standard,
  price: 950_000,
  units: [
    unit('J.611000.003.02', 'Merancang Topologi Jaringan', {
      'Mengumpulkan kebutuhan pengguna jaringan': [
        'Jumlah titik sambungan tiap ruangan didata bersama pengguna.',
        'Jenis layanan yang melewati jaringan diurutkan menurut kebutuhan lebar pita.',
      ],
      'Menggambar topologi fisik dan logis': [
        'Letak perangkat dan jalur kabel digambar pada denah bangunan.',
        'Pembagian segmen jaringan ditunjukkan dengan simbol yang baku.',
        'Jalur cadangan disediakan bagi sambungan antarlantai.',
      ],
    }),
    unit('J.611000.004.01', 'Merancang Pengalamatan Jaringan', {
      'Menghitung kebutuhan alamat': [
        'Jumlah host setiap subnet dihitung termasuk cadangan pertumbuhan.',
        'Panjang prefiks dipilih tanpa menyia-nyiakan ruang alamat.',
      ],
      'Menyusun tabel pengalamatan': [
        'Rentang alamat antarsubnet dipastikan tidak saling menimpa.',
        'Alamat perangkat tetap dipisahkan dari rentang DHCP.',
        'Tabel pengalamatan memuat gerbang bawaan untuk setiap subnet.',
      ],
    }),
    unit('J.611000.005.02', 'Menentukan Spesifikasi Perangkat Jaringan', {
      'Menilai kebutuhan perangkat': [
        'Kapasitas port dan throughput dihitung dari beban jam sibuk.',
        'Kebutuhan daya PoE dijumlahkan untuk seluruh titik akses dan kamera.',
      ],
      'Membandingkan pilihan perangkat': [
        'Sedikitnya dua produk dibandingkan dari segi fitur, garansi, dan harga.',
        'Rekomendasi perangkat disertai alasan teknis yang dapat diuji.',
      ],
    }),
    unit('J.611000.010.02', 'Memasang Jaringan Nirkabel', {
      'Mensurvei lokasi pemasangan': [
        'Kekuatan sinyal diukur pada titik terjauh yang harus terlayani.',
        'Kanal yang sudah padat di sekitar lokasi dikenali dengan alat pemindai.',
        'Posisi titik akses ditandai jauh dari sumber gangguan.',
      ],
      'Mengaktifkan titik akses': [
        'SSID dan metode pengamanan diatur menurut kebijakan organisasi.',
        'Jaringan tamu dipisahkan dari jaringan kerja.',
      ],
      'Menguji sambungan nirkabel': [
        'Perpindahan antartitik akses dicoba sambil melakukan panggilan video.',
        'Hasil pengukuran kecepatan dilampirkan pada laporan pemasangan.',
      ],
    }),
    unit('J.611000.011.02', 'Memasang Perangkat Jaringan ke dalam Sistem Jaringan', {
      'Menyiapkan tempat dan perangkat': [
        'Kondisi rak, catu daya, dan pentanahan diperiksa sebelum pemasangan.',
        'Kelengkapan perangkat dicocokkan dengan daftar kiriman.',
      ],
      'Memasang dan menyambungkan perangkat': [
        'Perangkat dipasang kokoh dengan ruang aliran udara yang cukup.',
        'Kabel diterminasi menurut urutan warna yang disepakati dan diberi label.',
        'Lampu indikator diperiksa setelah perangkat dinyalakan.',
      ],
    }),
    unit('J.611000.012.02', 'Mengkonfigurasi Switch pada Jaringan', {
      'Menyiapkan akses pengelolaan switch': [
        'Akses jarak jauh dibatasi hanya dari jaringan pengelola.',
        'Nama perangkat dan penunjuk waktu disetel seragam.',
      ],
      'Mengatur VLAN dan sambungan trunk': [
        'Port ditempatkan pada VLAN sesuai tabel rancangan.',
        'VLAN yang boleh melewati trunk disebutkan satu per satu.',
        'Perlindungan terhadap loop diaktifkan dan dibuktikan bekerja.',
      ],
      'Menyimpan konfigurasi switch': [
        'Konfigurasi berjalan disalin ke penyimpanan permanen.',
        'Salinan cadangan diletakkan pada server yang terpisah.',
      ],
    }),
    unit('J.611000.013.02', 'Mengkonfigurasi Routing pada Perangkat Jaringan dalam Satu Autonomous System', {
      'Menetapkan rute statis dan dinamis': [
        'Rute bawaan diarahkan ke gerbang keluar yang benar.',
        'Protokol routing interior diaktifkan hanya pada antarmuka yang diperlukan.',
        'Hubungan bertetangga antarperouter terbentuk tanpa kesalahan.',
      ],
      'Memeriksa hasil routing': [
        'Tabel routing dibaca untuk memastikan seluruh subnet dikenal.',
        'Pemutusan satu jalur diuji dan waktu pemulihannya dicatat.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal SMK bidang komputer dan jaringan atau sederajat.',
    'Surat keterangan pengalaman merawat jaringan sedikitnya enam bulan, atau sertifikat pelatihan jaringan.',
  ],
  methods: ['Pertanyaan tertulis', 'Observasi praktik', 'Pertanyaan lisan'],
};
