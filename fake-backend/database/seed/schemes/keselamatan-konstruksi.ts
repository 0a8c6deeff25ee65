import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Keselamatan Konstruksi Bangunan Gedung';
const unit = sampleUnit(standard);

export const keselamatanKonstruksi: SchemeSeed = {
  id: 'SKM-06',
  slug: 'keselamatan-konstruksi',
  title:
    'Pelaksanaan Keselamatan dan Kesehatan Kerja serta Pengelolaan Lingkungan pada Pekerjaan Konstruksi Bangunan Gedung Bertingkat Rendah',
  number: 'SKM-06/LSP-CONTOH/K3K',
  kind: 'Klaster',
  field: 'konstruksi',
  field_name: 'Konstruksi',
  description:
    'Untuk petugas lapangan yang menjaga keselamatan pekerja pada proyek gedung sampai empat lantai. Peserta memeriksa area kerja, memimpin pengarahan pagi, dan menangani keadaan darurat dalam simulasi. Sertifikat membantu pemenuhan syarat personel pada proyek kecil dan menengah.',
  standard,
  price: 1_250_000,
  units: [
    unit('F.410CTH.001.01', 'Mengenali Bahaya di Area Kerja Konstruksi', {
      'Memeriksa area kerja': [
        'Tepi lantai terbuka dan lubang diberi pagar serta tanda peringatan.',
        'Kondisi perancah diperiksa dan hasilnya ditempel pada perancah.',
        'Jalur alat berat dipisahkan dari jalur pejalan kaki.',
      ],
      'Menilai tingkat risiko': [
        'Kemungkinan dan akibat setiap bahaya dinilai dengan matriks proyek.',
        'Pengendalian dipilih mulai dari meniadakan bahaya sampai memakai pelindung diri.',
      ],
    }),
    unit('F.410CTH.002.01', 'Melaksanakan Pengarahan Keselamatan Harian', {
      'Menyiapkan pengarahan': [
        'Pokok bahasan dipilih menurut pekerjaan paling berbahaya hari itu.',
        'Daftar pekerja baru diperoleh dari mandor sebelum pengarahan.',
      ],
      'Memimpin pengarahan': [
        'Penjelasan diberikan paling lama lima belas menit dengan peragaan.',
        'Pemahaman pekerja dicek dengan pertanyaan balik.',
        'Daftar hadir ditandatangani seluruh peserta pengarahan.',
      ],
    }),
    unit('F.410CTH.003.01', 'Menangani Keadaan Darurat di Proyek', {
      'Menjaga kesiapan tanggap darurat': [
        'Tabung pemadam dan kotak P3K diperiksa tanggal kedaluwarsanya.',
        'Jalur evakuasi bebas dari tumpukan material.',
      ],
      'Bertindak saat kejadian': [
        'Lokasi diamankan sebelum korban ditolong.',
        'Pertolongan pertama diberikan sebatas kewenangan petugas.',
        'Pihak yang harus dihubungi dikabari sesuai urutan.',
      ],
      'Melaporkan kejadian': [
        'Kronologi ditulis berdasarkan keterangan saksi.',
        'Usulan pencegahan dibahas pada rapat mingguan proyek.',
      ],
    }),
    unit('F.410CTH.004.01', 'Mengelola Limbah dan Kebersihan Proyek', {
      'Memilah limbah konstruksi': [
        'Sisa beton, kayu, logam, dan kemasan cat dipisahkan pada wadah berbeda.',
        'Limbah berbahaya disimpan di tempat beratap dengan label.',
      ],
      'Mengurangi gangguan lingkungan': [
        'Debu ditekan dengan penyiraman pada jam yang ditentukan.',
        'Kebisingan alat dibatasi di luar jam istirahat warga.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Surat pengalaman kerja di proyek bangunan sedikitnya satu tahun.',
    'Surat keterangan sehat dari dokter, terbit paling lama tiga bulan sebelumnya.',
    'Sertifikat pelatihan K3 dasar bila ada.',
  ],
  methods: ['Observasi praktik', 'Pertanyaan lisan', 'Pertanyaan tertulis'],
};
