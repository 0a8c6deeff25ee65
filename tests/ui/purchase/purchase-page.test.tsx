import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import type { Transaction } from '../../../src/domain/purchase/transaction.ts';
import { enter, leave } from '../../../src/ui/core/session/session-view.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { person } from '../show-with.tsx';
import { aSchedule, asInBrowser, base, heading, mandiri, openPurchase, press } from './open-purchase.tsx';

beforeEach(asInBrowser);

const openReview = async (...args: Parameters<typeof openPurchase>) => {
  const opened = openPurchase(...args);
  await heading('Tinjau pendaftaran Anda');
  return opened;
};

it('whether a schedule can be bought depends on the clock of the server and not of the device', async () => {
  openPurchase(mandiri, { serverTime: async () => Date.parse('2026-12-08T17:00:00Z') });
  expect(await screen.findByText('Pendaftaran jadwal ini sudah ditutup')).toBeDefined();
});

describe('a schedule with few data from the server', () => {
  it('is found in the list where the API has no call for one', async () => {
    const config = parseConfig({ features: { scheduleDetail: false } });
    await openReview(mandiri, { config });
    cleanup();
    openPurchase('/schema/junior-web-programmer/JDW-404/mandiri/ANG-1', { config });
    await heading('Jadwal tidak ditemukan');
  });

  it('can be bought, and shows no unknown values', async () => {
    const offered = aSchedule({ endsAt: null, registrationUntil: null, seatsLeft: null });
    openPurchase(`${mandiri}?langkah=jadwal`, { offered });
    const option = await screen.findByRole('radio', { name: /15 Desember 2026/ });
    expect(option.closest('label')?.textContent).toContain('Pendaftaran dibuka');
    expect(document.body.textContent).not.toMatch(/Invalid|null|NaN|sampai –/);
    press('Pakai jadwal ini');
    await heading('Tinjau pendaftaran Anda');
    expect(document.body.textContent).toContain('Pendaftaran sampai–');
    expect(document.body.textContent).toContain('08.00 WIB');
  });
});

it.each([
  [false, [`${mandiri}?langkah=jadwal`]],
  [true, []],
  [null, []],
])(
  'the address of an order is kept for the tab that the verification email opens, where the email is verified: %s',
  async (emailVerified, kept) => {
    const memory = aTabMemory();
    const { session } = openPurchase(`${mandiri}?langkah=jadwal`, { memory });
    await act(async () => enter(session, { ...person('7'), emailVerified }));
    await screen.findByRole('radio', { name: /15 Desember 2026/ });
    expect([...memory.texts.values()]).toEqual(kept);
  },
);

