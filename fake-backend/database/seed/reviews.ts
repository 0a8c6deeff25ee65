import { ago, DAY } from '../../wib-time.ts';
import type { ReviewRow } from '../rows.ts';

type Review = [string, number, number, string];

// The reviews of the first scheme fill three pages. SKM-14 has no reviews, so that the empty state can be shown.
const byScheme: Record<string, Review[]> = {
  'SKM-01': [
    [
      'Rina P.',
      5,
      2,
      'Asesornya sabar dan pertanyaannya nyambung dengan kerjaan sehari-hari. Ruang ujian juga nyaman.',
    ],
    ['Yusuf A.', 4.5, 5, 'Soal debugging-nya seru, mirip bug yang sering saya temui di kantor.'],
    ['Melati', 4, 9, 'Materi sesuai skema. Sayang waktu praktiknya agak mepet buat saya.'],
    ['Dimas H.', 5, 13, 'Awalnya takut karena otodidak, ternyata yang dinilai memang kemampuan. Lega sekali!'],
    ['Sekar W.', 3.5, 17, 'Secara umum baik, tapi jadwal mulai mundur hampir satu jam.'],
    ['Bagus', 4.5, 20, 'Petunjuk APL 02 jelas. Saran saya tambahkan contoh bukti yang bagus.'],
    ['Nur Aini', 5, 26, 'Admin cepat membalas waktu unggahan ijazah saya ditolak. Sehari beres.'],
    ['Tono S.', 2.5, 31, 'Komputer di meja saya dua kali mati. Untung diberi waktu tambahan.'],
    ['Fitri L.', 4, 38, 'Tes tulisnya menuntut paham konsep, bukan hafalan. Suka.'],
    ['Gilang', 4.5, 44, 'Dapat panggilan wawancara kerja sebulan setelah sertifikat keluar.'],
    ['Ratna D.', 5, 51, 'Kesempatan banding dijelaskan dari awal, jadi terasa adil walau akhirnya tidak saya pakai.'],
    ['Hendra', 3, 59, 'Biasa saja. Parkirnya susah dan kantin tutup.'],
    ['Ika M.', 4.5, 66, 'Demonstrasinya membuat halaman responsif, pas dengan yang saya pelajari di SMK.'],
    ['Wahyu', 4, 74, 'Proses dari daftar sampai hasil sekitar lima minggu. Cukup wajar.'],
    ['Putu A.', 5, 81, 'Asesor memberi masukan yang langsung bisa saya pakai di proyek.'],
    ['Lina', 4.5, 90, 'Yang gugup seperti saya tetap diberi kesempatan menjelaskan dengan kata sendiri.'],
    ['Ferdi K.', 3.5, 97, 'Soal instalasi memakai versi yang sudah agak lama, mungkin perlu diperbarui.'],
    ['Aisyah', 5, 106, 'Pembayarannya gampang, statusnya langsung berubah.'],
    ['Reza', 4, 113, 'Bagian dokumentasi kode bikin saya sadar selama ini malas menulis komentar, haha.'],
    ['Cahya N.', 4.5, 122, 'Ikut karena program Prakerja. Tidak menyangka prosesnya serapi ini.'],
    ['Eko B.', 2, 131, 'Belum kompeten di dua unit. Penjelasannya jelas, tapi biaya ulangnya lumayan.'],
    ['Vina', 5, 140, 'Mengulang setelah tiga bulan belajar, akhirnya kompeten. Terima kasih atas catatannya.'],
    ['Agus T.', 4, 152, 'Sinyal internet di lokasi stabil. Bawa jaket, AC-nya dingin.'],
    ['Maria', 4.5, 163, 'Saya guru SMK, sekalian mempelajari cara mereka menilai. Sangat membantu.'],
    ['Irfan', 3.5, 177, 'Perlu tanda yang lebih jelas menuju ruang ujian, saya sempat tersesat ke lantai lain.'],
    ['Desi R.', 5, 190, 'Dari daftar sampai unduh sertifikat semuanya lewat portal. Praktis.'],
    ['Kevin', 4, 204, 'Pertanyaan lisannya santai, seperti mengobrol dengan senior.'],
  ],
  'SKM-02': [
    ['Arman', 4.5, 7, 'Perangkatnya asli, bukan simulator. Puas bisa pegang switch sungguhan.'],
    ['Siska J.', 4, 33, 'Hitung subnet di kertas bikin deg-degan, tapi memang itu yang harus bisa.'],
    ['Bayu', 5, 58, 'Asesor paham lapangan. Diskusi soal jalur cadangan jadi pelajaran tersendiri.'],
    ['Nanda', 3.5, 92, 'Satu titik akses bermasalah sehingga kami harus bergantian.'],
    ['Rudi C.', 4.5, 148, 'Laporan pemasangannya saya jadikan format baku di kantor sekarang.'],
  ],
  'SKM-03': [
    ['Laras', 5, 4, 'Kasus datanya kotor sekali, persis dunia nyata. Menantang dan menyenangkan.'],
    ['Haris M.', 4.5, 22, 'Boleh pakai Python maupun R, jadi tidak terpaku pada satu alat.'],
    ['Tika', 4, 47, 'Harganya paling tinggi di antara skema lain, tetapi sebanding dengan kedalamannya.'],
    ['Jonathan', 3, 71, 'Wawancaranya lama. Istirahat sebentar di tengah akan sangat membantu.'],
    ['Ulfa', 4.5, 103, 'Saya ditanya soal kelompok yang dirugikan model. Jarang ada ujian yang sampai ke sana.'],
    ['Priyo', 5, 160, 'Umpan balik tertulisnya detail per unit.'],
  ],
  'SKM-04': [
    ['Amel', 5, 3, 'Kasus warung sambalnya lucu tapi lengkap, dari riset sampai anggaran iklan.'],
    ['Doni P.', 4, 19, 'Cocok buat pelaku UMKM. Istilahnya dijelaskan dulu.'],
    ['Wulan', 3.5, 40, 'Beberapa pertanyaan terasa tumpang tindih antara media dan kreatif.'],
    ['Taufik', 4.5, 63, 'Portofolio akun jualan saya diterima sebagai bukti. Senang sekali.'],
    ['Nia K.', 5, 85, 'Habis ujian saya langsung merapikan jadwal konten toko.'],
    ['Gerry', 2.5, 117, 'Esainya banyak, tangan pegal. Semoga nanti bisa dipersingkat.'],
    ['Ratih', 4.5, 155, 'Penguji ramah dan tidak menggurui.'],
  ],
  'SKM-05': [
    ['Anita S.', 5, 11, 'Semua dokumen yang diminta memang yang saya kerjakan tiap tahun.'],
    ['Budi R.', 4, 36, 'Siapkan contoh SOP jauh-jauh hari, verifikasinya teliti.'],
    ['Christine', 4.5, 69, 'Boleh menyamarkan nama perusahaan, jadi tenang soal kerahasiaan.'],
    ['Mulyadi', 3.5, 125, 'Bagian grading terasa berat untuk perusahaan kecil seperti tempat saya.'],
  ],
  'SKM-06': [
    ['Slamet', 4.5, 16, 'Simulasi kecelakaannya bikin merinding, tetapi sekarang saya tahu harus berbuat apa.'],
    ['Yanto', 4, 54, 'Bahasa asesor gampang dimengerti orang lapangan.'],
    ['Murni H.', 5, 99, 'Satu-satunya perempuan di kelompok dan diperlakukan setara.'],
  ],
  'SKM-07': [
    ['Kadek', 5, 6, 'Mesinnya terawat, biji kopinya enak. Latte art saya akhirnya simetris!'],
    ['Sari', 4.5, 28, 'Enam minuman dalam waktu terbatas lumayan bikin keringatan.'],
    ['Oki', 4, 61, 'Penilaiannya rinci sampai cara mengelap pipa uap.'],
    ['Felix', 3.5, 88, 'Gilingan cadangan perlu ditambah, kami antre cukup lama.'],
    ['Dinda', 5, 133, 'Pulang-pulang langsung naik jabatan jadi barista kepala.'],
  ],
  'SKM-08': [
    ['Endang', 4.5, 24, 'Satu siklus penuh dikerjakan sendiri, jadi ketahuan bagian mana yang saya belum kuat.'],
    ['Rosa', 4, 78, 'Boleh memakai lembar sebar. Rekonsiliasi banknya menguji ketelitian.'],
    ['Iwan G.', 3, 142, 'Bukti transaksinya fotokopian dan ada yang kurang terbaca.'],
  ],
  'SKM-09': [
    ['Tasya', 5, 14, 'Asesor melihat proses sketsa saya, bukan cuma hasil akhirnya.'],
    ['Adit', 4.5, 49, 'Komputernya cepat dan monitornya sudah dikalibrasi.'],
    ['Kirana', 4, 94, 'Wawancara portofolio terasa seperti presentasi ke klien.'],
  ],
  'SKM-10': [
    ['Lestari', 4.5, 29, 'Simulasi jadwal bentrok bikin panik tapi berkesan.'],
    ['Hana', 4, 83, 'Baru lulus SMK dan bisa mengikuti dengan lancar.'],
    ['Novi T.', 3.5, 136, 'Waktu membuat notulen terlalu singkat menurut saya.'],
  ],
  'SKM-11': [
    ['Joni', 4.5, 35, 'Alat vakum dan timbangannya lengkap. Aturan keselamatan dijaga ketat.'],
    ['Supri', 5, 102, 'Pelanggan lebih percaya setelah saya tunjukkan sertifikat.'],
  ],
  'SKM-12': [
    ['Made S.', 5, 21, 'Ujian sambil jalan kaki keliling keraton, tidak terasa seperti ujian.'],
    ['Bella', 4, 76, 'Pilihan bahasa Inggris sangat membantu karier saya.'],
    ['Anwar', 3.5, 119, 'Hujan deras, tetapi rencana cadangannya sudah disiapkan panitia.'],
  ],
  'SKM-13': [
    ['Parman', 4.5, 42, 'Gangguan yang dipasang benar-benar licik, tapi ketemu juga.'],
    ['Asep', 4, 108, 'Kerapian bengkel ikut dinilai, jadi kebiasaan baik sampai sekarang.'],
  ],
};

export const reviews = (now: Date): ReviewRow[] =>
  Object.entries(byScheme)
    .flatMap(([scheme_id, list]) => list.map((review) => ({ scheme_id, review })))
    .map(({ scheme_id, review: [author, rating, days, text] }, index) => ({
      id: `ULS-${String(index + 1).padStart(3, '0')}`,
      scheme_id,
      author,
      rating,
      text,
      date: ago(now, days * DAY),
    }));
