import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/core/lazy-component.ts';
import type { Slots } from '../ui/core/slots.tsx';
import { fictional } from './fictional-body.ts';
import { RegionLicence } from './simulation/page-parts/region-licence.tsx';

/** Shows nothing while it loads, and also if it cannot be loaded. */
const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(async () => ({ default: await load() }), null, true);

/** The simulation fills the pages with these. A function, so that a build that does not call it contains none of them. */
export const trainingSlots = (): Slots => ({
  parts: {
    corner: part(async () => (await import('./simulation/simulation-button.tsx')).default),
    logIn: part(async () => (await import('./simulation/log-in-help.tsx')).LogInHelp),
    mail: part(async () => (await import('./simulation/page-parts/mailbox-button.tsx')).MailboxButton),
    wait: part(async () => (await import('./simulation/page-parts/skip-wait.tsx')).SkipWait),
    lockedStage: part(async () => (await import('./simulation/page-parts/jump-here.tsx')).JumpHere),
    regions: part(async () => (await import('./simulation/page-parts/region-source.tsx')).RegionSource),
    example: part(async () => (await import('./simulation/examples/example-strip.tsx')).ExampleStrip),
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
});
