import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allSaying, goTo, ofAssessment, openPortal, part, said } from './open-portal.tsx';
import '../../../src/ui/assessment/timeline/timeline-page.tsx';
import '../../../src/ui/assessment/timeline/assessments-page.tsx';
import '../../../src/ui/certificate/certificate-psre-page.tsx';

it('only a press requests a certificate, and no page about it does [7.timeline.download-certificate]', async () => {
  const asked: string[] = [];
  await openPortal('gita', '/certificate/psre', (path, data) => {
    asked.push(path);
    return data;
  });
  await said('Siap diunduh');
  for (const [address, shown] of [
    [ofAssessment('timeline', 88), 'Lihat sertifikat'],
    ['/myassessment', 'Sertifikasi Saya'],
    ['/', 'Halo Gita'],
  ] as const) {
    await goTo(address);
    await said(shown);
  }
  await waitFor(() => expect(asked).toContain('/api/timeline/TRX-2026-000088'));
  expect(asked).not.toContain('/api/timeline/download-certificate');
});

it('a timeline with an unknown certificate status says so, and the certificate can still be requested', async () => {
  await openPortal('gita', '/certificate/psre', (path, data: { stages: { name: string }[] }) =>
    path === '/api/timeline/TRX-2026-000088'
      ? {
          ...data,
          stages: data.stages.map((each) => (each.name === 'certificate' ? { ...each, status: 'terbit' } : each)),
        }
      : data,
  );
  await said('Belum dapat dipastikan (terbit)');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const [button] = await allSaying('button', /^Unduh sertifikat/);
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('home shows an issued certificate as a picture, with its file and its public check to share', async () => {
  await openPortal('gita', '/');
  await said('Selamat, sertifikat Anda sudah terbit');
  const picture = await waitFor(() =>
    part('[role=img][aria-label="Pratinjau sertifikat Staf SDM atas nama Gita Contoh"]'),
  );
  const [download] = await allSaying('button', /^Unduh sertifikat/);
  expect(download?.closest('li')).toBe(picture.closest('li'));
  expect(picture.textContent).toContain('62010 2513 5 0000088 2026');
  await allSaying('button', /^Bagikan/);
});

it('home stamps an ended certificate, and offers no link to share it', async () => {
  await openPortal('oktavia', '/');
  const picture = await waitFor(() => part('[role=img][aria-label$=", sudah berakhir"]'));
  expect(picture.textContent).toContain('BERAKHIR');
  expect(picture.closest('li')?.textContent).not.toContain('Bagikan');
});
