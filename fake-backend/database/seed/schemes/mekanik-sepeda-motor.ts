import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Perawatan Sepeda Motor';
const unit = sampleUnit(standard);

export const mekanikSepedaMotor: SchemeSeed = {
  id: 'SKM-13',
  slug: 'mekanik-sepeda-motor',
  title: 'Mekanik Sepeda Motor Injeksi',
  number: 'SKM-13/LSP-CONTOH/MSM',
  kind: 'Klaster',
  field: 'otomotif',
  field_name: 'Otomotif',
  description:
    'Untuk mekanik bengkel umum yang menangani sepeda motor bersistem injeksi. Peserta melakukan servis berkala dan mencari satu gangguan yang sengaja dipasang pada motor uji. Kerapian kerja dan keselamatan ikut dinilai.',
  standard,
  price: 600_000,
  units: [
    unit('G.454CTH.001.01', 'Melakukan Servis Berkala', {
      'Menerima kendaraan': [
        'Keluhan pemilik dan kondisi bodi ditulis pada lembar servis.',
        'Jarak tempuh dipakai untuk menentukan pekerjaan yang diperlukan.',
      ],
      'Merawat mesin dan rangka': [
        'Oli mesin diganti dengan kekentalan sesuai buku pemilik.',
        'Celah katup disetel ketika mesin dingin.',
        'Ketegangan rantai dan keausan kampas rem diukur.',
      ],
    }),
    unit('G.454CTH.002.01', 'Mendiagnosis Sistem Injeksi', {
      'Membaca kode gangguan': [
        'Alat pindai disambungkan dengan kunci kontak pada posisi yang benar.',
        'Kedipan lampu indikator diterjemahkan bila alat pindai tidak ada.',
      ],
      'Mengukur komponen injeksi': [
        'Tahanan sensor dibandingkan dengan data pabrikan.',
        'Tekanan pompa bahan bakar diukur memakai manometer.',
        'Injektor dibersihkan lalu pola semprotnya diamati.',
      ],
    }),
    unit('G.454CTH.003.01', 'Memeriksa Sistem Kelistrikan', {
      'Memeriksa pengisian': [
        'Tegangan aki diukur saat mesin mati dan saat putaran menengah.',
        'Kiprok diganti jika tegangan pengisian di luar batas.',
      ],
      'Memeriksa penerangan dan pengapian': [
        'Jalur putus ditemukan dengan mengikuti diagram perkabelan.',
        'Sambungan kabel disolder dan dibungkus isolasi tahan panas.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Surat keterangan bekerja atau magang di bengkel sedikitnya enam bulan.',
    'Sepatu keselamatan dan pakaian kerja milik sendiri.',
  ],
  methods: ['Demonstrasi', 'Pertanyaan lisan'],
};
