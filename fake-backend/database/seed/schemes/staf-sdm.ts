import { type SchemeSeed, sampleUnit } from '../forms/sample-unit.ts';

const standard = 'SKKNI Nomor 149 Tahun 2020';
const unit = sampleUnit(standard);

export const stafSdm: SchemeSeed = {
  id: 'SKM-05',
  slug: 'staf-sdm',
  title: 'Staf SDM',
  number: 'SKM-05/LSP-CONTOH/SDM',
  kind: 'KKNI',
  field: 'sumber-daya-manusia',
  field_name: 'Sumber Daya Manusia',
  description:
    'Skema bagi staf personalia yang menyiapkan dokumen organisasi: uraian jabatan, beban kerja, prosedur, dan indikator kinerja. Asesmen menitikberatkan pada dokumen yang benar-benar pernah dibuat peserta. Peserta yang belum bekerja dapat memakai studi kasus dari tempat uji.',
  standard,
  price: 1_100_000,
  units: [
    unit('M.70SDM01.010.2', 'Menyusun Uraian Jabatan', {
      'Mengumpulkan keterangan jabatan': [
        'Pemegang jabatan dan atasannya diwawancarai dengan daftar pertanyaan yang sama.',
        'Tugas rutin dan tugas berkala dipisahkan dalam catatan.',
      ],
      'Menulis uraian jabatan': [
        'Tujuan jabatan ditulis dalam satu kalimat.',
        'Wewenang dan tanggung jawab disebutkan tanpa tumpang tindih dengan jabatan lain.',
        'Persyaratan jabatan didasarkan pada tuntutan tugas, bukan pada orangnya.',
      ],
      'Mengesahkan uraian jabatan': [
        'Draf dibahas dengan pimpinan unit hingga disepakati.',
        'Nomor dan tanggal berlaku dicantumkan pada dokumen akhir.',
      ],
    }),
    unit('M.70SDM01.011.2', 'Melaksanakan Analisis Beban Kerja', {
      'Mengukur waktu kerja': [
        'Satuan hasil setiap tugas ditetapkan bersama pelaksana.',
        'Waktu penyelesaian diukur pada hari kerja yang wajar.',
      ],
      'Menghitung beban kerja': [
        'Volume pekerjaan setahun dikalikan dengan waktu baku.',
        'Waktu kerja efektif dihitung setelah dikurangi libur dan cuti.',
        'Unit dengan beban berlebih atau kurang ditunjukkan dalam laporan.',
      ],
    }),
    unit('M.70SDM01.012.2', 'Menyusun Kebutuhan SDM', {
      'Memperkirakan kebutuhan pegawai': [
        'Rencana kerja perusahaan dijadikan dasar perkiraan.',
        'Pegawai yang akan pensiun atau berpindah diperhitungkan.',
      ],
      'Menyusun rencana pemenuhan': [
        'Pilihan rekrut, mutasi, atau pelatihan dibandingkan biayanya.',
        'Rencana pemenuhan diberi jadwal per triwulan.',
      ],
    }),
    unit('M.70SDM01.013.2', 'Menyusun SOP MSDM', {
      'Memetakan proses layanan kepegawaian': [
        'Langkah proses yang berjalan digambar dalam bagan alir.',
        'Titik keterlambatan dan persetujuan ganda dikenali.',
      ],
      'Menulis prosedur': [
        'Setiap langkah menyebutkan pelaksana, masukan, dan keluaran.',
        'Formulir yang dipakai dilampirkan dengan nomor kendali.',
        'Acuan peraturan ketenagakerjaan dicantumkan dan diperiksa masih berlaku.',
      ],
      'Memberlakukan prosedur': [
        'Prosedur diuji coba pada satu unit sebelum diterapkan menyeluruh.',
        'Pegawai yang terlibat mendapat penjelasan dan daftar hadirnya disimpan.',
      ],
    }),
    unit('M.70SDM01.022.2', 'Menyusun Grading Jabatan', {
      'Menilai bobot jabatan': [
        'Faktor penilaian dan bobotnya disetujui tim penilai.',
        'Jabatan dinilai berdasarkan uraian jabatan yang sah.',
      ],
      'Menyusun struktur golongan': [
        'Nilai jabatan dikelompokkan ke dalam golongan dengan jarak yang wajar.',
        'Kejanggalan antarunit diperiksa silang sebelum golongan ditetapkan.',
      ],
    }),
    unit('M.70SDM01.026.2', 'Mengelola Proses Perumusan Indikator Kinerja Individu', {
      'Menurunkan sasaran organisasi': [
        'Sasaran unit diterjemahkan menjadi hasil kerja perorangan.',
        'Jumlah indikator dibatasi supaya tetap dapat dipantau.',
      ],
      'Memfasilitasi kesepakatan indikator': [
        'Atasan dan pegawai dipertemukan untuk membahas target.',
        'Cara mengukur dan sumber angka setiap indikator disepakati tertulis.',
        'Indikator yang tidak berada dalam kendali pegawai disesuaikan.',
      ],
    }),
    unit('M.70SDM01.031.2', 'Menyusun Kebutuhan Pembelajaran dan Pengembangan', {
      'Menemukan kesenjangan kompetensi': [
        'Kompetensi pegawai dibandingkan dengan tuntutan jabatannya.',
        'Penyebab kesenjangan ditelaah untuk memastikan pelatihan memang jawabannya.',
      ],
      'Menyusun rencana pembelajaran': [
        'Bentuk pembelajaran dipilih antara kelas, pendampingan, dan penugasan.',
        'Prioritas peserta ditentukan menurut dampak pada pekerjaan.',
        'Cara menilai hasil pembelajaran direncanakan sejak awal.',
      ],
    }),
  ],
  requirements: [
    'Fotokopi KTP yang masih berlaku.',
    'Ijazah minimal D3, atau SMA/SMK dengan pengalaman dua tahun di bagian personalia.',
    'Contoh dokumen SDM yang pernah disusun, dengan nama perusahaan boleh disamarkan.',
    'Surat keterangan kerja dari atasan langsung.',
    'Pas foto berwarna ukuran 3x4.',
  ],
  methods: ['Verifikasi portofolio', 'Esai', 'Wawancara'],
};
