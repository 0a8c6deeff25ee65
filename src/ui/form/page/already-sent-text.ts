/** Said when the server has the form as it was sent before, such as before a reply that was lost, and shows that one. */
export const alreadySentText =
  'Formulir ini sudah diterima server sebelum perubahan terakhir Anda. Yang tampil adalah isi yang diterima server; perubahan sesudahnya tidak ikut terkirim.';
