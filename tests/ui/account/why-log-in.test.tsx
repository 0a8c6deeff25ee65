import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import '../../../src/ui/account/sign-up.tsx';
import { loginAddress, paths } from '../../../src/ui/core/paths.ts';
import { showWith } from '../show-with.tsx';

const kept = 'Satu langkah lagi ke jadwal pilihan Anda';
const order = { slug: 'junior-web-programmer', scheduleId: 'JDW-1', budgetSource: 'mandiri', budgetary: 'ANG-1' };
const chosen = paths.purchase.to(order);
const open = async (next: string | null, signup: boolean) => {
  window.scrollTo = () => {};
  window.history.replaceState(null, '', loginAddress(next ?? undefined, signup));
  showWith(
    <main>
      <LoginPage />
    </main>,
  );
  await act(async () => {});
  await screen.findByRole('heading', { level: 1, name: signup ? 'Daftar' : 'Masuk' });
};

it.each([
  ['log-in', false],
  ['sign-up', true],
] as const)('the %s tells a guest who chose a schedule why it came and what follows', async (_, signup) => {
  await open(chosen, signup);
  expect(screen.getByText(kept)).toBeTruthy();
  expect(document.body.textContent).toMatch(/Setelah itu Anda langsung ke jadwal yang Anda pilih/);
});

it('an email typed into the log-in stands in the sign-up, also when its page comes alive only after that', async () => {
  await open(null, false);
  const email = 'siti@contoh.example';
  await act(async () => void fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } }));
  await act(async () => window.history.replaceState(null, '', loginAddress(undefined, true)));
  await screen.findByRole('heading', { level: 1, name: 'Daftar' });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
});

it.each([chosen, '/profile'])(
  'what was typed stays when the page reads in its address that it leads to %s',
  async (next) => {
    await open(null, false);
    const email = screen.getByLabelText('Email');
    await act(async () => void fireEvent.input(email, { target: { value: 'siti@contoh.example' } }));
    await act(async () => window.history.replaceState(null, '', loginAddress(next)));
    expect(screen.getByRole('group')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBe(email);
  },
);

it.each([chosen, null])(
  'a guest on the way to %s finds the sign-up once, above the form after choosing a schedule',
  async (next) => {
    await open(next, false);
    const link = screen.getByRole('link', { name: 'Daftar' });
    expect(link.getAttribute('href')).toBe(loginAddress(next ?? undefined, true));
    expect(link.parentElement?.textContent).toContain('Belum punya akun? Daftar');
    const above = link.compareDocumentPosition(screen.getByLabelText('Email')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(above > 0).toBe(next !== null);
  },
);

it.each([null, '/profile', '/schema/list', `//evil.example${chosen}`, 'https://evil.example'])(
  'the log-in on the way to %s claims no chosen schedule',
  async (next) => {
    await open(next, false);
    expect(screen.queryByText(kept)).toBeNull();
  },
);

it.each([
  ['/profile?tab=tanda_tangan', true],
  ['https://evil.example/profile', false],
  [null, false],
])('a guest on the way to %s reads that the page needs a log-in: %s', async (next, said) => {
  await open(next, false);
  expect(document.body.textContent.includes('Masuk dahulu untuk membuka halaman yang Anda tuju.')).toBe(said);
});
