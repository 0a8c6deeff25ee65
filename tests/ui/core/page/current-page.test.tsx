// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '../../../../src/ui/core/errors/error-boundary.tsx';
import { createSessionView, enter, leave, useSession } from '../../../../src/ui/core/session/session-view.ts';
import { CurrentPage } from '../../../../src/ui/frame/current-page.tsx';
import { matchRoute, routes } from '../../../../src/ui/frame/routes.tsx';
import { pages } from '../../portal/pages.ts';
import { person, sessionOf, showWith } from '../../show-with.tsx';

const own = vi.hoisted(() => ({ route: {}, preload: vi.fn(async () => undefined) }));
vi.mock('../../../../src/ui/frame/layouts/layout.tsx', () => ({
  Layout: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../../../src/ui/frame/routes.tsx', async (original) => {
  const real = await original<typeof import('../../../../src/ui/frame/routes.tsx')>();
  const matchRoute = (pathname: string) => {
    const matched = real.matchRoute(pathname);
    return matched && { ...matched, route: { ...matched.route, ...own.route } };
  };
  return { ...real, matchRoute, preload: own.preload };
});

const Page = () => {
  const { candidate } = useSession();
  const [first] = useState(candidate?.id ?? 'tamu');
  return <p>Dibuka oleh {first}</p>;
};

const show = async (address: string, session: ReturnType<typeof createSessionView>) => {
  history.replaceState(null, '', address);
  await act(async () =>
    showWith(
      <PageBoundary>
        <CurrentPage />
      </PageBoundary>,
      { session },
    ),
  );
  return session;
};

/** Home, with another check or layout. */
const open = (access: string, layout = 'default') => {
  own.route = { access, layout, page: Page };
  own.preload.mockClear();
  return show('/', access === 'candidate' ? sessionOf(person('1')) : createSessionView());
};
const text = () => screen.getByText(/^Dibuka oleh/).textContent;

it('a candidate’s page remounts when another tab has logged another person in', async () => {
  const session = await open('candidate');
  await act(async () => enter(session, person('1')));
  expect(text()).toBe('Dibuka oleh 1');
  await act(async () => enter(session, person('2')));
  expect(text()).toBe('Dibuka oleh 2');
});

it('a public page stays mounted over every log-in and log-out', async () => {
  const session = await open('everyone');
  await act(async () => enter(session, person('1')));
  await act(async () => leave(session));
  expect(text()).toBe('Dibuka oleh tamu');
});

it('a route with an unknown check is a server error with status 500 (specification 8) [8.route.unknown-check]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the caught error again
  await open('petugas');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terjadi kesalahan pada server');
  expect(screen.queryByText(/^Dibuka oleh/)).toBeNull();
});

it.each([
  ['exam', 1],
  ['document', 1],
  ['form', 1],
  ['dashboard', 0],
  ['default', 0],
])(
  'the code behind the back link is loaded with the page, where such a link exists: %s (fault matrix 75)',
  async (layout, times) => {
    vi.useFakeTimers();
    await open('candidate', layout);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(own.preload).toHaveBeenCalledTimes(times);
  },
);

const outcome = async (address: string, who: 'guest' | 'candidate'): Promise<string> => {
  cleanup();
  own.route = { page: Page };
  const session = who === 'candidate' ? sessionOf() : createSessionView();
  if (who === 'guest') leave(session);
  await show(address, session);
  return location.pathname === address && screen.queryByText(/^Dibuka oleh/) ? 'its page' : location.pathname;
};

// the law of pages opens each page to whom it is for
describe('the check of a route', () => {
  it('is tested for every route of the portal', () => {
    const opened = pages.map(([, address]) => matchRoute(new URL(address, location.href).pathname)?.route.name);
    expect(routes.map(({ name }) => name).filter((name) => !opened.includes(name))).toEqual([]);
  });

  it.each(pages.filter(([, , who]) => who !== null).map(([, address]) => address))(
    'sends a guest from %s to the log-in [6.route.checks]',
    async (address) => {
      expect(await outcome(address, 'guest')).toBe('/login');
    },
  );

  it('lets a guest see /login, and redirects a candidate from it [6.route.checks]', async () => {
    expect(await outcome('/login', 'guest')).toBe('its page');
    expect(await outcome('/login', 'candidate')).toBe('/');
  });
});
