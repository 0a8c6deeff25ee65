/** The texts of "Mulai dari sini", which the trainers' guide repeats (`npm run tools -- guide`). */
export const beginHereText = {
  demo: {
    title: 'Demo sepuluh menit',
    lead: 'Satu orang menunjukkan seluruh sertifikasi: asesi di halaman, petugas di panel ini. Setelah “Isi contoh”, “Ke tombol kirim” membawa Anda ke tombol berikutnya.',
    toRobots: 'Atur petugas simulasi',
    robots:
      'Petugas simulasi mendahului Anda bila Anda bicara lebih lama daripada jeda mereka. Matikan, atau beri jeda yang panjang:',
    projector:
      'Di proyektor: huruf besar, lingkaran di sekitar penunjuk, tanpa panel, hanya di tab ini. Untuk panelnya, buka portal ini sekali lagi di jendela lain: yang Anda kerjakan di sana langsung tampak di proyektor.',
    short: 'Waktu sempit? Mulai dari tengah dengan sebuah skenario.',
  },
  practice: {
    title: 'Latihan sendiri',
    lead: 'Pelajaran mencentang langkahnya sendiri dan memberi petunjuk. Anda tidak dapat merusak apa pun.',
  },
  room: {
    title: 'Kelas',
    lead: 'Satu laptop melayani semua peserta lewat Wi-Fi, tanpa internet. Jalankan perintah ini di laptop pengajar; alamat, akun peserta, dan halaman pengajar tertulis di terminal.',
    command: 'npm run room',
    options: 'npm run room -- --help',
    otherwise: 'Tanpa server kelas: simpan keadaan ini sebagai adegan dengan tugas, lalu bagikan tautannya.',
  },
} as const;

/** What a presenter says at each step of the demo, by its title. */
export const demoWords: Readonly<Record<string, string>> = {
  Akun: 'Skema, jadwal, dan harga boleh dibaca siapa saja. Untuk diuji, orang perlu akun. Namanya nanti tertulis di sertifikat, jadi harus sama dengan kartu identitas.',
  Profil: 'Data diri ditanyakan sekali; semua formulir berikutnya mengambilnya dari sini.',
  Skema:
    'Skema adalah sebuah pekerjaan yang dibagi menjadi unit kompetensi: apa yang dinilai, siapa yang boleh mendaftar, berapa biayanya, kapan dan di mana.',
  Persetujuan:
    'Yang memerlukan waktu tambahan atau juru bahasa memintanya di sini, sebelum asesmen. Draf tersimpan di perangkat: jendela yang tertutup tidak menghilangkan apa pun.',
  'APL 01':
    'Sesudah formulir terkirim, saya menjadi admin: di kiri asesi menunggu, di kanan saya membaca setiap isian dan file. Dengan catatan, formulir kembali kepada asesi.',
  'APL 02': 'Asesi menilai dirinya untuk setiap elemen dan melampirkan bukti. Yang membacanya kali ini asesor.',
  Ujian:
    'Lima minggu lewat dalam satu detik. Sisa waktu dihitung di server. Setiap jawaban tersimpan di perangkat dan dikirim sampai server menerimanya.',
  Keputusan: 'Asesor membaca jawaban, lalu memutuskan untuk semua unit. Yang dihitung hanya usulannya.',
  Sertifikat:
    'Sertifikatnya PDF bertanda tangan dan berlaku tiga tahun. Siapa saja dapat memeriksa nomornya, tanpa akun.',
};
