import fs from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { informationQueries } from '../../../src/application/information/information-queries.ts';
import type { SendMessage } from '../../../src/application/information/send-message.ts';
import { informationTokens } from '../../../src/application/information/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { messageProblems } from '../../../src/domain/information/message.ts';
import ContactPage from '../../../src/ui/information/contact-page.tsx';
import { Writing } from '../../../src/ui/information/message/writing.tsx';
import { DayTrouble } from '../../../src/ui/information/public/day-trouble.tsx';
import TermsPage from '../../../src/ui/information/terms-page.tsx';
import { dangersInDocument, hostileTexts } from '../../builders/hostile-texts.ts';
import { politeWords } from '../polite-words.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, person, sessionOf, showWith } from '../show-with.tsx';

it('the operator’s text replaces the shipped one, and HTML in it shows as text', async () => {
  const text =
    'Diperbarui: 2026-03-04\n\n# Aturan LSP\n\n<img src=x> [x](javascript:alert(1)) [situs](https://lsp.example/a)';
  const textFiles = { read: async () => text };
  const services = new FakeServices().with(informationTokens.informationQueries, informationQueries({ textFiles }));
  const config = { ...defaultConfig, pages: { terms: '/texts/terms.txt' } };
  openPages({ '/syarat-penggunaan': TermsPage }, '/syarat-penggunaan', services, config);
  expect(await screen.findByRole('heading', { name: 'Aturan LSP' })).toBeTruthy();
  expect(screen.getByText(/Rabu, 4 Maret 2026/)).toBeTruthy();
  expect(screen.getByText(/^<img src=x> \[x\]\(javascript:alert\(1\)\)/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('https://lsp.example/a');
  expect(document.body.textContent).not.toContain('LSP Contoh adalah lembaga rekaan');
});

it('what the operator configures as its contact shows as text', async () => {
  const [address = '', hours = ''] = hostileTexts.filter((text) => text.includes('<') && !/[\n\0]/.test(text));
  const config = { ...defaultConfig, contact: { ...defaultConfig.contact, address, hours } };
  openPages({ '/kontak': ContactPage }, '/kontak', new FakeServices(), config);
  expect(await screen.findByText(address)).toBeTruthy();
  expect(screen.getByText(hours)).toBeTruthy();
  expect(dangersInDocument()).toEqual([]);
});

it('a message keeps its request key until it is refused, and takes a new one then (fault matrix 74)', async () => {
  const failures = [new ApiFailure({ kind: 'network' }), new ApiFailure({ kind: 'http', status: 409 })];
  const send = vi.fn<SendMessage>(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { kind: 'sent', receipt: { number: 'PSN-1', at: null, answerWithinDays: null } };
  });
  const onKeep = vi.fn();
  const message = {
    subject: 'question',
    trxId: '',
    text: 'Apa syarat skema Barista?',
    email: 'a@contoh.example',
  } as const;
  showWith(
    <Writing
      kept={{ message, requestKey: 'satu' }}
      withCertification={false}
      onKeep={onKeep}
      newKey={() => 'dua'}
      onSent={() => undefined}
    />,
    { services: new FakeServices().with(informationTokens.sendMessage, send) },
  );
  for (let press = 0; press < 3; press++)
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Tulis pesan' })) && undefined);
  expect(send.mock.calls.map(([, key]) => key)).toEqual(['satu', 'satu', 'dua']);
  expect(onKeep.mock.calls).toEqual([
    [message, 'dua'],
    [null, 'dua'],
  ]);
});

const screens = fs
  .readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), fs.readFileSync(`src/ui/${file}`, 'utf8')] as const);

it('no screen tells a candidate to set up the portal, except the page of an unusable configuration', () => {
  const telling = screens.filter(([, text]) =>
    /Isi di config\.json|[Uu]ntuk pengelola|oleh pengelola|masih contoh/.test(text),
  );
  expect(telling.map(([file]) => file)).toEqual(['core/errors/config-error-page.tsx']);
});

