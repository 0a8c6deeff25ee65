import type { Config } from '../configuration/config.ts';
import type { InventedBody } from '../ui/core/slots.tsx';

const contact: Config['contact'] = {
  phone: '+62 21 0000 0000',
  whatsapp: '+62 800 0000 0000',
  email: 'info@lsp-contoh.example',
  address: 'Jalan Contoh Nomor 1\nJakarta Selatan 12345',
  map: 'https://peta.contoh.example/lsp-contoh',
  hours: 'Senin–Kamis 08.00–16.00 WIB\nJumat 08.00–16.30 WIB\nSabtu, Minggu, dan hari libur nasional tutup',
};

const body: Config['body'] = {
  legalName: 'Lembaga Sertifikasi Profesi Contoh',
  licence: 'BNSP-LSP-0000-ID (contoh)',
  since: 2015,
  certificates: 12_345,
  taxNumber: '00.000.000.0-000.000',
};

const payment = {
  methods: ['Transfer bank (virtual account)', 'QRIS', 'Kartu'],
  refund:
    'Biaya kembali penuh bila Anda membatalkan paling lambat 7 hari sebelum asesmen, atau bila lembaga membatalkan jadwal.',
};

/** The invented certification body of the simulation. */
export const fictional: InventedBody = { contact, body, payment };
