export const worldLine = (file, { goesOn, atGiven }) => {
  const kept = `Dunia kelas disimpan di ${file}`;
  if (!goesOn) return `${kept}.`;
  const ignored = atGiven ? '; --at diabaikan untuk akun yang sudah ada' : '';
  return `${kept} dan dilanjutkan dari sana${ignored}; mulai baru dengan --new.`;
};

export const againLine = (asNew) => `Dengan perintah yang sama${asNew ? ' tanpa --new' : ''} kelas dilanjutkan.`;
