import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Penyajian Minuman Kopi';
const unit = sampleUnit(standard);

export const barista: SchemeSeed = {
  id: 'SKM-07',
  slug: 'barista',
  title: 'Barista',
  number: 'SKM-07/LSP-CONTOH/BAR',
  kind: 'Okupasi',
  field: 'perhotelan-dan-kuliner',
  field_name: 'Perhotelan dan Kuliner',
  description:
    'Menguji keterampilan menyiapkan bar, menyeduh espresso, mengolah susu, dan melayani tamu. Peserta menyajikan enam minuman dalam waktu terbatas di hadapan asesor. Biji kopi dan peralatan disediakan tempat uji.',
  standard,
  price: 700_000,
  units: [
    unit('I.563CTH.001.01', 'Menyiapkan Area Bar Kopi', {
      'Menata perlengkapan': [
        'Mesin espresso dipanaskan sampai suhu dan tekanannya stabil.',
        'Cangkir, kain lap, dan bahan diletakkan dalam jangkauan tangan.',
      ],
      'Menjaga kebersihan bar': [
        'Kepala grup dibilas sebelum dan sesudah pemakaian.',
        'Tanggal buka kemasan susu ditulis dan diperiksa.',
        'Permukaan kerja dilap dengan bahan aman pangan.',
      ],
    }),
    unit('I.563CTH.002.01', 'Menyeduh Espresso', {
      'Menyetel gilingan': [
        'Kehalusan gilingan diubah berdasarkan waktu alir seduhan percobaan.',
        'Dosis kopi ditimbang dengan selisih paling banyak 0,2 gram.',
      ],
      'Mengekstraksi kopi': [
        'Bubuk diratakan dan dipadatkan tegak lurus.',
        'Hasil seduhan dihentikan pada perbandingan yang ditetapkan resep.',
        'Rasa terlalu asam atau pahit dikenali serta diperbaiki pada seduhan berikutnya.',
      ],
    }),
    unit('I.563CTH.003.01', 'Mengolah Susu untuk Minuman Kopi', {
      'Membuat busa susu': [
        'Uap dibuang lebih dahulu agar tidak ada air yang masuk ke susu.',
        'Susu dipanaskan tidak lebih dari 65 derajat Celsius.',
      ],
      'Menuang dan menghias': [
        'Busa halus dituang sehingga menyatu dengan krema.',
        'Pola hati atau daun terbentuk simetris pada dua cangkir berturut-turut.',
      ],
    }),
    unit('I.563CTH.004.01', 'Melayani Tamu Kedai Kopi', {
      'Menerima pesanan': [
        'Tamu disapa dan ditanya seleranya sebelum ditawari minuman.',
        'Pantangan atau alergi tamu ditanyakan dan dicatat.',
        'Pesanan diulang sebelum pembayaran.',
      ],
      'Menangani keluhan': [
        'Keluhan didengarkan sampai selesai tanpa menyela.',
        'Minuman pengganti disajikan menurut kebijakan kedai.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Surat keterangan kerja atau magang di kedai kopi sedikitnya tiga bulan.',
    'Surat keterangan sehat dari puskesmas atau klinik.',
  ],
  methods: ['Demonstrasi', 'Observasi praktik', 'Pertanyaan lisan'],
};
