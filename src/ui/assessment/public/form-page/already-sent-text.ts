export const alreadySentText =
  'Formulir ini sudah diterima server. Yang tampil adalah isi yang diterima server; bila Anda mengubah sesuatu sesudah pengiriman itu, perubahannya tidak ikut terkirim.';
