import type { Duty, Refusal } from './player.ts';

const sentence = (text: string) => `200 {"code":"02","message":"${text}","data":null}, atau 409/422 dengan "message"`;

export const refusals = {
  wrongPassword: {
    title: 'Kata sandi salah',
    statuses: [400, 401, 422],
    wanted: '401 {"message":"Username atau Password salah"} atau 422 dengan "errors.email"',
    sees: 'Orang lain masuk ke akun peserta, atau "Terjadi kesalahan" tanpa alasan saat kata sandinya salah ketik.',
    mend: 'Periksa kata sandi di POST /api/login, dan jawab yang salah dengan 401 atau 422 berbentuk JSON.',
  },
  fullSchedule: {
    title: 'Jadwal penuh',
    statuses: [400, 409, 422],
    wanted: sentence('Kuota jadwal ini sudah penuh.'),
    sees: 'Peserta membayar jadwal yang tidak punya kursi lagi.',
    mend: 'Hitung kursi di dalam transaksi basis data, dan tolak pembelian saat kursinya habis.',
  },
  fileTooLarge: {
    title: 'File terlalu besar (foto 12 MB)',
    statuses: [400, 413, 422],
    wanted: '413, atau 422 {"message":"…","errors":{"photo":["File terlalu besar."]}}',
    sees: 'Portal mengecilkan foto lebih dulu; tanpa penolakan, program lain dapat memenuhi penyimpanan.',
    mend: "Validasi ukuran file (Laravel: 'photo' => 'max:500'), dan jawab 422 atau 413, bukan memutus koneksi.",
  },
  secondSubmission: {
    title: 'Ujian dikumpulkan dua kali',
    statuses: [400, 403, 409, 422],
    wanted: sentence('Ujian ini sudah dikumpulkan.'),
    sees: 'Jawaban yang sudah dikumpulkan tertimpa, dan tanda terima peserta tidak cocok lagi.',
    mend: 'Tolak POST /api/assessment/answers untuk ujian yang sudah dikumpulkan, atau jawab dengan tanda terima yang sama, tanpa mengubah jawabannya.',
  },
  lateAnswer: {
    title: 'Jawaban setelah waktu habis',
    statuses: [400, 403, 409, 422],
    wanted:
      '200 {"code":"00","data":{"saved":[],"refused":[{"question_detail_id":"…","revision":2,"reason":"Waktu habis."}],"answers":[]}}',
    sees: 'Peserta yang menjawab setelah waktunya habis dinilai sama dengan yang tepat waktu.',
    mend: 'Bandingkan waktu tiba di server dengan started_at + time, dan masukkan yang terlambat ke "refused".',
  },
  guest: {
    title: 'Setelah keluar, data tidak terbaca lagi',
    statuses: [401, 419],
    wanted: '401 {"message":"Unauthenticated."}',
    sees: 'Di komputer bersama, orang berikutnya melihat data peserta sebelumnya.',
    mend: 'Akhiri sesi di POST /api/logout, dan jawab 401 berbentuk JSON (bukan halaman masuk) tanpa sesi.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const handedIn: Duty = {
  title: 'Ujian yang dikumpulkan tidak lagi berjalan',
  wanted: '{"exams":[{"question_id":"…","status":"submitted","receipt":{"number":"…","submitted_at":"…"}}]}',
  sees: 'Peserta yang sudah mengumpulkan tetap melihat ujiannya berjalan, dan diminta mengumpulkan lagi.',
  mend: 'Ubah "status" di GET /api/assessment/exam-status/{id} menjadi "submitted" begitu ujian dikumpulkan.',
};

export const startedNow: Duty = {
  title: 'Ujian dimulai pada jam yang benar',
  wanted:
    '{"exams":[{"question_id":"…","started_at":"2026-11-28T09:00:00+07:00"}]}, saat POST /api/timer/startTimer tiba',
  sees: 'Sisa waktu meleset sekian jam, atau ujiannya langsung habis.',
  mend: 'Kirim "started_at" dengan zona (toIso8601String()); tanpa zona dibaca sebagai UTC+7.',
};

export const takenShortlyAfter: Duty = {
  title: 'Jawaban yang dibuat tepat waktu diterima sampai 120 detik setelahnya',
  wanted: '{"saved":[{"question_detail_id":"…","revision":2}]} bila "answered_at" sebelum waktunya habis',
  sees: 'Jawaban terakhir, yang diketik sebelum waktunya habis, ditolak; pengumpulan pada detik terakhir gagal.',
  mend: 'Bandingkan waktu tiba dengan started_at + time + 120 detik.',
};

export const sameText: Duty = {
  title: 'Jawaban esai tersimpan seperti dikirim',
  wanted: '{"data":{"answers":[{"question_detail_id":"…","current":{"value":"(teks yang dikirim)"}}]}}',
  sees: 'Kata-katanya berubah di server (tanda, emoji, baris): portal menunjukkan keduanya, dan yang dinilai bukan yang ditulis.',
  mend: 'Kecualikan "value" jawaban dari strip_tags, TrimStrings dan firewall, dan simpan dalam kolom LONGTEXT utf8mb4.',
};

export const answersStay: Duty = {
  title: 'Simpanan berikutnya tidak menghapus jawaban lain',
  wanted: '{"data":{"answers":[…]}} di POST /api/assessment/questions, dengan semua jawaban yang pernah disimpan',
  sees: 'Jawaban yang sudah disebut terkirim hilang setelah halaman dimuat ulang.',
  mend: 'Simpan tiap jawaban dengan question_detail_id-nya (updateOrCreate); jawaban yang tidak disebut dalam simpanan tetap ada.',
};

export const profileStays: Duty = {
  title: 'Foto tidak menghapus isi profil',
  wanted: '"identity_number" yang sama di GET /api/profile/{id}, setelah POST /api/profile yang hanya membawa "photo"',
  sees: 'Data diri yang sudah diisi kosong lagi begitu fotonya diganti.',
  mend: 'Ubah hanya kolom yang dikirim ($request->only(...) yang ada), bukan mengosongkan kolom lain.',
};

export const filesStay: Duty = {
  title: 'Kirim ulang tanpa file baru mempertahankan file lama',
  wanted: '"requirements[].file" yang tetap ada setelah POST /api/apl-01/resubmit tanpa file',
  sees: 'Bukti yang sudah diunggah hilang tanpa peringatan, dan formulirnya dikembalikan lagi.',
  mend: 'Hapus file lama hanya bila file barunya ada.',
};

export const uploadOnly: Duty = {
  title: 'Unggahan bukan pengumpulan',
  wanted:
    '200 {"code":"00","data":{"file":{"id":"…","name":"hasil.zip","size":408}}}, dan "status" ujian tetap "running"',
  sees: 'Ujian praktik tertutup setelah file pertama; file lain dan penggantinya ditolak.',
  mend: 'Di POST /api/assessment/answers, kumpulkan ujian hanya bila "action" adalah "submit".',
};

export const storedAsSent: Duty = {
  title: 'Formulir yang diterima tersimpan',
  wanted: 'sesudah jawaban 2xx, pembacaan berikutnya menunjukkannya terkirim, misalnya {"data":{"status":"submitted"}}',
  sees: 'Formulirnya diterima, lalu diminta lagi tanpa akhir.',
  mend: 'Simpan kiriman (juga kiriman ulang) sebelum menjawab, dan kosongkan "review" yang lama.',
};

export const photoShown: Duty = {
  title: 'Foto profil terlihat setelah dikirim',
  wanted: '{"data":{"photo":"/storage/foto/7.jpg"}} di GET /api/asesi, dan 200 di alamat itu, tanpa token',
  sees: 'Huruf awal namanya, bukan fotonya, di bagian atas setiap halaman.',
  mend: 'Kirim alamat foto yang tersimpan sebagai "photo" di GET /api/asesi. Browser memintanya tanpa token: pakai alamat bertanda tangan.',
};

export const signatureShown: Duty = {
  title: 'Tanda tangan terlihat di dokumen',
  wanted: '"signature.image" yang menjawab 200, tanpa token, atau "data:image/png;base64,…"',
  sees: 'Dokumen yang ditandatangani, tanpa gambar tanda tangannya.',
  mend: 'Kirim alamat yang dapat dibuka browser tanpa token (alamat bertanda tangan), atau gambarnya sendiri.',
};

export const pagesTold: Duty = {
  title: 'Daftar jadwal menyebut halaman lainnya',
  wanted: '{"data":[…],"current_page":1,"last_page":2,"total":13} (paginate()), atau semua barisnya sekaligus',
  sees: 'Jadwal di halaman berikutnya tidak dapat ditemukan: "10 jadwal", tanpa tombol halaman.',
  mend: 'Kirim hasil paginate() seutuhnya, atau API Resource dengan "meta".',
};

export const paperStays: Duty = {
  title: 'Soal dan jawaban ujian yang dikumpulkan tetap terbaca',
  wanted: '200 dari POST /api/assessment/questions, dengan soal dan jawaban yang tersimpan',
  sees: 'Peringatan bahwa jawabannya mungkin belum diterima server, bila ujiannya dikumpulkan dari perangkat lain atau karena waktunya habis.',
  mend: 'Jawab panggilan itu juga sesudah ujian dikumpulkan, bukan dengan 403 atau 409.',
};

export const certificateOpens: Duty = {
  title: 'Sertifikat dapat dibuka di alamatnya',
  wanted: '"url" yang menjawab 200 di POST /api/timeline/download-certificate',
  sees: 'Peserta membuka sertifikatnya dan melihat halaman kesalahan.',
  mend: 'Kirim alamat yang berlaku, atau PDF-nya sendiri.',
};

export const opensToldInTime: Duty = {
  title: 'Tahap ujian menyebut kapan ujiannya dibuka',
  wanted: '{"data":{"stages":[{"name":"exam","status":"open","opens_at":"2027-01-11T01:00:00Z"}]}}',
  sees: '"Buka ujian" di proses sertifikasi, lalu daftar ujian yang belum dibuka.',
  mend: 'Kirim "opens_at" tahap exam di GET /api/timeline/{id} selama semua ujiannya belum dibuka.',
};
