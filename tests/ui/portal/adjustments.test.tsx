import { describe, expect, it } from 'vitest';
import { allSaying, follow, goTo, ofAssessment, openPortal, press, said } from './open-portal.tsx';
import { focusSays, stored, without } from './steps.ts';

const address = ofAssessment('agreement', 196);
const trxId = 'TRX-2026-000196';

const ticked = () =>
  Array.from(document.querySelectorAll<HTMLLabelElement>('form[aria-label="Penyesuaian yang Wajar"] label'))
    .filter(({ control }) => control?.matches(':checked'))
    .map(({ textContent }) => textContent);

describe('a request for adjustments', () => {
  it('starts with the profile’s suggestions, is sent, and shows its state; its paper can be read', async () => {
    const server = await openPortal('putri', address);
    await said('disarankan untuk Anda');
    expect(ticked()).toEqual(['Waktu tambahan saat ujian', 'Teks yang lebih besar', 'Pembaca soal atau pembaca layar']);
    await said('Permintaan penyesuaian belum dikirim');
    await press('Kirim permintaan');
    await focusSays(/^Permintaan penyesuaian terkirim, /);
    await said('Anda dapat menandatangani persetujuan sekarang.');
    without('Permintaan penyesuaian belum dikirim');
    expect((await stored(server, `/api/pre-assessment/${trxId}`)).adjustments.request.needs).toEqual([
      'extra_time',
      'larger_text',
      'reader',
    ]);

    await goTo(ofAssessment('timeline', 196));
    await follow('Lihat FR.AK.07');
    await allSaying('h1', 'Penyesuaian yang Wajar');
    await allSaying('tr', 'KeputusanBelum dijawab');
  });

  it.each([404, 405])('that the server rejects (%d) can be mailed or copied, with every choice', async (status) => {
    const server = await openPortal('putri', address);
    const fault = { id: 'x', match: { path: '/api/adjustments' }, nth: 'every', action: { type: 'status', status } };
    await server.control.addFault(fault as never);
    await press('Kirim permintaan');
    await said('Permintaan belum bisa dikirim dari sini');
    await allSaying('button', 'Salin permintaan');
    expect(ticked()).toHaveLength(3);
    without('Permintaan penyesuaian belum dikirim');
  });

  it('unknown to the server hides only that part of the page', async () => {
    await openPortal('putri', address, (path, data: object) =>
      path.startsWith('/api/pre-assessment/') ? { ...data, adjustments: undefined } : data,
    );
    await allSaying('button', 'Tanda tangani dan kirim');
    without('Penyesuaian saat asesmen');
  });

  it('is asked for before the signature, which a button moves to', async () => {
    await openPortal('putri', address, (path, data: { adjustments?: object }) =>
      path.startsWith('/api/pre-assessment/') ? { ...data, adjustments: { ...data.adjustments, suggested: [] } } : data,
    );
    await said('Mintalah sebelum menandatangani di bawah ini.');
    await said('Saya sudah membaca dan menyetujui isi dokumen ini.');
    await press('Ke tanda tangan');
    await focusSays(/^Persetujuan dan tanda tangan$/);
  });

  it('shows its answer on the timeline', async () => {
    const server = await openPortal('putri', address);
    await press('Kirim permintaan');
    await said('Permintaan penyesuaian terkirim');
    const answer = { outcome: 'partly', text: 'Pembaca soal tidak tersedia.', minutes: 10 } as const;
    await server.control.actAsStaff({ type: 'answer-adjustment', trxId, ...answer });
    await goTo(ofAssessment('timeline', 196));
    await said('Penyesuaian disetujui sebagian');
    await said('Waktu tambahan 10 menit untuk setiap ujian.');
    await said('Pembaca soal tidak tersedia.');
  });
});
