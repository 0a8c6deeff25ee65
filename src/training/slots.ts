import type { Slots } from '../ui/core/slots.tsx';
import { fictional } from './fictional-body.ts';
import { RegionLicence } from './simulation/page-parts/region-licence.tsx';

/** What the simulation adds to the portal. */
export const slots: Slots = {
  parts: {
    corner: async () => (await import('./simulation/simulation-button.tsx')).default,
    logIn: async () => (await import('./simulation/log-in-help.tsx')).LogInHelp,
    mail: async () => (await import('./simulation/page-parts/mailbox-button.tsx')).MailboxButton,
    wait: async () => (await import('./simulation/page-parts/skip-wait.tsx')).SkipWait,
    lockedStage: async () => (await import('./simulation/page-parts/jump-here.tsx')).JumpHere,
    regions: async () => (await import('./simulation/page-parts/region-source.tsx')).RegionSource,
    example: async () => (await import('./simulation/examples/example-strip.tsx')).ExampleStrip,
  },
  marks: {
    paper: 'SIMULASI – bukan dokumen yang sah',
    receipt: 'SIMULASI – bukan bukti pembayaran yang sah; tidak ada uang yang berpindah.',
    certificates: 'Portal ini sedang menjalankan simulasi: sertifikat yang dibuat di sini bukan dokumen yang sah.',
  },
  notices: {
    text: {
      title: 'Contoh',
      text: 'LSP Contoh adalah lembaga rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan teksnya sendiri. Semua data buatan simulasi disimpan di browser ini saja dan tidak dikirim ke mana pun; menghapus data situs menghapus semuanya.',
    },
    contact: {
      title: 'Contoh',
      text: 'Nomor dan alamat di halaman ini rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan miliknya.',
    },
  },
  Licences: RegionLicence,
  body: fictional,
};