describe('a purchase that renews a certificate', () => {
  const address = `${mandiri}?perpanjang=CONTOH+1234`;

  it('says what it takes over, also where the certificate is not known', async () => {
    openPurchase(address);
    expect(await screen.findByText('Perpanjangan sertifikat CONTOH 1234')).toBeDefined();
  });

  it.each([
    [
      '2026-10-23T16:59:59Z',
      'Sertifikasi ulang untuk sertifikat CONTOH 1234',
      'Sertifikat lama berakhir Jumat, 23 Oktober 2026.',
    ],
    [
      '2026-11-23T16:59:59Z',
      'Perpanjangan sertifikat CONTOH 1234',
      'Sertifikat lama tetap berlaku sampai tanggal yang tertulis di atasnya.',
    ],
  ])(
    'says of a certificate until %s, by the clock of the server, whether it still counts',
    async (validUntil, title, text) => {
      const certificate = { number: 'CONTOH 1234', validUntil, status: 'valid' } as Certificate;
      const serverTime = async () => Date.parse('2026-10-24T02:00:00Z');
      const offered = aSchedule();
      openPurchase(address, { serverTime, offered, certificate });
      expect((await screen.findByText(title)).parentElement?.textContent).toContain(text);
    },
  );

  it('is ordinary and promises nothing where the API may not support renewals', async () => {
    await openReview(address, { config: parseConfig({ features: {}, payment: defaultConfig.payment }) });
    expect(screen.queryByText(/Perpanjangan sertifikat|APL 01 terisi/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ganti jadwal' }).getAttribute('href')).not.toContain('perpanjang');
  });
});

describe('an address without a scheme, or with an unknown budget source', () => {
  it.each([
    '/schema/JDW-003/ANG-1',
    '/schema/JDW-003/mandiri/ANG-1',
    '/schema/JDW-003/beasiswa/ANG-1',
    `${base}/ANG-1`,
    `${base}/beasiswa/ANG-1`,
  ])('%s opens its schedule and its budget [2.route.purchase]', async (address) => {
    await openReview(address);
    expect(document.body.textContent).toContain('15 Desember 2026');
    expect(document.body.textContent).toContain('Biaya mandiri · Rp 850.000');
  });

  it('leads back to its scheme where neither reading of it finds a schedule', async () => {
    openPurchase('/schema/junior-web-programmer/JDW-404/ANG-1');
    await heading('Jadwal tidak ditemukan');
    const back = screen.getByRole('link', { name: 'Kembali ke skema' });
    expect(back.getAttribute('href')).toBe('/schema/junior-web-programmer');
  });
});

describe('choosing a schedule', () => {
  it('keeps the budget, and puts the chosen schedule into the address', async () => {
    const { place } = openPurchase(mandiri);
    fireEvent.click(await screen.findByRole('link', { name: 'Ganti jadwal' }));
    fireEvent.click(await screen.findByRole('radio', { name: /12 Januari 2027/ }));
    press('Pakai jadwal ini');
    await heading('Tinjau pendaftaran Anda');
    expect(place.history.slice(-2)).toEqual([
      '/schema/junior-web-programmer/JDW-005/mandiri/ANG-1?langkah=jadwal',
      '/schema/junior-web-programmer/JDW-005/mandiri/ANG-1',
    ]);
  });

  it.each([
    [{ seatsLeft: 0 }, 'Jadwal yang Anda buka sudah penuh'],
    [{ registrationUntil: '1969-12-08T16:59:00Z' }, 'Pendaftaran jadwal ini sudah ditutup'],
  ])('explains why %o cannot be bought, whatever step the address contains', async (rest, title) => {
    const { place } = openPurchase(`${mandiri}?langkah=bayar`, { offered: aSchedule(rest) });
    expect(await screen.findByText(title)).toBeDefined();
    expect(place.history.at(-1)).toBe(`${mandiri}?langkah=jadwal`);
    press('Pakai jadwal ini');
    expect((await screen.findByRole('alert')).textContent).toContain('Pilih jadwal yang masih tersedia.');
  });

  it('finds neither a missing schedule nor one of another scheme', async () => {
    openPurchase(mandiri, { offered: null });
    await heading('Jadwal tidak ditemukan');
    cleanup();
    openPurchase('/schema/barista/JDW-003/mandiri/ANG-1');
    await heading('Jadwal ini untuk skema lain');
  });

  it('says that the candidate is already registered', async () => {
    openPurchase(mandiri, { transactions: new FakeTransactions(aTransaction({ status: 'paid' })) });
    expect(await screen.findByText('Anda sudah terdaftar pada jadwal ini')).toBeDefined();
  });
});

describe('a second purchase of one scheme', () => {
  const elsewhere = {
    id: 'TRX-9',
    schedule: { ...aTransaction().schedule, id: 'JDW-005', startsAt: '2027-01-12T01:00:00Z' },
  };
  const show = (rest: Partial<Transaction>, address = mandiri) =>
    openPurchase(address, { transactions: new FakeTransactions(aTransaction({ ...elsewhere, ...rest })) });

  it.each([
    ['pending', 'Anda sudah punya tagihan untuk skema ini', 'Buka tagihan itu'],
    ['paid', 'Anda sudah pernah mendaftar pada skema ini', 'Buka pembelian itu'],
  ] as const)('says before the payment that one is %s, for which day, and leads to it', async (status, title, way) => {
    show({ status });
    expect((await screen.findByText(title)).parentElement?.textContent).toContain('Selasa, 12 Januari 2027');
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toContain(encodeTrxId('TRX-9'));
    cleanup();
    show({ status }, `${mandiri}?langkah=jadwal`);
    expect(await screen.findByText(title)).toBeDefined();
  });

  it.each([
    ['is of another scheme', { scheme: { slug: 'barista', title: 'Barista' } }, mandiri],
    ['has failed', { status: 'failed' }, mandiri],
    ['is what a reassessment repeats', { status: 'paid' }, `${mandiri}?ulang=${encodeTrxId('TRX-9')}`],
  ] as const)('is not mentioned where the other purchase %s', async (_, rest, address) => {
    show(rest, address);
    await heading('Tinjau pendaftaran Anda');
    expect(screen.queryByText(/pada skema ini|untuk skema ini/)).toBeNull();
  });
});

describe('reviewing', () => {
  it('cannot be skipped by the address', async () => {
    const { place } = await openReview(`${mandiri}?langkah=bayar`);
    expect(place.history.at(-1)).toBe(mandiri);
  });

  it('needs the terms and a budget of this schedule', async () => {
    await openReview(`${base}/mandiri/ANG-of-another`);
    press(/^Bayar/);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Pilih penanggung biaya.');
    expect(summary.textContent).toContain('Centang persetujuan syarat untuk melanjutkan.');
  });

  it.each(['arrive', 'fail'])(
    'asks for consent only when all terms have loaded, so that nothing moves the box away: they %s',
    async (how) => {
      let end = (): void => undefined;
      const scheme = () =>
        new Promise<object>((arrive, fail) => {
          end = () =>
            how === 'arrive' ? arrive({ requirements: ['Ijazah SMA'] }) : fail(new ApiFailure({ kind: 'network' }));
        });
      await openReview(mandiri, { scheme });
      expect(screen.queryByRole('checkbox')).toBeNull();
      end();
      expect(await screen.findByRole('checkbox')).toBeDefined();
      expect(screen.queryByText('Ijazah SMA') !== null).toBe(how === 'arrive');
    },
  );

  it('shows the chosen budget and who may use it, and offers the others on request', async () => {
    await openReview(mandiri);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.body.textContent).toContain('Biaya mandiri · Rp 850.000');
    press('Ganti penanggung biaya');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Biaya mandiri/, checked: true }));
    expect(screen.getByRole('radio', { name: /Ditanggung perusahaan/ }).closest('label')?.textContent).toContain(
      'Untuk karyawan yang didaftarkan perusahaannya.',
    );
  });

  it('keeps the budget and the consent while the candidate looks at other pages, until the log-out', async () => {
    const { session } = openPurchase(mandiri);
    const terms = () => screen.findByRole('checkbox', { name: /syarat pendaftaran/ });
    const leaveAndReturn = async () => {
      await act(async () => navigate('/kontak'));
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
      await act(async () => navigate(mandiri));
    };
    await heading('Tinjau pendaftaran Anda');
    press('Ganti penanggung biaya');
    fireEvent.click(screen.getByRole('radio', { name: /Ditanggung perusahaan/ }));
    fireEvent.click(await terms());
    await leaveAndReturn();
    expect(await terms()).toHaveProperty('checked', true);
    expect(document.body.textContent).toContain('Ditanggung perusahaan · Tanpa biaya');
    await act(async () => leave(session));
    await leaveAndReturn();
    expect(await terms()).toHaveProperty('checked', false);
    expect(document.body.textContent).toContain('Biaya mandiri · Rp 850.000');
  });

  it('takes the terms as accepted for an unpaid purchase, and marks no unfinished step as done', async () => {
    openPurchase(`${mandiri}?langkah=bayar`, { transactions: new FakeTransactions(aTransaction()) });
    expect(((await screen.findByRole('checkbox')) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Bayar');
    cleanup();
    await openReview(mandiri);
    expect(screen.queryByText(/\(selesai\)/)).toBeNull();
  });
});