const name = 'Raden Ajeng Sri Wahyuningsih Kusumawardhani Prawirodirdjo, S.Kom., M.M.';
const day = {
  startsAt: '2026-12-16T00:00:00.000Z',
  siteName: 'TUK Contoh Renon',
  city: 'Denpasar',
  zone: 'WITA',
} as const;
const of = { trxId: 'TRX-2026-000190', scheme: 'Junior Web Programmer', day, assessor: 'Hendrawan' };
const contact = { phone: '(021) 555-0100', whatsapp: '0812 0000 0000', email: 'info@lsp.example' };

const memoryOf = (texts = new Map<string, string>()) => ({
  texts,
  read: (key: string) => texts.get(key) ?? null,
  write: (key: string, text: string | null) => void (text === null ? texts.delete(key) : texts.set(key, text)),
});

const sent = { kind: 'sent', receipt: { number: 'PSN-7', at: '2026-12-16T01:00:00Z', answerWithinDays: 3 } } as const;

let ids = 0;

interface World {
  readonly contact?: object;
  readonly messages?: boolean;
  readonly send?: SendMessage;
  readonly memory?: ReturnType<typeof memoryOf>;
  readonly closesAt?: string;
}

const open = async ({ contact: own = contact, messages = true, send, memory = memoryOf(), closesAt }: World = {}) => {
  const sending = vi.fn<SendMessage>(send ?? (async () => sent));
  const copy = vi.fn(async () => true);
  const services = new FakeServices()
    .with(deviceTokens.tabMemory, memory)
    .with(deviceTokens.ids, { next: () => `id-${++ids}` })
    .with(deviceTokens.clipboard, { copy })
    .with(informationTokens.sendMessage, sending);
  const features = { ...defaultConfig.features, messages };
  const config = { ...defaultConfig, features, contact: own as typeof defaultConfig.contact };
  const session = sessionOf(person('7', name));
  const { unmount } = showWith(<DayTrouble {...of} {...(closesAt !== undefined && { closesAt })} />, {
    services,
    session,
    config,
  });
  const entry = screen.getByText('Terlambat, sakit, atau berhalangan?');
  const details = entry.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('group', { name: 'Apa yang terjadi?' });
  return { sending, copy, memory, unmount };
};

const choose = (reason: RegExp) => fireEvent.click(screen.getByRole('radio', { name: reason }));
const add = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const hrefOf = (way: RegExp) => decodeURIComponent(screen.getByRole('link', { name: way }).getAttribute('href') ?? '');
const request = () => screen.queryByRole('button', { name: /Kirim permohonan pindah jadwal|Coba kirim lagi/ });

const reasons = [
  { reason: /Terlambat/, words: 'Saya akan terlambat', moves: false },
  { reason: /Sakit/, words: 'Saya sakit', moves: true },
  { reason: /Berhalangan/, words: 'Saya berhalangan hadir', moves: true },
] as const;

it.each(reasons)(
  'somebody who tells $reason on the day has a text with name, scheme, purchase, day, place, assessor, reason and the own addition in each way that carries one, and can ask for another day: $moves',
  async ({ reason, words, moves }) => {
    const { copy } = await open();
    choose(reason);
    add('Ban pecah di Gianyar & hujan, 50%?');
    const all = [
      words,
      name,
      'Junior Web Programmer',
      'TRX-2026-000190',
      'Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)',
      'TUK Contoh Renon, Denpasar',
      'Hendrawan',
      'Ban pecah di Gianyar & hujan, 50%?',
    ];
    fireEvent.click(screen.getByRole('button', { name: 'Salin teks' }));
    await waitFor(() => expect(copy).toHaveBeenCalled());
    const copied = copy.mock.calls.flat().join();
    for (const text of [copied, hrefOf(/WhatsApp/), hrefOf(/Email/)])
      for (const part of all) expect(text).toContain(part);
    expect(hrefOf(/Telepon/)).toBe('tel:0215550100');
    expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/6281200000000\?text=/);
    expect(hrefOf(/Email/)).toMatch(/^mailto:info@lsp\.example\?subject=.*TRX-2026-000190.*&body=/s);
    expect(request() !== null).toBe(moves);
  },
);

