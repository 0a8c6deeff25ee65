import '../../../../src/ui/assessment/timeline/timeline-page.tsx';
import '../../../../src/ui/notification/notifications-page.tsx';
import '../../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../../src/ui/purchase/payment/payment-page.tsx';
import '../../../../src/ui/purchase/vouchers/voucher-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { allSaying, mark, ofAssessment, openPortal, press, said, sign } from '../open-portal.tsx';
import { appeal, focusSays, signAgreement, stored, without } from '../steps.ts';

const purchase = (number: string) => `/transaction?trx=${encodeTrxId(`TRX-2026-${number}`)}`;

describe('a server that sends little', () => {
  interface Row {
    readonly id: string;
    readonly trx_id: string;
    readonly name: string;
    readonly status: string;
    readonly waiting_for: string | null;
  }

  interface Data extends Row {
    readonly data: readonly Row[];
    readonly stages: readonly Row[];
    readonly requirements: readonly Row[];
    readonly units: readonly { readonly code: string; readonly elements: readonly Row[] }[];
  }

  const bare: Readonly<Record<string, (data: Data) => unknown>> = {
    '/api/transaction/list/': ({ data, ...page }) => ({ ...page, data: data.map(({ trx_id }) => ({ trx_id })) }),
    '/api/vouchers': (data) => (data as unknown as readonly Row[]).map(({ id }) => ({ id })),
    '/api/timeline/': ({ trx_id, stages }) => ({
      trx_id,
      stages: stages.map(({ name, status, waiting_for }) => ({ name, status, waiting_for })),
    }),
    '/api/pre-assessment/': ({ trx_id, status }) => ({ trx_id, status }),
    '/api/apl-01/': ({ trx_id, status, requirements }) => ({
      trx_id,
      status,
      requirements: requirements.map(({ id }) => ({ id })),
    }),
    '/api/apl-02/': ({ trx_id, status, units }) => ({
      trx_id,
      status,
      units: units.map(({ code, elements }) => ({ code, elements: elements.map(({ id }) => ({ id })) })),
    }),
    '/api/result/': ({ trx_id }) => ({ trx_id, competent: true }),
    '/api/appeals/': ({ trx_id }) => ({ trx_id, appeal: { reason: 'x' } }),
  };

  const barely = (path: string, data: Data): unknown => {
    const start = Object.keys(bare).find((each) => path.startsWith(each));
    return start && data ? bare[start]?.(data) : data;
  };

  it.each([
    ['the list of purchases', 'gita', '/transaction?tab=paid', 'Skema tanpa nama'],
    ['a purchase', 'gita', purchase('000088'), 'Tempat belum diketahui'],
    ['the list of vouchers', 'gita', '/voucher', 'Masa berlaku belum diketahui'],
    ['the list of assessments', 'gita', '/myassessment', 'Tempat belum diketahui'],
    ['the timeline', 'hadi', ofAssessment('timeline', 121), 'Tempat belum diketahui'],
    ['an agreement', 'citra', ofAssessment('agreement', 198), 'Persetujuan Asesmen dan Kerahasiaan'],
    ['APL 01', 'intan', ofAssessment('apl01', 186), 'Bukti tanpa nama'],
    ['APL 02', 'joko', ofAssessment('apl02', 178), 'Skema tanpa nama'],
    ['a result', 'hadi', ofAssessment('exam/result', 121), 'Rekomendasi asesor'],
    ['an appeal', 'fajar', ofAssessment('appeal', 127), 'Banding sudah dikirim'],
  ])('%s is shown properly by a server that sends only what the page needs', async (_, name, address, shown) => {
    await openPortal(name, address, barely);
    await said(shown);
    const page = document.querySelector('main');
    expect(page?.textContent).not.toMatch(/null|undefined|NaN|Invalid|1 Jan(uari)? 1970/);
    const silent = Array.from(page?.querySelectorAll('h1, h2, h3, a, button, label, legend, dd') ?? []).filter(
      (each) => !(each.textContent || each.getAttribute('aria-label')),
    );
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('an unknown decision is reported as unknown, and cannot be accepted', async () => {
    await openPortal('hadi', ofAssessment('exam/result', 121), (path, data: Data) =>
      path.startsWith('/api/result/') ? { ...data, competent: 'ditunda' } : data,
    );
    await said('Portal ini tidak dapat membaca keputusan asesor.');
    await allSaying('h2', /Belum diketahui$/);
    expect(document.body.textContent).not.toMatch(/Terima hasil|Ajukan banding/);
  });
});

const trx = encodeTrxId('TRX-2026-000201');

const order = '/schema/junior-web-programmer/JDW-003/ANG-1';

describe('a server with words of its own', () => {
  interface Row {
    readonly trx_id: string;
    readonly budgets: readonly object[];
  }

  type Data = readonly Row[] & { readonly data: readonly Row[] } & Row;

  const withFields = (fields: object) => (data: Data) =>
    Array.isArray(data)
      ? data.map((row) => ({ ...row, ...fields }))
      : { ...data, data: data.data.map((row) => ({ ...row, ...fields })) };

  const told = (start: string, tell: (data: Data) => unknown) => (path: string, data: Data) =>
    path.startsWith(start) && data ? tell(data) : data;

  const inEveryList = (status: unknown) => {
    const schema = { slug: 'barista', title: 'Barista' };
    const data = [{ trx_id: 'TRX-2026-000201', status, amount: 850_000, schema }];
    return told('/api/transaction/list/', (page) => ({ ...page, data }));
  };

  it.each([
    ['settlement', 'Status tidak dikenal (settlement)'],
    [null, 'Status tidak dikenal'],
  ])('a purchase with the status %j keeps its row and title, and links to its detail', async (status, label) => {
    await openPortal('bima', '/transaction', inEveryList(status));
    const [row] = await allSaying('tr', /TRX-2026-000201/);
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/transaction?trx=${trx}`);
    expect(Array.from(row?.querySelectorAll('span') ?? [], ({ textContent }) => textContent)).toContain(label);
  });

  it('the result page of a purchase with an unknown status says so, asks for no money, and names a contact', async () => {
    await openPortal('bima', `/payment/pending?trx=${trx}`, inEveryList('settlement'));
    await said('Status tidak dikenal (settlement)');
    const [contact] = await allSaying('a', 'Hubungi lembaga sertifikasi');
    expect(contact?.getAttribute('href')).toBe('/kontak');
    expect(document.querySelector('main')?.textContent).not.toMatch(/Coba bayar lagi|Lanjutkan pembayaran|gagal/i);
  });

  it('a voucher with an unknown status stays in the list, and names a contact', async () => {
    await openPortal('gita', '/voucher', told('/api/vouchers', withFields({ status: 'dibekukan' })));
    const [ticket] = await allSaying('li', /PRAT-GITA-0019/);
    expect(ticket?.textContent).toContain('Status tidak dikenal (dibekukan)');
    expect(ticket?.textContent).not.toContain('Pakai voucher');
    expect(ticket?.querySelector('a[href="/kontak"]')?.textContent).toContain('Hubungi lembaga sertifikasi');
  });

  const news = (fields: object) =>
    told('/api/notification', withFields({ type: 'promo', information: 'Kabar baru', ...fields }));

  it.each([
    [{ trxid: 'TRX-1' }, `/myassessment/timeline/${encodeTrxId('TRX-1')}`],
    [{ trxid: null }, '/notifications'],
  ])(
    'a notification of an unknown type with %j shows its type, becomes read when opened, and leads on',
    async (fields, to) => {
      const server = await openPortal('gita', '/notifications', news(fields));
      const [item] = await allSaying('li', /^Kabar baru.*Belum dibaca$/);
      expect(item?.textContent).toContain('Jenis tidak dikenal (promo)');
      expect(item?.querySelector('a')?.getAttribute('href')).toBe(to);
      const unread = async () => (await (await server.get('/api/notification?read=false&page=1')).json()).total;
      const before = await unread();
      fireEvent.click(item?.querySelector('a') as HTMLElement);
      await waitFor(() => expect(location.pathname).toBe(to));
      await waitFor(async () => expect(await unread()).toBe(before - 1));
    },
  );

  const budgets = (line: object) =>
    told('/api/schedule', (data) => (data.budgets ? { ...data, budgets: [{ id: 'ANG-1', ...line }] } : data));

  it('a budget of an unknown source keeps its line and title, says that the source is unknown, and names a contact', async () => {
    await openPortal('gita', order, budgets({ source: 'beasiswa', title: 'Beasiswa Daerah', price: 100_000 }));
    await said('Beasiswa Daerah · Rp 100.000');
    await said('Penanggung biaya ini tidak dikenal portal (beasiswa)');
    const [contact] = await allSaying('a', 'Kontak lembaga sertifikasi');
    expect(contact?.getAttribute('href')).toBe('/kontak');
  });

  it('a budget without a readable source and price keeps its line, and cannot be paid here', async () => {
    await openPortal('gita', order, budgets({ source: null, title: 'Dana Desa', price: 'Rp 100.000' }));
    await said('Dana Desa · Belum diketahui');
    await said('Jumlah tagihan belum diketahui');
    expect(document.querySelector('main button[type=submit]')).toBeNull();
  });
});

const nothing = () => null;

const reads = ['pre-assessment', 'apl-01', 'apl-02', 'result', 'appeals', 'feedbacks'];

const noDrafts = Object.fromEntries(reads.map((call) => [`/api/${call}/`, nothing]));

describe('a server with forms of its own', () => {
  type Data = Readonly<Record<string, unknown>>;

  type Told = (data: Data) => unknown;

  const hearing =
    (told: Readonly<Record<string, Told>>) =>
    (path: string, data: Data): unknown => {
      const start = Object.keys(told).find((each) => path.startsWith(each) && path.length > each.length);
      return start ? told[start]?.(data) : data;
    };

  describe('on a server that keeps no drafts of forms', () => {
    const openForm = (name: string, form: string, number: number) =>
      openPortal(name, ofAssessment(form, number), hearing(noDrafts) as never);

    it('APL 01 opens with the profile, and without unknown parts', async () => {
      await openForm('intan', 'apl01', 186);
      await said('sudah diisi dari profil Anda');
      await said('Daftar bukti untuk skema ini belum dikirim server');
      await mark(/^Saya menyatakan/);
      await sign();
      await press('Kirim permohonan');
      await allSaying('button', 'Ya, kirim');
    });

    it('APL 02 says that its units are unknown, and leads on', async () => {
      await openForm('joko', 'apl02', 178);
      await said('Unit kompetensi belum tersedia');
      await allSaying('a', 'Lihat proses sertifikasi');
      without('Data tidak ditemukan');
    });

    it('the agreement shows its known parts, and can be signed', async () => {
      const server = await openForm('citra', 'agreement', 198);
      await said('Isi persetujuan ini belum dikirim server');
      await signAgreement();
      expect(await stored(server, '/api/pre-assessment/TRX-2026-000198')).toMatchObject({ status: 'approved' });
    });

    it('an appeal can be sent while its stage is open', async () => {
      const server = await openForm('fajar', 'appeal', 127);
      await appeal();
      expect(await stored(server, '/api/appeals/TRX-2026-000127')).toMatchObject({ appeal: { explained: true } });
    });

    it.each(['apl01', 'agreement'])('the page says that %s was sent, and does not ask for it again', async (form) => {
      await openForm('joko', form, 178);
      await said('Formulir ini sudah dikirim');
      await said('Langkah Anda berikutnya');
      expect(document.querySelector('form')).toBeNull();
    });

    it('a form of an unknown assessment is not found', async () => {
      await openForm('joko', 'feedback', 999_999);
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
});
