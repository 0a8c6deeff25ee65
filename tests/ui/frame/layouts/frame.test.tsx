import '../../../../src/ui/exam/public/running-exam-strip.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { logOutTokens } from '../../../../src/application/account/log-out-tokens.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import type { Candidate } from '../../../../src/domain/account/candidate.ts';
import { ConfigContext } from '../../../../src/ui/core/config-context.ts';
import { examsKey } from '../../../../src/ui/exam/public/exams-query.ts';
import { descriptionOf } from '../../../../src/ui/frame/descriptions.ts';
import { Footer } from '../../../../src/ui/frame/layouts/footer.tsx';
import { HeaderStrip } from '../../../../src/ui/frame/layouts/header-strip.tsx';
import { maintenanceText } from '../../../../src/ui/frame/layouts/maintenance-strip.tsx';
import { AccountCorner } from '../../../../src/ui/frame/layouts/menu/account-corner.tsx';
import CandidateCorner from '../../../../src/ui/frame/layouts/menu/candidate-corner.tsx';
import { MobileMenuItems } from '../../../../src/ui/frame/layouts/menu/mobile-menu-items.tsx';
import { SideMenu } from '../../../../src/ui/frame/layouts/menu/side-menu.tsx';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { anExam, examsOf } from '../../../builders/exam.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { htmlOf, inPortal, linksOf, textOf } from '../../../unit/documents/screens.tsx';
import { above, FakeServices, sessionOf, showWith } from '../../show-with.tsx';

const candidate = { id: '1', email: 'gita@contoh.example', fullname: 'Gita Contoh', photo: null, emailVerified: true };

it('the footer links to the portal’s pages, in words for visitors', () => {
  const html = htmlOf(<Footer />);
  expect(textOf(html)).not.toMatch(/config|diatur/);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      ['Skema', '/schema/list'],
      ['Jadwal', '/schema/schedule'],
      ['Cek sertifikat', '/certificate-check'],
      ['Sertifikat saya', '/certificate/psre'],
      ['Kontak', '/kontak'],
    ]),
  );
});

it('the footer links to no certificate check where the portal offers none, but still to the search for holders', () => {
  const config = parseConfig({ links: { certificateHolders: 'https://pemegang.contoh.example/' } });
  const links = linksOf(htmlOf(<ConfigContext value={config}>{<Footer />}</ConfigContext>));
  expect(links.filter(([, to]) => to.startsWith('/certificate-check'))).toEqual([]);
  expect(links).toContainEqual([expect.stringContaining('Pemegang Sertifikat'), 'https://pemegang.contoh.example/']);
});

it('the account menu shows the person’s name and email', () => {
  render(inPortal(<CandidateCorner candidate={candidate} />, 'candidate'));
  const button = screen.getByRole('button', { name: 'Menu akun Gita Contoh' });
  expect(document.body.textContent).not.toContain('gita@contoh.example');
  fireEvent.click(button);
  expect(screen.getByText('Gita Contoh')).toBeDefined();
  expect(document.body.textContent).toContain('gita@contoh.example');
  const described = screen.getByRole('menu').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toContain('gita@contoh.example');
});

it('the mobile menu marks the current page', () => {
  const there = htmlOf(<MobileMenuItems onChoose={() => {}} />, 'candidate', '/voucher');
  expect(there.match(/<a[^>]*aria-current[^>]*>[^<]*/g)?.map((link) => link.replace(/<[^>]*>/, ''))).toEqual([
    'Voucher',
  ]);
});

it('the second click of a double click that began on the previous page does not log out', async () => {
  const logOut = vi.fn(async () => ({ kind: 'left' as const, told: Promise.resolve(true) }));
  showWith(<SideMenu />, {
    services: new FakeServices().with(logOutTokens.logOut, logOut),
    session: sessionOf(),
  });
  const press = async (detail: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Keluar' }), { detail });
    await act(settled);
  };
  await press(2);
  expect(logOut).not.toHaveBeenCalled();
  await press(1);
  expect(logOut).toHaveBeenCalledOnce();
});

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

