/** The texts of "Mulai dari sini", which the trainers' guide repeats (`npm run tools -- guide`). */
export const beginHereText = {
  demo: {
    title: 'Demo sepuluh menit',
    lead: 'Satu orang menunjukkan seluruh sertifikasi: asesi di halaman, petugas di panel ini. Di setiap langkah katakan kalimatnya dulu, lalu tekan yang dikutip, berurutan. Yang sudah tampak tanpa “Ke tombol kirim” atau “Ke tanda tangan” tidak memerlukannya. Pengaturan petugas simulasi dan mode proyektor ada di bawah langkah-langkah ini.',
    robots:
      'Petugas simulasi bekerja sendiri bila lama ditunggu. Agar mereka tidak mendahului Anda, matikan, atau beri jeda yang panjang:',
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
  Profil: 'Data diri ditanyakan sekali; semua formulir berikutnya mengambilnya dari profil.',
  Skema:
    'Skema adalah sebuah pekerjaan yang dibagi menjadi unit kompetensi. Halamannya menyebut apa yang dinilai, siapa yang boleh mendaftar, berapa biayanya, kapan dan di mana.',
  Persetujuan:
    'Setelah membayar, asesi menandatangani persetujuan. Penyesuaian, misalnya waktu tambahan, diminta di sana, sebelum asesmen. Draf tersimpan di perangkat: jendela yang tertutup tidak menghilangkan apa pun.',
  'APL 01':
    'Asesi mengajukan permohonan; admin membaca setiap isian dan file, di panel sebelah kanan. Dengan catatan, formulir kembali kepada asesi.',
  'APL 02': 'Asesi menilai dirinya untuk setiap elemen dan melampirkan bukti. Yang membacanya seorang asesor.',
  Ujian:
    'Sampai hari asesmen masih lima minggu: satu tombol melompat ke sana. Sisa waktu ujian dihitung di server. Setiap jawaban tersimpan di perangkat dan dikirim sampai server menerimanya.',
  Keputusan: 'Asesor membaca jawaban, lalu memutuskan untuk setiap unit. Portal hanya mengusulkan.',
  Sertifikat: 'Asesi memberi umpan balik, lalu manajer sertifikasi menerbitkan sertifikatnya.',
  Penutup:
    'Sertifikatnya PDF bertanda tangan dan berlaku tiga tahun. Siapa saja dapat memeriksa nomornya, juga tanpa akun.',
};
