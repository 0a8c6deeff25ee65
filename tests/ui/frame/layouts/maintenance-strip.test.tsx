import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { ConfigContext } from '../../../../src/ui/core/config-context.ts';
import { HeaderStrip } from '../../../../src/ui/frame/layouts/header-strip.tsx';
import { maintenanceText } from '../../../../src/ui/frame/layouts/maintenance-strip.tsx';
import '../../../../src/ui/exam/public/running-exam-strip.tsx';
import { examsKey } from '../../../../src/ui/exam/public/exams-query.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';
import { inPortal } from '../../../unit/documents/screens.tsx';

const maintenance = { from: '2026-11-28T22:00+07:00', until: '2026-11-29T02:00+07:00' };

it.each([
  ['2026-11-20T10:00Z', maintenance.until, 'Pemeliharaan 28 Nov 2026, 22.00 WIB – 29 Nov 2026, 02.00 WIB'],
  ['2026-11-20T10:00Z', '2026-11-28T16:30Z', 'Pemeliharaan 28 Nov 2026, 22.00–23.30 WIB'],
  ['2026-11-28T15:00Z', maintenance.until, 'Sedang dipelihara sampai 29 Nov 2026, 02.00 WIB'],
  ['2026-11-28T19:00Z', maintenance.until, null],
])('at %s a maintenance until %s is announced as %j', (now, until, said) => {
  expect(maintenanceText({ ...maintenance, until }, Date.parse(now))).toBe(said);
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = async (who: 'guest' | 'candidate', address: string, status: 'ready' | 'running' = 'ready') => {
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

it('the header announces a maintenance to guests and to candidates', async () => {
  expect(await shown('guest', '/')).toMatch(/^Pemeliharaan 28 Nov/);
  expect(await shown('candidate', '/profile')).toMatch(/^Pemeliharaan 28 Nov/);
});

it.each(['/myassessment/exam/result/tab', '/myassessment/exam/result/VFJY', '/myassessment/exam/VFJY'])(
  'the page %s, which is no exam, announces a maintenance',
  async (address) => {
    expect(await shown('candidate', address)).toMatch(/^Pemeliharaan 28 Nov/);
  },
);

it('a running exam is announced instead of a maintenance', async () => {
  expect(await shown('candidate', '/profile', 'running')).toMatch(/sedang berjalan/);
});

it.each(['/myassessment/exam/essay/VFJY', '/myassessment/exam/gladi-bersih/VFJY'])(
  'the page %s announces no maintenance, so that nothing covers an exam',
  async (address) => {
    expect(await shown('candidate', address)).toBe('');
  },
);
