import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { ConfigError, parseConfig } from '../../../../src/configuration/config.ts';
import ConfigErrorPage from '../../../../src/ui/core/errors/config-error-page.tsx';
import { PageBoundary } from '../../../../src/ui/core/errors/error-boundary.tsx';
import { FailureState } from '../../../../src/ui/core/errors/failure-state.tsx';
import { rootOptions } from '../../../../src/ui/core/errors/root-options.ts';
import { statusText } from '../../../../src/ui/core/failure-text.ts';
import { lazyComponent } from '../../../../src/ui/core/lazy-component.ts';

const reload = vi.fn();

const Broken = (): never => {
  throw new Error('the program is wrong');
};

const partOf = (state: { found: boolean }) =>
  lazyComponent(async () => {
    if (!state.found) throw new TypeError('Failed to fetch dynamically imported module: /assets/timeline.js');
    return { default: () => <h1>Proses Sertifikasi</h1> };
  });

const Pages = ({ timeline }: { readonly timeline: ReactNode }) => {
  const [pathname, navigate] = useLocation();
  if (pathname !== '/ujian') return timeline;
  return (
    <button type="button" onClick={() => navigate('/proses')}>
      Tinggalkan ujian
    </button>
  );
};

const portal = (timeline: ReactNode) =>
  render(
    <PageBoundary>
      <Pages timeline={timeline} />
    </PageBoundary>,
  );

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const errorHeading = 'Terjadi kesalahan. Silahkan coba lagi.';

describe('a page that fails', () => {
  const server = { there: true, asked: 0 };

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(server, { there: true, asked: 0 });
    sessionStorage.clear();
    history.replaceState(null, '', '/ujian');
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the caught error again
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', async () => {
      server.asked += 1;
      if (!server.there) throw new TypeError('Failed to fetch');
      return { status: 200 };
    });
  });

  afterEach(() => {
    reload.mockClear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('an error thrown by a page becomes the error page, with two ways out, of which "Coba lagi" reloads the page when the server answers [8.route.error-page]', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    expect(heading()).toBe(errorHeading);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Coba lagi',
      'Kembali ke Beranda',
    ]);
    expect([server.asked, reload.mock.calls.length]).toEqual([0, 0]);
    await press('Coba lagi');
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an error thrown by a page disappears on navigation to another page, also by Back (fault matrix 75)', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    await act(async () => {
      history.replaceState(null, '', '/ujian');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('button', { name: 'Tinggalkan ujian' })).toBeTruthy();
  });

  it('"Coba lagi" of the error page stays and says so when the server does not answer (fault matrix 75)', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    server.there = false;
    await press('Coba lagi');
    await press('Kembali ke Beranda');
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('Server belum bisa dihubungi');
    expect([reload.mock.calls.length, location.pathname]).toEqual([0, '/proses']);
  });

  it('a page with code that fails to load reloads once as soon as the server answers, and not before (fault matrix 75) [8.route.reload]', async () => {
    server.there = false;
    const Timeline = partOf({ found: false });
    portal(<Timeline />);
    await press('Tinggalkan ujian');
    await pass(60);
    expect([heading(), reload.mock.calls.length]).toEqual([errorHeading, 0]);
    server.there = true;
    await pass(33); // passes the longest pause and the two seconds before the reload
    const { asked } = server;
    await pass(300);
    expect([reload.mock.calls.length, server.asked]).toEqual([1, asked]);
  });
});

const shown = (facts: FailureFacts, title?: string) => {
  render(<FailureState error={new ApiFailure(facts)} {...(title && { title })} />);
  return [screen.getByRole('heading').textContent, screen.getByRole('alert').querySelector('h2 + *')?.textContent];
};

const connection =
  'Server belum dapat dihubungi. Bila situs lain terbuka, sambungan Anda baik dan gangguannya di server kami; coba lagi sebentar lagi.';

describe('the text of a failure', () => {
  const server = 'Bukan karena sambungan Anda. Coba lagi sebentar lagi.';

  it.each<[FailureFacts, string, string | undefined]>([
    [{ kind: 'network' }, 'Kesalahan jaringan', connection],
    [{ kind: 'http', status: 500 }, 'Terjadi kesalahan pada server', server],
    [{ kind: 'http', status: 404 }, 'Data tidak ditemukan', undefined],
    [{ kind: 'refused', serverMessage: 'Kuota jadwal ini sudah habis.' }, 'Kuota jadwal ini sudah habis.', undefined],
  ])('a failure shows the specified text first, and advice of its kind: %j', (facts, title, advice) => {
    expect(shown(facts)).toEqual([title, advice]);
  });

  it.each<[FailureFacts, string]>([
    [{ kind: 'timeout' }, `Kesalahan jaringan. ${connection}`],
    [{ kind: 'http', status: 503 }, `Terjadi kesalahan pada server. ${server}`],
    [{ kind: 'http', status: 403 }, `${statusText(403)}.`],
  ])('a part that failed to load names itself, and then the reason: %j', (facts, why) => {
    expect(shown(facts, 'Profil belum bisa dimuat')).toEqual(['Profil belum bisa dimuat', why]);
  });

  it('an unreadable response leads to the certification body, and says that no input is lost', () => {
    const [, advice] = shown({ kind: 'contract' });
    expect(advice).toMatch(/bukan kesalahan Anda, dan isian di perangkat ini tetap ada/);
    expect(screen.getByRole('link', { name: 'Kontak lembaga' }).getAttribute('href')).toBe('/kontak');
  });
});

it('an unusable configuration shows its wrong keys instead of the portal', () => {
  let problem: unknown;
  try {
    parseConfig({ api: { baseUrl: 'bukan alamat' }, brnd: {} });
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(ConfigError);
  render(<ConfigErrorPage problem={problem} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Konfigurasi portal tidak sesuai');
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^api\.baseUrl: /), 'brnd: kunci tidak dikenal']));
});

const failure = new Error('the program is wrong');

const RootOptionsBroken = (): never => {
  throw failure;
};

afterEach(() => vi.restoreAllMocks());

it('an error that shows the error page is reported and logged to the console', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const caught = vi.fn();
  const element = document.createElement('div');
  const root = createRoot(element, rootOptions(caught));
  await act(async () =>
    root.render(
      <PageBoundary>
        <RootOptionsBroken />
      </PageBoundary>,
    ),
  );
  expect(element.querySelector('h1')).not.toBeNull();
  expect(caught.mock.calls).toEqual([[failure]]);
  expect(console).toHaveBeenCalledWith(failure);
  await act(async () => root.unmount());
});