describe('a session', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('while it is unknown, header and mobile menu (fault matrix 78) show neither "Masuk" nor a candidate’s menus, from the first HTML on', async () => {
    const { page } = header();
    expect(renderToString(<Router ssrPath="/">{page}</Router>)).not.toMatch(/>(Masuk|Daftar|Keluar|Sertifikasi Saya)</);
    render(page);
    await pass(0);
    expect(ofSomebody()).toEqual([]);
  });

  it('while it is unknown, header and mobile menu (fault matrix 78) also show neither when the server cannot be reached; once it answers, a guest can log in', async () => {
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

it('the footer of a page that was built in an earlier year shows the current year [1.footer.year]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-06-01T00:00:00Z');
  const built = document.body.appendChild(document.createElement('div'));
  built.innerHTML = htmlOf(<Footer />);
  expect(built.textContent).toContain('© 2026 Portal Asesi');
  vi.setSystemTime('2027-06-01T00:00:00Z');
  const complaints = vi.fn();
  const root = await act(async () =>
    hydrateRoot(built, <Router>{inPortal(<Footer />, 'guest')}</Router>, { onRecoverableError: complaints }),
  );
  expect(built.textContent).toContain('© 2027 Portal Asesi');
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('search engines and the sitemap get the public pages, that of the certificate check only where the portal checks certificates, and no pages of candidates', () => {
  expect(descriptionOf('certificateCheck', parseConfig({ features: { certificateCheck: true } }))).toContain('Periksa');
  expect(descriptionOf('certificateCheck', parseConfig({}))).toBeNull();
  expect(descriptionOf('schemes', parseConfig({}))).toContain('skema');
  expect(descriptionOf('transactions', parseConfig({}))).toBeNull();
});

const maintenance = { from: '2026-11-28T22:00+07:00', until: '2026-11-29T02:00+07:00' };

const shown = async (who: 'guest' | 'candidate', address: string, status: 'ready' | 'running') => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00Z'), toFake: ['Date'] });
  const exam = anExam({ status });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['assessment', 'newest'], [exam.trxId]);
  queries.setQueryData(examsKey(exam.trxId), examsOf(exam));
  const { container } = render(
    inPortal(
      <ConfigContext value={{ ...defaultConfig, maintenance }}>
        <QueryClientProvider client={queries}>
          <Router hook={memoryLocation({ path: address }).hook}>
            <HeaderStrip />
          </Router>
        </QueryClientProvider>
      </ConfigContext>,
      who,
    ),
  );
  await act(() => import('../../../../src/ui/frame/layouts/maintenance-strip.tsx'));
  await act(() => import('../../../../src/ui/exam/public/running-exam-strip.tsx'));
  await act(async () => undefined);
  return container.textContent;
};

describe('a maintenance', () => {
  it.each([
    ['2026-11-20T10:00Z', maintenance.until, 'Pemeliharaan 28 Nov 2026, 22.00 WIB – 29 Nov 2026, 02.00 WIB'],
    ['2026-11-20T10:00Z', '2026-11-28T16:30Z', 'Pemeliharaan 28 Nov 2026, 22.00–23.30 WIB'],
    ['2026-11-28T15:00Z', maintenance.until, 'Sedang dipelihara sampai 29 Nov 2026, 02.00 WIB'],
    ['2026-11-28T19:00Z', maintenance.until, null],
  ])('at %s a maintenance until %s is announced as %j', (now, until, said) => {
    expect(maintenanceText({ ...maintenance, until }, Date.parse(now))).toBe(said);
  });

  const announced = /^Pemeliharaan 28 Nov/;

  it.each([
    ['guest', '/', 'ready', announced],
    ['candidate', '/profile', 'ready', announced],
    ['candidate', '/myassessment/exam/result/tab', 'ready', announced],
    ['candidate', '/myassessment/exam/result/VFJY', 'ready', announced],
    ['candidate', '/myassessment/exam/VFJY', 'ready', announced],
    ['candidate', '/profile', 'running', /sedang berjalan/],
    ['candidate', '/myassessment/exam/essay/VFJY', 'ready', /^$/],
    ['candidate', '/myassessment/exam/gladi-bersih/VFJY', 'ready', /^$/],
  ] as const)(
    'is announced to a %s at %s, except on the page of an exam, which nothing covers, and while one is %s: %s',
    async (who, address, status, said) => {
      expect(await shown(who, address, status)).toMatch(said);
    },
  );
});
