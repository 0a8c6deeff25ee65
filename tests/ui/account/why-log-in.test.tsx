// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import LoginPage from '../../../src/ui/account/login-page.tsx';
import '../../../src/ui/account/sign-up.tsx';
import { loginAddress, paths } from '../../../src/ui/paths.ts';
import { showWith } from '../show-with.tsx';

const kept = 'Jadwal pilihan Anda tersimpan';
const order = { slug: 'junior-web-programmer', scheduleId: 'JDW-1', budgetSource: 'mandiri', budgetary: 'ANG-1' };
const chosen = paths.purchase.to(order);
const open = async (next: string | null, signup: boolean) => {
  window.scrollTo = () => {};
  window.history.replaceState(null, '', loginAddress(next ?? undefined, signup));
  showWith(<LoginPage />);
  await act(async () => {});
  await screen.findByRole('heading', { level: 1, name: signup ? 'Daftar' : 'Masuk' });
};

it.each([
  ['log-in', false],
  ['sign-up', true],
] as const)('the %s tells a guest who chose a schedule why it came and that the choice is kept', async (_, signup) => {
  await open(chosen, signup);
  expect(screen.getByText(kept)).toBeTruthy();
  expect(document.body.textContent).toMatch(/Setelah itu Anda langsung ke jadwal yang Anda pilih/);
});

it.each([null, '/profile', '/schema/list', `//evil.example${chosen}`, 'https://evil.example'])(
  'the log-in on the way to %s claims no chosen schedule',
  async (next) => {
    await open(next, false);
    expect(screen.queryByText(kept)).toBeNull();
  },
);
