// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { AlertsContext, createAlertsView } from '../../../../src/ui/core/alerts/alerts-view.ts';
import { saveBeforeReload } from '../../../../src/ui/core/errors/before-reload.ts';
import { useMobileRule } from '../../../../src/ui/core/page/use-mobile-rule.ts';
import { createSessionView, SessionContext } from '../../../../src/ui/core/session/session-view.ts';

const exam = '/myassessment/exam/essay';

/** `zoom` narrows the inner width only; queries for print never match. */
const windowOf = (width: number) => {
  const changed = new Set<() => void>();
  const state = { width, zoom: 1 };
  const inner = () => Math.floor(state.width / state.zoom);
  vi.stubGlobal('matchMedia', (query: string) => {
    const longest = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1]);
    return {
      get matches() {
        return query.startsWith('screen and ') && inner() <= longest;
      },
      addEventListener: (_: string, listener: () => void) => changed.add(listener),
      removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
    };
  });
  const show = () =>
    Object.assign(window, { innerWidth: inner(), outerWidth: state.width, devicePixelRatio: state.zoom });
  const change = (to: Partial<typeof state>) =>
    act(async () => {
      const before = inner() <= 992;
      Object.assign(state, to);
      show();
      dispatchEvent(new Event('resize'));
      if (before !== inner() <= 992) for (const each of changed) each();
    });
  show();
  return { resize: (to: number) => change({ width: to }), zoom: (to: number) => change({ zoom: to }) };
};

const Page = () => {
  const [pathname] = useLocation();
  return <p>{useMobileRule(pathname) ? 'tidak boleh' : `halaman ${pathname}`}</p>;
};
const open = (address: string, written?: HTMLElement) => {
  window.history.replaceState(null, '', address);
  const alerts = createAlertsView();
  render(
    <SessionContext value={createSessionView()}>
      <AlertsContext value={alerts}>
        <Page />
      </AlertsContext>
    </SessionContext>,
    { ...(written && { container: written, hydrate: true }) },
  );
  return alerts;
};

let save = { begun: 0, end: (): void => undefined };
saveBeforeReload(() => {
  save.begun += 1;
  return new Promise((resolve) => {
    save.end = resolve;
  });
});
beforeEach(() => {
  vi.useFakeTimers();
  save = { begun: 0, end: () => undefined };
});
afterEach(() => void vi.unstubAllGlobals());
const settle = () => act(async () => save.end());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const patience = 500;

it('an exam at 992 px saves first, then goes home with the notice (fault matrix 44) [2.narrow.home]', async () => {
  const screenOf = windowOf(1440);
  const alerts = open(exam);
  await screenOf.resize(993);
  await pass(patience);
  expect([save.begun, screen.queryByText('tidak boleh')]).toEqual([0, null]);
  await screenOf.resize(992);
  await pass(patience);
  expect(screen.getByText('tidak boleh')).toBeTruthy();
  expect([save.begun, location.pathname, alerts.open]).toEqual([1, exam, null]);
  await settle();
  expect([location.pathname, alerts.open?.kind]).toEqual(['/', 'narrow']);
  expect(alerts.open).toMatchObject({ left: { address: exam, at: Date.now() } });
});

it.each(['/myassessment', '/myassessment/exam/result/tab', '/lain/myassessment'])(
  'a window of 992 px cannot use %s, nor any path with myassessment, and goes home [6.mobile.assessment-pages] [2.narrow.home]',
  async (address) => {
    windowOf(992);
    const alerts = open(address);
    expect(screen.getByText('tidak boleh')).toBeTruthy();
    await settle();
    expect([location.pathname, alerts.open?.kind]).toEqual(['/', 'narrow']);
  },
);

it('the page stays when the window is wide again before everything is saved (fault matrix 44)', async () => {
  const screenOf = windowOf(1440);
  const alerts = open(exam);
  await screenOf.resize(900);
  await pass(patience);
  await screenOf.resize(993);
  await settle();
  expect([save.begun, location.pathname, alerts.open]).toEqual([1, exam, null]);
  expect(screen.getByText(`halaman ${exam}`)).toBeTruthy();
});

it('a save that hangs does not hold a page that is too narrow (fault matrix 44)', async () => {
  windowOf(600);
  open(exam);
  await pass(1_000);
  expect(location.pathname).toBe('/');
});

it('a window that is narrow for less than half a second changes nothing (fault matrix 71)', async () => {
  const screenOf = windowOf(1366);
  const alerts = open(exam);
  for (let times = 0; times < 3; times += 1) {
    await screenOf.resize(1);
    await pass(patience - 1);
    await screenOf.resize(1366);
    await pass(patience);
  }
  expect([save.begun, location.pathname, alerts.open]).toEqual([0, exam, null]);
});

it.each([1.5, 2, 4])('a page zoomed %d times in a wide window stays (fault matrix 71)', async (zoom) => {
  const screenOf = windowOf(1366);
  const alerts = open(exam);
  await screenOf.zoom(zoom);
  await pass(patience);
  expect([save.begun, location.pathname, alerts.open]).toEqual([0, exam, null]);
});

it('a zoomed page goes home when its window becomes too narrow, although the page was narrow before (fault matrix 71)', async () => {
  const screenOf = windowOf(1366);
  open(exam);
  await screenOf.zoom(1.5);
  await screenOf.resize(980);
  await pass(patience);
  await settle();
  expect(location.pathname).toBe('/');
});

it.each(['drawn by the browser', 'in the HTML of the build'])(
  'a window that is narrow from the start is refused at once when the page is %s',
  (written) => {
    windowOf(390);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<p>halaman ${exam}</p>`;
    open(exam, written === 'in the HTML of the build' ? container : undefined);
    expect(screen.getByText('tidak boleh')).toBeTruthy();
    container.remove();
  },
);

it('the rule ignores all other pages', async () => {
  windowOf(390);
  const alerts = open('/profile');
  await pass(patience);
  expect([location.pathname, alerts.open]).toEqual(['/profile', null]);
});
