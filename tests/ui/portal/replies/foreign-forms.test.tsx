import { describe, expect, it } from 'vitest';
import { allSaying, mark, ofAssessment, openPortal, press, said, sign } from '../open-portal.tsx';
import { appeal, focusSays, signAgreement, stored, without } from '../steps.ts';
import '../../../../src/ui/assessment/timeline/timeline-page.tsx';

type Data = Readonly<Record<string, unknown>>;
type Told = (data: Data) => unknown;

const hearing =
  (told: Readonly<Record<string, Told>>) =>
  (path: string, data: Data): unknown => {
    const start = Object.keys(told).find((each) => path.startsWith(each) && path.length > each.length);
    return start ? told[start]?.(data) : data;
  };
const nothing = () => null;

const reads = ['pre-assessment', 'apl-01', 'apl-02', 'result', 'appeals', 'feedbacks'];
const noDrafts = Object.fromEntries(reads.map((call) => [`/api/${call}/`, nothing]));

describe('on a server that keeps no drafts of forms', () => {
  it('APL 01 opens with the profile, and without unknown parts', async () => {
    await openPortal('intan', ofAssessment('apl01', 186), hearing(noDrafts) as never);
    await said('sudah diisi dari profil Anda');
    await said('Daftar bukti untuk skema ini belum dikirim server');
    await mark(/^Saya menyatakan/);
    await sign();
    await press('Kirim permohonan');
    await allSaying('button', 'Ya, kirim');
  });

  it('APL 02 says that its units are unknown, and leads on', async () => {
    await openPortal('joko', ofAssessment('apl02', 178), hearing(noDrafts) as never);
    await said('Unit kompetensi belum tersedia');
    await allSaying('a', 'Lihat proses sertifikasi');
    without('Data tidak ditemukan');
  });

  it('the agreement shows its known parts, and can be signed', async () => {
    const server = await openPortal('citra', ofAssessment('agreement', 198), hearing(noDrafts) as never);
    await said('Isi persetujuan ini belum dikirim server');
    await signAgreement();
    expect(await stored(server, '/api/pre-assessment/TRX-2026-000198')).toMatchObject({ status: 'approved' });
  });

  it('an appeal can be sent while its stage is open', async () => {
    const server = await openPortal('fajar', ofAssessment('appeal', 127), hearing(noDrafts) as never);
    await appeal();
    expect(await stored(server, '/api/appeals/TRX-2026-000127')).toMatchObject({ appeal: { explained: true } });
  });

  it.each([
    ['apl01', 178],
    ['agreement', 178],
  ])('the page says that %s was sent, and does not ask for it again', async (form, number) => {
    await openPortal('joko', ofAssessment(form, number), hearing(noDrafts) as never);
    await said('Formulir ini sudah dikirim');
    await said('Langkah Anda berikutnya');
    expect(document.querySelector('form')).toBeNull();
  });

  it('a form of an unknown assessment is not found', async () => {
    await openPortal('joko', ofAssessment('feedback', 999_999), hearing(noDrafts) as never);
    await said('Data tidak ditemukan');
  });

  it('APL 01 can be opened without an unreadable profile', async () => {
    const unread = { ...noDrafts, '/api/profile/': () => 'x' };
    await openPortal('intan', ofAssessment('apl01', 186), hearing(unread) as never);
    await press('Isi tanpa profil');
    await allSaying('button', 'Kirim permohonan');
    without('sudah diisi dari profil Anda');
  });
});

it('an accepted result stays accepted when the server never says so', async () => {
  const silent = { '/api/result/': ({ acknowledged: _, ...data }: Data) => data };
  const server = await openPortal('hadi', ofAssessment('exam/result', 121), hearing(silent) as never);
  await mark(/sudah membaca hasil/);
  await sign();
  await press('Terima hasil');
  await focusSays(/^Hasil asesmen sudah Anda terima/);
  // by the time of this reply, the page’s own request for the result has been answered too
  await server.get('/api/result/TRX-2026-000121');
  await said('Sudah Anda terima');
  without('Menunggu Anda menerima hasil');
});

describe('a form with an unknown status', () => {
  const stating = (call: string, status: unknown, stage?: Told) => ({
    [`/api/${call}/`]: (data: Data) => ({ ...data, status }),
    ...(stage && { '/api/timeline/': stage }),
  });
  const unclear: Told = (data) => ({
    ...data,
    stages: (data.stages as Data[]).map((stage) => ({ ...stage, status: 'proses', waiting_for: null })),
  });

  it('can be filled in when its stage waits for the candidate', async () => {
    await openPortal('joko', ofAssessment('apl02', 178), hearing(stating('apl-02', 'baru_dibuat')) as never);
    await said('Status “baru dibuat” belum dikenal portal ini');
    await allSaying('button', 'Kirim asesmen mandiri');
  });

  it.each([
    ['intan', 'apl01', 186, 'apl-01', 'Permohonan Sertifikasi Kompetensi', 'Kirim permohonan'],
    ['joko', 'apl02', 178, 'apl-02', 'Asesmen Mandiri', 'Kirim asesmen mandiri'],
    ['citra', 'agreement', 198, 'pre-assessment', 'Persetujuan Asesmen dan Kerahasiaan', 'Tanda tangani dan kirim'],
  ])(
    'is only shown when its stage is unclear, and can be filled in on request: %s %s',
    async (name, form, number, call, title, button) => {
      await openPortal(name, ofAssessment(form, number), hearing(stating(call, 'baru', unclear)) as never);
      await said('Status “baru” belum dikenal portal ini');
      await said(title);
      await allSaying('a', 'Lihat proses sertifikasi');
      expect(document.querySelector('form')).toBeNull();
      without(/sudah dikirim dan sedang diperiksa|tidak dapat diubah saat ini|sedang diperiksa admin/i);
      await said('tidak diketahui apakah formulir ini masih dapat diisi');
      await press('Isi formulir ini');
      await allSaying('button', button);
      await said('Status “baru” belum dikenal portal ini');
    },
  );

  it('cannot be filled in when it is signed', async () => {
    await openPortal('joko', ofAssessment('apl01', 178), hearing(stating('apl-01', 'baru', unclear)) as never);
    await said('Status “baru” belum dikenal portal ini');
    without('Isi formulir ini');
  });
});
