// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { saveBeforeReload } from '../../../src/ui/errors/before-reload.ts';
import { useMobileRule } from '../../../src/ui/page/use-mobile-rule.ts';
import { createSessionView, SessionContext } from '../../../src/ui/session/session-view.ts';

const notice = 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen';
const exam = '/myassessment/exam/essay';

/** A window whose width a test sets; print is no screen. */
const windowOf = (width: number) => {
  const changed = new Set<() => void>();
  const asked: string[] = [];
  const state = { width };
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    const longest = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? /width\s*<=\s*([\d.]+)px/.exec(query)?.[1]);
    return {
      get matches() {
        return query.startsWith('screen and ') && state.width <= longest;
      },
      addEventListener: (_: string, listener: () => void) => changed.add(listener),
      removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
    };
  });
  return {
    resize: (to: number) =>
      act(async () => {
        state.width = to;
        for (const each of changed) each();
      }),
  };
};

const Page = () => {
  const [pathname] = useLocation();
  return <p>{useMobileRule(pathname) ? 'tidak boleh' : `halaman ${pathname}`}</p>;
};
const open = (address: string) => {
  window.history.replaceState(null, '', address);
  const alerts = createAlertsView();
  render(
    <SessionContext value={createSessionView()}>
      <AlertsContext value={alerts}>
        <Page />
      </AlertsContext>
    </SessionContext>,
  );
  return alerts;
};

/** What is saved before the page goes; ends when the test says so. */
let save = { begun: 0, end: (): void => undefined };
saveBeforeReload(() => {
  save.begun += 1;
  return new Promise((resolve) => {
    save.end = resolve;
  });
});
beforeEach(() => {
  save = { begun: 0, end: () => undefined };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const settle = () => act(async () => save.end());

it('at 992 px in the middle of an exam saves first, then goes home with the notice (fault matrix 44)', async () => {
  const screenOf = windowOf(1440);
  const alerts = open(exam);
  expect(screen.getByText(`halaman ${exam}`)).toBeTruthy();
  await screenOf.resize(993);
  expect([save.begun, screen.queryByText('tidak boleh')]).toEqual([0, null]);
  await screenOf.resize(992);
  expect(screen.getByText('tidak boleh')).toBeTruthy();
  expect([save.begun, location.pathname, alerts.open]).toEqual([1, exam, null]);
  await settle();
  expect([location.pathname, alerts.open]).toEqual(['/', { kind: 'notice', text: notice }]);
});

it('stays where it is when the window is wide again before all is saved (fault matrix 44)', async () => {
  const screenOf = windowOf(1440);
  const alerts = open(exam);
  await screenOf.resize(900);
  await screenOf.resize(993);
  await settle();
  expect([location.pathname, alerts.open]).toEqual([exam, null]);
  expect(screen.getByText(`halaman ${exam}`)).toBeTruthy();
});

it('a save that hangs keeps nobody on a page that is too narrow (fault matrix 44)', async () => {
  vi.useFakeTimers();
  try {
    windowOf(600);
    open(exam);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(location.pathname).toBe('/');
  } finally {
    vi.useRealTimers();
  }
});

it('leaves all other pages alone', async () => {
  windowOf(390);
  const alerts = open('/profile');
  await settle();
  expect([location.pathname, alerts.open]).toEqual(['/profile', null]);
});
