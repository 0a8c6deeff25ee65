// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PageBoundary } from '../../../../src/ui/core/errors/error-boundary.tsx';
import { createSessionView, enter, leave, useSession } from '../../../../src/ui/core/session/session-view.ts';
import { CurrentPage } from '../../../../src/ui/frame/current-page.tsx';
import { person, showWith } from '../../show-with.tsx';

const shown = vi.hoisted(() => ({
  access: 'candidate',
  layout: 'default',
  page: () => null as unknown,
  preload: vi.fn(async () => undefined),
}));
vi.mock('../../../../src/ui/frame/layouts/layout.tsx', () => ({
  Layout: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../../../src/ui/frame/routes.tsx', () => ({
  preload: shown.preload,
  matchRoute: () => ({
    args: {},
    route: { path: { pattern: '/' }, layout: shown.layout, title: 'Halaman', access: shown.access, page: shown.page },
  }),
}));

const Page = () => {
  const { candidate } = useSession();
  const [first] = useState(candidate?.id ?? 'tamu');
  return <p>Dibuka oleh {first}</p>;
};

const open = (access: string, layout = 'default') => {
  Object.assign(shown, { access, layout, page: Page });
  shown.preload.mockClear();
  const session = createSessionView();
  if (access === 'candidate') enter(session, person('1'));
  showWith(
    <PageBoundary>
      <CurrentPage />
    </PageBoundary>,
    { session },
  );
  return session;
};
const text = () => screen.getByText(/^Dibuka oleh/).textContent;

it('a candidate’s page remounts when another tab has logged another person in', async () => {
  const session = open('candidate');
  await act(async () => enter(session, person('1')));
  expect(text()).toBe('Dibuka oleh 1');
  await act(async () => enter(session, person('2')));
  expect(text()).toBe('Dibuka oleh 2');
});

it('a public page stays mounted over every log-in and log-out', async () => {
  const session = open('everyone');
  await act(async () => enter(session, person('1')));
  await act(async () => leave(session));
  expect(text()).toBe('Dibuka oleh tamu');
});

it('a route with an unknown check is a server error with status 500 (specification 8) [8.route.unknown-check]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the caught error again
  open('petugas');
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
    open('candidate', layout);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(shown.preload).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
  },
);