describe('a schedule that may have been bought before', () => {
  const ask = 'Belum bisa dipastikan apakah Anda sudah membeli jadwal ini';
  const tick = async (name: RegExp) => {
    fireEvent.click(await screen.findByRole('checkbox', { name }));
    await act(settled);
  };
  const payTwice = async () => {
    await tick(/^Saya telah membaca/);
    press(/^Bayar/);
    const summary = await screen.findByRole('alert');
    const refused = summary.textContent;
    await tick(/^Saya sudah memeriksa/);
    press(/^Bayar/);
    await act(settled);
    return refused;
  };

  it.each([500, null])(
    'needs a confirmation where the list of purchases cannot be read, or rows of it (%s), and reads it again on request',
    async (status) => {
      const transactions = new FakeTransactions();
      transactions.list = async () => {
        if (status) throw new ApiFailure({ kind: 'http', status });
        return { items: [], unreadable: 1, current: 1, last: 1, total: 1 };
      };
      const { paymentWindow } = openPurchase(mandiri, { transactions });
      const said = (await screen.findByText(ask)).closest('div')?.textContent;
      if (status) expect(said).toContain('Terjadi kesalahan pada server');
      expect(await payTwice()).toContain('Periksa lebih dulu apakah Anda sudah membeli jadwal ini.');
      expect([transactions.requestKeys, paymentWindow.opened]).toEqual([['key'], ['token']]);
      cleanup();
      const again = new FakeTransactions();
      again.failNext.list = new ApiFailure({ kind: 'network' });
      openPurchase(mandiri, { transactions: again });
      await screen.findByText(ask);
      press('Coba lagi');
      await waitFor(() => expect(screen.queryByText(ask)).toBeNull());
    },
  );

  const { schedule, scheme } = aTransaction();
  it.each<[string, Partial<Transaction>]>([
    ['of unknown status', { status: 'unknown', statusWord: 'settlement' }],
    ['without a known schedule', { status: 'paid', schedule: { ...schedule, id: '' } }],
    ['without any details', { status: 'unknown', schedule: { ...schedule, id: '' }, scheme: { slug: '', title: '' } }],
    ['without a known way to pay', { status: 'pending', budgetSource: '' }],
  ])('needs a confirmation beside a purchase %s', async (_, rest) => {
    const transactions = new FakeTransactions(aTransaction(rest));
    openPurchase(mandiri, { transactions });
    const notice = (await screen.findByText(ask)).closest('div');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(`/transaction?trx=${encodeTrxId('TRX-1')}`);
    expect(await payTwice()).toContain('Periksa lebih dulu');
    expect(transactions.requestKeys).toEqual(['key']);
  });

  it.each<[string, Partial<Transaction>]>([
    ['of another schedule', { status: 'unknown', schedule: { ...schedule, id: 'JDW-9' } }],
    [
      'of another scheme',
      { status: 'paid', schedule: { ...schedule, id: '' }, scheme: { ...scheme, slug: 'barista' } },
    ],
    ['that is over', { status: 'expired' }],
  ])('needs no confirmation beside a purchase %s', async (_, rest) => {
    await openReview(mandiri, { transactions: new FakeTransactions(aTransaction(rest)) });
    expect(screen.queryByText(ask)).toBeNull();
  });
});

it('an unpaid purchase is paid from the review, and again after its window was closed, without another purchase', async () => {
  const transactions = new FakeTransactions(aTransaction());
  const { paymentWindow } = openPurchase(mandiri, { transactions });
  await screen.findByRole('button', { name: 'Lanjutkan pembayaran' });
  for (let times = 0; times < 2; times += 1) {
    press('Lanjutkan pembayaran');
    await act(settled);
    await act(async () => paymentWindow.goAway('closed'));
  }
  expect([transactions.requestKeys, paymentWindow.opened]).toEqual([[], ['token', 'token']]);
});
