/**
 * The notice above a shipped text. On a live portal it warns candidates not to rely on the text, and says nothing about the configuration.
 */
export const unofficialText = (simulation: boolean) =>
  simulation
    ? {
        title: 'Contoh',
        text: 'LSP Contoh adalah lembaga rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan teksnya sendiri.',
      }
    : {
        title: 'Teks resmi belum tersedia',
        text: 'Yang tampil di bawah ini contoh, bukan teks lembaga sertifikasi Anda.',
      };

export const unofficialContact = (simulation: boolean) =>
  simulation
    ? {
        title: 'Contoh',
        text: 'Nomor dan alamat di halaman ini rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan miliknya.',
      }
    : {
        title: 'Nomor dan alamat belum tersedia',
        text: 'Lembaga sertifikasi belum mencantumkannya di portal ini.',
      };
