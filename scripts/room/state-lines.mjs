const dayAndTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** Says that an earlier class goes on. `usedAt`: the ISO instant of its last use; null for a new class, about which there is nothing to say. */
export const continuedLines = (usedAt, atGiven) =>
  usedAt === null
    ? []
    : [
        `Kelas yang lama dilanjutkan, terakhir dipakai ${dayAndTime.format(new Date(usedAt))} WIB.`,
        ...(atGiven ? ['--at diabaikan untuk akun yang sudah ada: setiap peserta tetap di langkahnya.'] : []),
        'Untuk kelas baru: hentikan dengan Ctrl+C, lalu jalankan lagi dengan --new. Yang lama disimpan.',
      ];

export const worldLine = (file, usedAt) =>
  `Dunia kelas disimpan di ${file}${usedAt === null ? '.' : ' dan dilanjutkan dari sana; mulai baru dengan --new.'}`;

export const againLine = (asNew) => `Dengan perintah yang sama${asNew ? ' tanpa --new' : ''} kelas dilanjutkan.`;
