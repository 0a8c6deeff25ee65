/** Said when the server has the form as it was sent before, such as before a reply that was lost, and shows that one. */
export const alreadySentText =
  'Formulir ini sudah diterima server. Yang tampil adalah isi yang diterima server; bila Anda mengubah sesuatu sesudah pengiriman itu, perubahannya tidak ikut terkirim.';
