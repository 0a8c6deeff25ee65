import type { Config } from '../../config.ts';

/** What the invented body of the simulation says of itself; a live portal says only what /config.json gives. */
export const fictionalContact: Config['contact'] = {
  phone: '+62 21 0000 0000',
  whatsapp: '+62 800 0000 0000',
  email: 'info@lsp-contoh.example',
  address: 'LSP Contoh\nJalan Contoh Nomor 1\nJakarta Selatan 12345',
  map: 'https://peta.contoh.example/lsp-contoh',
  hours: 'Senin–Kamis 08.00–16.00 WIB\nJumat 08.00–16.30 WIB\nSabtu, Minggu, dan hari libur nasional tutup',
};
