import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Administrasi Perkantoran';
const unit = sampleUnit(standard);

export const sekretarisJunior: SchemeSeed = {
  id: 'SKM-10',
  slug: 'sekretaris-junior',
  title: 'Sekretaris Junior',
  number: 'SKM-10/LSP-CONTOH/SEK',
  kind: 'KKNI',
  field: 'administrasi-perkantoran',
  field_name: 'Administrasi Perkantoran',
  description:
    'Untuk tenaga administrasi yang mengelola surat, jadwal pimpinan, dan rapat. Peserta menghadapi situasi kantor yang disimulasikan, termasuk perubahan jadwal mendadak. Skema ini dapat diikuti lulusan SMK yang baru menyelesaikan praktik kerja.',
  standard,
  price: 650_000,
  units: [
    unit('N.821CTH.001.01', 'Mengelola Surat Masuk dan Keluar', {
      'Mencatat surat': [
        'Nomor agenda diberikan pada hari surat diterima.',
        'Tingkat kerahasiaan surat dibedakan sebelum diteruskan.',
      ],
      'Membuat surat balasan': [
        'Bahasa surat baku, ringkas, dan bebas salah ketik.',
        'Lampiran disebutkan jumlahnya serta benar-benar disertakan.',
      ],
    }),
    unit('N.821CTH.002.01', 'Mengatur Jadwal Pimpinan', {
      'Menyusun agenda': [
        'Janji temu dicatat dengan tempat, peserta, dan pokok pembicaraan.',
        'Waktu perjalanan disisipkan di antara dua pertemuan.',
        'Pertemuan yang berbenturan ditawarkan waktu penggantinya.',
      ],
      'Mengingatkan dan memutakhirkan agenda': [
        'Agenda esok hari dikirim kepada pimpinan setiap sore.',
        'Perubahan jadwal dikabarkan kepada semua pihak yang terkait.',
      ],
    }),
    unit('N.821CTH.003.01', 'Menyelenggarakan Rapat', {
      'Menyiapkan rapat': [
        'Undangan memuat acara dan bahan yang perlu dibaca.',
        'Ruang, pengeras suara, dan sambungan daring dicoba sebelum peserta datang.',
      ],
      'Membuat notulen': [
        'Keputusan dipisahkan dari jalannya pembahasan.',
        'Penanggung jawab dan tenggat setiap tindak lanjut dicantumkan.',
        'Notulen diedarkan paling lambat satu hari kerja setelah rapat.',
      ],
    }),
    unit('N.821CTH.004.01', 'Menerima Tamu dan Telepon', {
      'Menerima tamu': [
        'Keperluan tamu ditanyakan dengan sopan dan dicatat dalam buku tamu.',
        'Tamu tanpa janji ditangani tanpa mengganggu pimpinan.',
      ],
      'Melayani telepon': [
        'Telepon diangkat sebelum dering keempat dengan salam kantor.',
        'Pesan ditulis lengkap lalu dibacakan ulang kepada penelepon.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP atau kartu pelajar yang masih berlaku.',
    'Ijazah minimal SMA/SMK sederajat.',
    'Surat keterangan praktik kerja lapangan atau pengalaman administrasi.',
  ],
  methods: ['Pertanyaan tertulis', 'Observasi praktik', 'Wawancara'],
};