it('somebody who is ill keeps the ways where the server takes no messages, and reaches the contact page where the body names no way', async () => {
  const { unmount } = await open({ messages: false });
  choose(/Sakit/);
  expect(request()).toBeNull();
  expect(screen.getByRole('link', { name: /Telepon/ })).toBeTruthy();
  unmount();
  await open({ messages: false, contact: { hours: 'Senin sampai Jumat' } });
  choose(/Sakit/);
  expect(screen.getByRole('link', { name: 'Kontak lembaga sertifikasi' }).getAttribute('href')).toBe('/kontak');
  expect(screen.getByRole('button', { name: 'Salin teks' })).toBeTruthy();
});

it('what follows from the choice is said as it appears, for who is late with the closing of the exams', async () => {
  await open({ closesAt: '2026-12-16T09:00:00.000Z' });
  expect(politeWords()).toBe('');
  for (const [reason, follows] of [
    [
      /Terlambat/,
      /^Beri tahu LSP sekarang, dan minta agar diteruskan kepada asesor Hendrawan.*tetap ditutup Rabu, 16 Desember 2026, 17.00 WITA/s,
    ],
    [/Sakit/, /^Beri tahu LSP sekarang. LSP yang menentukan jadwal pengganti/],
    [/Berhalangan/, /^Beri tahu LSP sekarang. LSP yang menentukan jadwal pengganti/],
  ] as const) {
    choose(reason);
    expect(politeWords().trim()).toMatch(follows);
  }
});

describe('the request for another day', () => {
  it('is one message with a valid text, shows its number, and shows it again after a reload instead of sending twice', async () => {
    const { sending, memory, unmount } = await open();
    choose(/Sakit/);
    fireEvent.click(request() as HTMLElement);
    expect(await screen.findByText('PSN-7')).toBeTruthy();
    // of what has the focus a screen reader says name and description, not its content
    const sent = screen.getByRole('region', { name: /^Permohonan pindah jadwal terkirim/, description: /PSN-7/ });
    expect(document.activeElement).toBe(sent);
    expect(sending).toHaveBeenCalledOnce();
    const [message] = sending.mock.calls[0] ?? [];
    expect(message).toMatchObject({ subject: 'absence', trxId: of.trxId, email: 'orang-7@contoh.example' });
    expect(message && Object.values(messageProblems(message))).toEqual([null, null, null]);
    expect(request()).toBeNull();
    unmount();
    await open({ memory });
    expect(await screen.findByText('PSN-7')).toBeTruthy();
    expect(request()).toBeNull();
    choose(/Terlambat/);
    expect(screen.queryByText('PSN-7')).toBeNull();
    choose(/Sakit/);
    expect(screen.getByText('PSN-7')).toBeTruthy();
  });

  it.each([
    ['a broken network', async () => Promise.reject(new ApiFailure({ kind: 'network' }))],
    ['a server without the call', async () => ({ kind: 'notHere' as const })],
    ['a refusal', async () => Promise.reject(new ApiFailure({ kind: 'http', status: 422 }))],
  ] satisfies [string, SendMessage][])('that meets %s loses nothing and leaves the other ways', async (_, send) => {
    await open({ send });
    choose(/Berhalangan/);
    add('Rapat pengadilan');
    fireEvent.click(request() as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toContain('belum terkirim');
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Rapat pengadilan');
    expect(screen.getByRole('link', { name: /Telepon/ })).toBeTruthy();
  });

  it('is retried under its own key while its outcome is unknown, also after a reload, and a changed text gets another', async () => {
    const lost: SendMessage = async () => Promise.reject(new ApiFailure({ kind: 'timeout' }));
    const first = await open({ send: lost });
    choose(/Sakit/);
    fireEvent.click(request() as HTMLElement);
    await screen.findByRole('alert');
    const key = first.sending.mock.calls[0]?.[1];
    first.unmount();
    const second = await open({ memory: first.memory, send: lost });
    fireEvent.click(request() as HTMLElement);
    await screen.findByRole('alert');
    expect(second.sending.mock.calls[0]?.[1]).toBe(key);
    add('Surat dokter menyusul');
    fireEvent.click(request() as HTMLElement);
    await waitFor(() => expect(second.sending).toHaveBeenCalledTimes(2));
    expect(second.sending.mock.calls[1]?.[1]).not.toBe(key);
  });
});
