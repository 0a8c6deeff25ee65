import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Kepemanduan Wisata';
const unit = sampleUnit(standard);

export const pramuwisataMuda: SchemeSeed = {
  id: 'SKM-12',
  slug: 'pramuwisata-muda',
  title: 'Pramuwisata Muda',
  number: 'SKM-12/LSP-CONTOH/PRW',
  kind: 'Okupasi',
  field: 'pariwisata',
  field_name: 'Pariwisata',
  description:
    'Skema bagi pemandu wisata lokal yang mengantar rombongan kecil. Peserta memandu rute pendek sambil bercerita, mengatur waktu, dan menjaga keselamatan tamu. Ujian dapat ditempuh dalam bahasa Indonesia atau bahasa Inggris.',
  standard,
  price: 750_000,
  units: [
    unit('N.799CTH.001.01', 'Merencanakan Perjalanan Wisata', {
      'Menyusun rute': [
        'Waktu tempuh dan jam buka objek diperiksa pada hari kunjungan.',
        'Rute pengganti disiapkan untuk cuaca buruk.',
      ],
      'Menyiapkan kebutuhan rombongan': [
        'Kondisi kesehatan dan usia peserta ditanyakan lebih awal.',
        'Pemesanan kendaraan serta tiket dikonfirmasi ulang sehari sebelumnya.',
      ],
    }),
    unit('N.799CTH.002.01', 'Menyampaikan Interpretasi Objek Wisata', {
      'Mengolah bahan cerita': [
        'Fakta sejarah dirujuk dari sedikitnya dua sumber tepercaya.',
        'Mitos dan kenyataan dibedakan dalam penyampaian.',
      ],
      'Bercerita kepada wisatawan': [
        'Suara terdengar jelas oleh peserta di barisan belakang.',
        'Peserta dilibatkan melalui pertanyaan atau benda yang boleh disentuh.',
        'Adat setempat dijelaskan sebelum rombongan memasuki tempat suci.',
      ],
    }),
    unit('N.799CTH.003.01', 'Menjaga Keselamatan Rombongan', {
      'Mencegah kejadian': [
        'Jumlah peserta dihitung setiap berpindah tempat.',
        'Bahaya jalur diberitahukan sebelum perjalanan dilanjutkan.',
      ],
      'Menanggapi masalah di perjalanan': [
        'Peserta yang sakit ditemani sampai memperoleh pertolongan.',
        'Kehilangan barang dibantu pelaporannya kepada pihak berwenang.',
        'Kantor biro perjalanan dikabari tentang perubahan rencana.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal SMA/SMK sederajat.',
    'Surat keterangan pernah memandu sedikitnya sepuluh kali perjalanan.',
    'Bukti kemampuan bahasa asing bagi yang memilih ujian berbahasa Inggris.',
  ],
  methods: ['Observasi praktik', 'Pertanyaan lisan', 'Pertanyaan tertulis'],
};
