import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Desain Grafis';
const unit = sampleUnit(standard);

export const desainerGrafisMuda: SchemeSeed = {
  id: 'SKM-09',
  slug: 'desainer-grafis-muda',
  title: 'Desainer Grafis Muda',
  number: 'SKM-09/LSP-CONTOH/DGR',
  kind: 'Okupasi',
  field: 'industri-kreatif',
  field_name: 'Industri Kreatif',
  description:
    'Mengukur kemampuan menerjemahkan arahan klien menjadi karya grafis siap cetak dan siap tayang. Peserta membawa portofolio dan mengerjakan satu tugas desain di tempat uji. Penilaian mencakup proses berpikir, bukan hanya keindahan hasil.',
  standard,
  price: 875_000,
  units: [
    unit('M.741CTH.001.01', 'Menafsirkan Arahan Desain', {
      'Menggali kebutuhan klien': [
        'Tujuan, khalayak, dan batas waktu ditanyakan serta ditulis kembali.',
        'Contoh karya yang disukai dan tidak disukai klien dikumpulkan.',
      ],
      'Merumuskan konsep': [
        'Peta pikiran dibuat untuk mencari kaitan gagasan.',
        'Papan suasana disusun dari warna, huruf, dan gambar yang sejalan.',
        'Konsep terpilih dijelaskan dalam tiga kalimat.',
      ],
    }),
    unit('M.741CTH.002.01', 'Menata Tipografi dan Tata Letak', {
      'Memilih huruf': [
        'Pasangan huruf dipilih menurut keterbacaan dan karakter pesan.',
        'Lisensi huruf dipastikan mencakup pemakaian komersial.',
      ],
      'Menyusun tata letak': [
        'Kisi digunakan untuk menjaga kesejajaran unsur.',
        'Urutan baca diarahkan melalui ukuran, bobot, dan ruang kosong.',
      ],
    }),
    unit('M.741CTH.003.01', 'Mengolah Gambar Vektor dan Bitmap', {
      'Membuat ilustrasi vektor': [
        'Titik jangkar dibuat sehemat mungkin dengan lengkung yang halus.',
        'Objek dikelompokkan pada lapisan yang diberi nama.',
      ],
      'Menyunting foto': [
        'Koreksi warna dilakukan tanpa merusak file asal.',
        'Latar dipisahkan dengan tepi yang rapi pada rambut dan kain.',
        'Resolusi gambar disesuaikan dengan ukuran keluaran.',
      ],
    }),
    unit('M.741CTH.004.01', 'Menyiapkan File Keluaran', {
      'Menyiapkan file cetak': [
        'Area potong dan batas aman ditambahkan pada dokumen.',
        'Warna diubah ke mode cetak dan total tintanya diperiksa.',
        'Teks dijadikan kurva atau huruf disertakan.',
      ],
      'Menyiapkan file layar': [
        'Ukuran file dikecilkan tanpa penurunan mutu yang terlihat.',
        'Teks pengganti ditulis untuk setiap gambar yang bermakna.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Portofolio berisi sedikitnya lima karya asli.',
    'Surat pernyataan bahwa karya dalam portofolio dibuat sendiri.',
  ],
  methods: ['Verifikasi portofolio', 'Demonstrasi', 'Wawancara'],
};
