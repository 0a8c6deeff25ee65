import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { PageBoundary } from '../../../../src/ui/core/errors/error-boundary.tsx';
import { lazyComponent } from '../../../../src/ui/core/lazy-component.ts';

const server = { there: true, asked: 0 };
const reload = vi.fn();
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

describe('an error thrown by a page', () => {
  it('becomes the error page, with two ways out [8.route.error-page]', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    expect(heading()).toBe(errorHeading);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Coba lagi',
      'Kembali ke Beranda',
    ]);
    expect([server.asked, reload.mock.calls.length]).toEqual([0, 0]);
  });

  it('disappears on navigation to another page, also by Back (fault matrix 75)', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    await act(async () => {
      history.replaceState(null, '', '/ujian');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('button', { name: 'Tinggalkan ujian' })).toBeTruthy();
  });
});

describe('"Coba lagi" of the error page', () => {
  it('reloads the page when the server answers', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    await press('Coba lagi');
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays and says so when the server does not answer (fault matrix 75)', async () => {
    portal(<Broken />);
    await press('Tinggalkan ujian');
    server.there = false;
    await press('Coba lagi');
    await press('Kembali ke Beranda');
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('Server belum bisa dihubungi');
    expect([reload.mock.calls.length, location.pathname]).toEqual([0, '/proses']);
  });
});

describe('a page with code that fails to load', () => {
  it('reloads once as soon as the server answers, and not before (fault matrix 75) [8.route.reload]', async () => {
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

  it('is loaded again on the next navigation to it', async () => {
    server.there = false;
    const state = { found: false };
    const Timeline = partOf(state);
    portal(<Timeline />);
    await press('Tinggalkan ujian');
    expect(heading()).toBe(errorHeading);
    await act(async () => {
      history.replaceState(null, '', '/ujian');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    state.found = true;
    await press('Tinggalkan ujian');
    await pass(1);
    expect(heading()).toBe('Proses Sertifikasi');
  });
});
