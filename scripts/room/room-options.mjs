/** The options of a class, which `--help` and the trainers' guide show. */
export const roomOptions = {
  trainees: { type: 'string', help: 'jumlah akun peserta; tanpa ini sebanyak daftar nama, atau 20' },
  at: { type: 'string', help: 'skenario awal, dipisah koma, atau file sebuah adegan (.json); tanpa ini siap-ujian' },
  port: { type: 'string', help: 'port' },
  host: { type: 'string', help: 'alamat yang melayani', default: '0.0.0.0' },
  state: { type: 'string', help: 'file dunia kelas' },
  new: { type: 'boolean', help: 'mulai dunia baru; yang lama disimpan', default: false },
  names: {
    type: 'string',
    help: 'daftar nama peserta: satu per baris, atau kolom "Nama" (atau yang pertama) sebuah CSV',
  },
  accounts: { type: 'string', help: 'file akun peserta, .html untuk dicetak atau .csv' },
  'demo-accounts': { type: 'boolean', help: 'akun contoh juga bisa masuk', default: false },
};
