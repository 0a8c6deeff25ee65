import type { Notice } from '../core/slots.tsx';

/** Warns candidates not to rely on a shipped text, and says nothing about the configuration. */
export const unofficialText: Notice = {
  title: 'Teks resmi belum tersedia',
  text: 'Yang tampil di bawah ini contoh, bukan teks lembaga sertifikasi Anda.',
};

export const unofficialContact: Notice = {
  title: 'Nomor dan alamat belum tersedia',
  text: 'Lembaga sertifikasi belum mencantumkannya di portal ini.',
};
