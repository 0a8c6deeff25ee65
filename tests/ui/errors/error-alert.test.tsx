// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSaying, openPortal, press } from '../portal/open-portal.tsx';
import '../../../src/ui/notification/notifications-page.tsx';

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

it.each([
  ['with a message of its own', () => json({ message: 'Kuota habis.' }, 409), 'Kuota habis.'],
  [
    'with the text of a validator',
    () => json({ message: 'The given data was invalid.' }, 422),
    'Data yang dikirim tidak sesuai',
  ],
  ['without a word', () => json({}, 503), 'Terjadi kesalahan pada server'],
  ['with a page', () => new Response('<html>Bad gateway</html>', { status: 502 }), 'Terjadi kesalahan pada server'],
  [
    'with plain text',
    () => new Response('Server penuh', { status: 400, headers: { 'Content-Type': 'text/plain' } }),
    'Server penuh',
  ],
])(
  'a server that refuses %s is told in an alert titled Error, which is closed with Tutup [8.alert.error]',
  async (_, reply, text) => {
    await openPortal('gita', '/notifications', undefined, undefined, undefined, {
      '/api/notification/mark-all': async () => reply(),
    });
    await press(/Tandai semua dibaca/);
    const [alert] = await allSaying('dialog', /^Error/);
    expect(alert?.querySelector('h2')?.textContent).toBe('Error');
    expect(alert?.querySelector('p')?.textContent).toBe(text);
    await press('Tutup');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
);
