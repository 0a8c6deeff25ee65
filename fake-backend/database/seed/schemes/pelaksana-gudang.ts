import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Logistik dan Pergudangan';
const unit = sampleUnit(standard);

export const pelaksanaGudang: SchemeSeed = {
  id: 'SKM-14',
  slug: 'pelaksana-gudang',
  title: 'Pelaksana Gudang',
  number: 'SKM-14/LSP-CONTOH/PGD',
  kind: 'Klaster',
  field: 'logistik',
  field_name: 'Logistik',
  description:
    'Skema baru bagi petugas yang menerima, menyimpan, dan mengeluarkan barang. Peserta menjalankan satu putaran kerja gudang dengan pemindai dan kartu stok. Skema ini baru dibuka dan angkatan pertamanya segera dimulai.',
  standard,
  price: 625_000,
  units: [
    unit('H.521CTH.001.01', 'Menerima Barang', {
      'Memeriksa kiriman': [
        'Jumlah koli dicocokkan dengan surat jalan sebelum truk pergi.',
        'Kemasan rusak difoto dan dibuatkan berita acara.',
      ],
      'Mencatat penerimaan': [
        'Nomor lot dan tanggal kedaluwarsa dimasukkan ke sistem.',
        'Barang yang menunggu pemeriksaan mutu diletakkan di area tersendiri.',
      ],
    }),
    unit('H.521CTH.002.01', 'Menyimpan dan Menghitung Stok', {
      'Menempatkan barang': [
        'Barang berat disimpan pada rak bawah.',
        'Lokasi simpan dipindai bersamaan dengan kode barang.',
        'Urutan keluar ditetapkan menurut tanggal kedaluwarsa terdekat.',
      ],
      'Menghitung stok berkala': [
        'Penghitungan dilakukan dua orang tanpa melihat catatan sistem.',
        'Selisih stok dijelaskan penyebabnya sebelum dikoreksi.',
      ],
    }),
    unit('H.521CTH.003.01', 'Menyiapkan Pengeluaran Barang', {
      'Mengambil pesanan': [
        'Barang diambil mengikuti rute terpendek pada daftar ambil.',
        'Barang pengganti tidak dikirim tanpa persetujuan pemesan.',
      ],
      'Mengemas dan memuat': [
        'Bahan pelindung dipilih menurut kerapuhan isi.',
        'Muatan disusun terbalik dari urutan bongkar.',
        'Tanda terima ditandatangani sopir sebelum berangkat.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal SMP sederajat.',
    'Surat keterangan sehat untuk mengangkat beban.',
  ],
  methods: ['Observasi praktik', 'Pertanyaan lisan'],
};
