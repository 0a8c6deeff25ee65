import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import type { Candidate } from '../../../../src/domain/account/candidate.ts';
import { AccountCorner } from '../../../../src/ui/frame/layouts/menu/account-corner.tsx';
import { MobileMenuItems } from '../../../../src/ui/frame/layouts/menu/mobile-menu-items.tsx';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { above } from '../../show-with.tsx';

beforeEach(() => void vi.useFakeTimers());

const header = (address = '/') => {
  window.history.replaceState(null, '', address);
  const findSession = vi.fn(() => new Promise<Candidate | null>((_, reject) => fail.push(reject)));
  const fail: ((reason: unknown) => void)[] = [];
  const services = new FakeServices()
    .with(accountTokens.findSession, findSession)
    .with(accountTokens.sessionTabs, { listen: () => () => undefined } as never);
  const page = above({ services }).around(
    <>
      <AccountCorner />
      <MobileMenuItems onChoose={() => {}} />
      <SessionWatch />
    </>,
  );
  return { findSession, page, failAll: () => act(async () => fail.map((each) => each(new Error('500')))) };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const ofSomebody = () =>
  screen
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((title) => ['Masuk', 'Daftar', 'Sertifikasi Saya', 'Notifikasi'].includes(title ?? ''));

describe('while the session is unknown, header and mobile menu (fault matrix 78)', () => {
  it('show neither "Masuk" nor a candidate’s menus, from the first HTML on', async () => {
    const { page } = header();
    expect(renderToString(<Router ssrPath="/">{page}</Router>)).not.toMatch(/>(Masuk|Daftar|Keluar|Sertifikasi Saya)</);
    render(page);
    await pass(0);
    expect(ofSomebody()).toEqual([]);
  });

  it('also show neither when the server cannot be reached; once it answers, a guest can log in', async () => {
    const { page, findSession, failAll } = header();
    render(page);
    await pass(0);
    await failAll();
    expect(ofSomebody()).toEqual([]);
    findSession.mockResolvedValueOnce(null);
    await pass(60_000);
    expect(ofSomebody()).toEqual(['Masuk', 'Daftar', 'Masuk', 'Daftar']);
  });
});
