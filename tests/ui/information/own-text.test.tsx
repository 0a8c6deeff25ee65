import fs from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { informationQueries } from '../../../src/application/information/information-queries.ts';
import type { SendMessage } from '../../../src/application/information/send-message.ts';
import { informationTokens } from '../../../src/application/information/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import ContactPage from '../../../src/ui/information/contact-page.tsx';
import { Writing } from '../../../src/ui/information/message/writing.tsx';
import TermsPage from '../../../src/ui/information/terms-page.tsx';
import { dangersInDocument, hostileTexts } from '../../builders/hostile-texts.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, showWith } from '../show-with.tsx';

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
