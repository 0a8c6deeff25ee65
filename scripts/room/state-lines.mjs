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

const someOf = (names) => {
  const shown = names.slice(0, 5).map((name, index) => `${index + 1}. ${name}`);
  return `${shown.join(', ')}${names.length > shown.length ? `, dan ${names.length - shown.length} lagi` : ''}`;
};

/** The names of a list, for a look before the slips are printed, and what became of those that were corrected since. */
export const namesLines = (names, { remarks, renamed, kept }) => [
  ...(names.length === 0
    ? []
    : [`Nama dari daftar: ${someOf(names)}. Bila keliru, perbaiki daftarnya, lalu jalankan lagi perintah yang sama.`]),
  ...remarks,
  ...(renamed.length === 0 ? [] : [`Nama yang diganti: ${someOf(renamed)}.`]),
  ...(kept.length === 0 ? [] : [`Tidak diganti, karena pesertanya sudah bekerja: ${someOf(kept)}.`]),
];
