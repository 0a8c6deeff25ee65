/** For a form that the server already has, for example after a lost reply. The page shows the server's version. */
export const alreadySentText =
  'Formulir ini sudah diterima server. Yang tampil adalah isi yang diterima server; bila Anda mengubah sesuatu sesudah pengiriman itu, perubahannya tidak ikut terkirim.';
