import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { AlertsContext, createAlertsView, useAlerts } from '../../../src/ui/core/alerts/alerts-view.ts';
import { createSessionView, SessionContext } from '../../../src/ui/core/session/session-view.ts';
import { AlertHost } from '../../../src/ui/frame/alerts/alert-host.tsx';
import { FetchingBar } from '../../../src/ui/frame/app.tsx';
import { politeWords } from '../../ui/polite-words.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Heard {
  alerts: ReturnType<typeof useAlerts> | null;
}

const Speaker = ({ heard }: { heard: Heard }) => {
  heard.alerts = useAlerts();
  return null;
};

const show = () => {
  const heard: Heard = { alerts: null };
  render(
    <SessionContext value={createSessionView()}>
      <AlertsContext value={createAlertsView()}>
        <Speaker heard={heard} />
        <AlertHost />
      </AlertsContext>
    </SessionContext>,
  );
  return (say: (to: ReturnType<typeof useAlerts>) => void) =>
    act(async () => {
      if (heard.alerts) say(heard.alerts);
      await vi.dynamicImportSettled();
    });
};

const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test('a success alert is titled Success and closes after 1500 ms [8.alert.success] [9.time.success-alert]', async () => {
  const say = show();
  await say((alerts) => alerts.succeeded('Tersimpan'));
  await passes(1_499);
  expect(politeWords()).toBe('SuccessTersimpan');
  await passes(1);
  expect(politeWords()).toBe('');
});

test('an error alert is titled Error, shows the server’s message and is closed with Tutup', async () => {
  const say = show();
  await say((alerts) => alerts.failed(new ApiFailure({ kind: 'http', status: 409, serverMessage: 'Kuota habis.' })));
  await passes(10_000);
  expect(document.querySelector('dialog')?.textContent).toMatch(/Error[\s\S]*Kuota habis\.[\s\S]*Tutup/);
  const close = Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Tutup');
  await act(async () => close?.click());
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  [
    '5.message.code-03',
    { code: '03', message: 'Periksa isian Anda', errors: { nik: ['NIK wajib diisi'], email: ['Email sudah dipakai'] } },
    ['Periksa isian Anda', 'NIK wajib diisi', 'Email sudah dipakai'],
  ],
  [
    '5.message.code-02',
    { code: '02', message: 'Validation nama wajib | email salah' },
    ['Data yang dikirim tidak sesuai', 'Validation nama wajib', 'email salah'],
  ],
])(
  'an alert lists the field errors of the server as bullets under its text [%s]',
  async (_, reply, [text, ...points]) => {
    const say = show();
    await say((alerts) => alerts.failed(refusalOf(reply)));
    const dialog = document.querySelector('dialog');
    expect(dialog?.querySelector('p')?.textContent).toBe(text);
    expect(Array.from(dialog?.querySelectorAll('ul > li') ?? [], (item) => item.textContent)).toEqual(points);
  },
);

test('the loading bar runs during every request [4.loading.flag]', async () => {
  const queries = new QueryClient();
  const { container } = render(
    <QueryClientProvider client={queries}>
      <FetchingBar />
    </QueryClientProvider>,
  );
  const active = () => container.querySelector('[data-active]')?.getAttribute('data-active');
  expect(active()).toBe('false');
  let answer: (text: string) => void = () => {};
  void queries.fetchQuery({ queryKey: ['x'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  await passes(1);
  expect(active()).toBe('true');
  answer('ada');
  await passes(1);
  expect(active()).toBe('false');
});
