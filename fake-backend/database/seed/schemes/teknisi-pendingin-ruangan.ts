import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'Standar contoh Tata Udara Hunian';
const unit = sampleUnit(standard);

export const teknisiPendinginRuangan: SchemeSeed = {
  id: 'SKM-11',
  slug: 'teknisi-pendingin-ruangan',
  title: 'Teknisi Pendingin Ruangan Residensial',
  number: 'SKM-11/LSP-CONTOH/TPR',
  kind: 'Okupasi',
  field: 'ketenagalistrikan-dan-tata-udara',
  field_name: 'Ketenagalistrikan dan Tata Udara',
  description:
    'Menguji pemasangan, perawatan, dan perbaikan penyejuk udara jenis split untuk rumah tinggal. Peserta bekerja pada unit sungguhan dengan aturan keselamatan listrik dan penanganan refrigeran. Alat ukur dapat dibawa sendiri atau dipinjam dari tempat uji.',
  standard,
  price: 1_000_000,
  units: [
    unit('F.432CTH.001.01', 'Memasang Unit Pendingin Split', {
      'Menentukan letak unit': [
        'Beban pendinginan dihitung dari luas dan arah hadap ruangan.',
        'Dudukan unit luar dipasang rata dan mampu menahan getaran.',
      ],
      'Menyambung pipa dan listrik': [
        'Ujung pipa dikembangkan tanpa retak dan dikencangkan dengan kunci momen.',
        'Pipa pembuangan dipasang miring supaya air mengalir lancar.',
        'Pengaman listrik dipilih menurut arus kerja unit.',
      ],
      'Mengosongkan dan menguji sistem': [
        'Udara dalam pipa divakum sampai tekanan yang ditentukan pabrikan.',
        'Selisih suhu masuk dan keluar diukur setelah lima belas menit.',
      ],
    }),
    unit('F.432CTH.002.01', 'Merawat Unit Pendingin Berkala', {
      'Membersihkan komponen': [
        'Saringan dan sirip evaporator dicuci dengan tekanan air yang aman.',
        'Bagian elektronik dilindungi dari percikan selama pencucian.',
      ],
      'Memeriksa kinerja': [
        'Arus kompresor dibandingkan dengan pelat nama.',
        'Hasil perawatan diisi pada kartu servis pelanggan.',
      ],
    }),
    unit('F.432CTH.003.01', 'Menangani Refrigeran secara Aman', {
      'Mengambil kembali refrigeran': [
        'Refrigeran dipindahkan ke tabung khusus dan tidak dilepas ke udara.',
        'Tabung ditimbang agar tidak terisi melebihi batas.',
        'Kacamata dan sarung tangan dipakai selama pemindahan.',
      ],
      'Mengisi refrigeran': [
        'Jenis refrigeran dicocokkan dengan label unit.',
        'Jumlah isian ditimbang sesuai panjang pipa.',
      ],
    }),
    unit('F.432CTH.004.01', 'Memperbaiki Gangguan Unit Pendingin', {
      'Mencari penyebab gangguan': [
        'Keterangan pemilik rumah dicatat sebelum unit dibuka.',
        'Kode kesalahan diartikan menurut buku manual.',
        'Kapasitor dan motor kipas diukur dalam keadaan tanpa tegangan.',
      ],
      'Memperbaiki dan menyerahkan unit': [
        'Suku cadang pengganti memiliki nilai yang setara.',
        'Biaya dan garansi perbaikan dijelaskan sebelum pekerjaan dimulai.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Surat pengalaman kerja atau magang di bidang tata udara sedikitnya enam bulan.',
    'Surat keterangan sehat dan tidak buta warna.',
    'Sertifikat pelatihan teknik pendingin bila ada.',
  ],
  methods: ['Demonstrasi', 'Observasi praktik', 'Pertanyaan lisan'],
};
