import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { type StageStatus, stageNames, type Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { type AgreementDraft, AgreementForm } from '../../../src/ui/assessment/agreement/agreement-form.tsx';
import { useResult } from '../../../src/ui/assessment/public/result-data.ts';
import { useTimelineQuery, useWaitingBills } from '../../../src/ui/assessment/public/timeline-data.ts';
import { type ResultDraft, ResultForm } from '../../../src/ui/assessment/result/result-form.tsx';
import ResultTabsPage from '../../../src/ui/assessment/result/result-tabs-page.tsx';
import { useAgreement } from '../../../src/ui/assessment/timeline/assessment-data.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { createQueryClient, setEventsArrive } from '../../../src/ui/core/query-client.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';
import { examsKey } from '../../../src/ui/exam/public/exams-query.ts';
import { anExam } from '../../builders/exam.ts';
import { anAgreement, aResult } from '../../builders/printed-forms.ts';
import { aStage } from '../../builders/stages.ts';
import { aDraft } from '../../fakes/page-draft.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, onceAsked, sessionOf, showWith } from '../show-with.tsx';

const signature = { image: null, signedAt: '2026-03-10T03:00:00.000Z' };

const agreement = anAgreement();

const signed = anAgreement({ status: 'approved', signature });

const result = aResult({ decidedAt: '2026-03-10T02:00:00.000Z' });

const refused = new ApiFailure({ kind: 'refused', serverMessage: 'Keputusan sudah diperbarui.' });

const onSigned = vi.fn();

const AgreementShown = () => {
  const { data } = useAgreement('TRX-1');
  if (!data) return null;
  if (data.status !== 'draft') return <p>Ditandatangani {data.review?.note}</p>;
  return <AgreementForm agreement={data} draft={aDraft<AgreementDraft>({ agreed: true })} onSent={onSigned} />;
};

const ResultShown = () => {
  const { data } = useResult('TRX-1');
  return data ? <p>Keputusan {data.decidedAt}</p> : null;
};

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the sending of a form', () => {
  const open = async (shown: ReactNode) => {
    let end: { readonly resolve: () => void; readonly reject: (error: unknown) => void } | null = null;
    const server = { agreement, result };
    const sending = <Outcome,>(outcome: () => Outcome) =>
      new Promise<Outcome>((resolve, reject) => {
        end = { resolve: () => resolve(outcome()), reject };
      });
    const acknowledge = vi.fn(() =>
      sending(() => ({ kind: 'sent', form: { ...result, acknowledged: signature } }) as const),
    );
    const services = new FakeServices()
      .with(assessmentTokens.signAgreement, () => sending(() => ({ kind: 'sent', form: signed }) as const))
      .with(assessmentTokens.acknowledgeResult, acknowledge)
      .with(profileTokens.profiles, {
        find: async () => ({ personal: {}, signature: 'data:image/png;base64,AA==' }),
      } as never)
      .withTimelines({ find: async () => null })
      .with(assessmentTokens.assessments, {
        agreement: async () => server.agreement,
        result: async () => server.result,
      } as never)
      .with(purchaseTokens.transactions, { list: () => Promise.reject(refused) } as never);
    const { alerts, unmount } = showWith(shown, { services, session: sessionOf(), queries: onceAsked(30_000) });
    await screen.findByRole('img', { name: 'Tanda tangan dari profil Anda' });
    return {
      server,
      alerts,
      acknowledge,
      unmount,
      press: async (name: string) => {
        fireEvent.click(screen.getByRole('button', { name }));
        await waitFor(() => expect(end).not.toBeNull());
      },
      ends: () => act(async () => end?.resolve()),
      isRefused: () => act(async () => end?.reject(refused)),
    };
  };

  beforeEach(() => window.history.replaceState(null, '', '/myassessment/agreement/x'));

  describe('the agreement while it is sent', () => {
    it('asks before the tab closes, and notifies its page once it is signed', async () => {
      const { press, ends } = await open(<AgreementShown />);
      expect(asksBeforeClosing()).toBe(false);
      onSigned.mockClear();
      await press('Tanda tangani dan kirim');
      await waitFor(() => expect(asksBeforeClosing()).toBe(true));
      await ends();
      await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
      expect(location.pathname).toBe('/myassessment/agreement/x');
      expect(asksBeforeClosing()).toBe(false);
    });

    it('navigates nowhere when the candidate has left by then', async () => {
      const { press, ends, unmount } = await open(<AgreementShown />);
      await press('Tanda tangani dan kirim');
      unmount();
      window.history.replaceState(null, '', '/faq');
      await ends();
      expect(location.pathname).toBe('/faq');
    });
  });

  it('an acceptance names the decision that was read, and a refusal makes the page read the new decision', async () => {
    const { press, isRefused, server, acknowledge, alerts } = await open(
      <>
        <ResultShown />
        <ResultForm result={result} draft={aDraft<ResultDraft>({ read: true })} onSent={() => undefined} />
      </>,
    );
    await press('Terima hasil');
    expect(acknowledge).toHaveBeenCalledWith(result, { kind: 'profile' }, expect.anything());
    server.result = { ...result, decidedAt: '2026-03-11T02:00:00.000Z' };
    await isRefused();
    expect(await screen.findByText('Keputusan 2026-03-11T02:00:00.000Z')).toBeTruthy();
    expect(alerts.open?.kind).toBe('failure');
  });
});

const timelineOf = (trxId: string, result: StageStatus): Timeline => ({
  trxId,
  scheme: { title: 'x', slug: 'x' },
  schedule: { startsAt: '2026-12-15T01:00:00Z', endsAt: null, siteName: 'TUK', city: '' },
  stages: stageNames.map((name) => {
    const status = name === 'result' ? result : 'locked';
    const since = status === 'locked' ? null : '2026-12-16T01:00:00Z';
    return { name, status, since, waitingFor: null, note: null, due: null };
  }),
});

interface World {
  readonly pages: readonly Readonly<Record<string, StageStatus>>[];
  readonly timelineFails?: (trxId: string) => boolean;
  readonly listFails?: () => boolean;
}

const unreachable = () => new ApiFailure({ kind: 'network' });

const listed = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the list of results', () => {
  const open = ({ pages, timelineFails = () => false, listFails = () => false }: World, search = '') => {
    const asked: number[] = [];
    const services = new FakeServices()
      .with(purchaseTokens.transactions, {
        list: async (_: string, page: number) => {
          asked.push(page);
          if (listFails()) throw unreachable();
          const items = Object.keys(pages[page - 1] ?? {}).map((id) =>
            aTransaction({ id, status: 'paid', scheme: { slug: 'x', title: `Skema ${id}` } }),
          );
          return { items, current: page, last: pages.length, total: 99 };
        },
      } as never)
      .withTimelines({
        find: async (trxId) => {
          if (timelineFails(trxId)) throw unreachable();
          const status = pages.map((page) => page[trxId]).find((found) => found !== undefined);
          return status ? timelineOf(trxId, status) : null;
        },
      });
    openPages({ [paths.resultTabs.pattern]: ResultTabsPage }, paths.resultTabs.to({}) + search, services);
    return asked;
  };

  it('the tab in the address shows the matching assessments of all pages, each with a link to its result', async () => {
    const pages = [{ A: 'open', B: 'done' }, { B: 'done', C: 'done' }, { D: 'locked' }] as const;
    open({ pages }, '?tab=accepted');
    const link = await screen.findByRole('link', { name: 'Skema B' });
    expect(link.getAttribute('href')).toBe(paths.result.to({ trxid: encodeTrxId('B') }));
    expect(listed()).toEqual(['Skema B', 'Skema C']);
    const tabs = within(screen.getByRole('navigation', { name: 'Keadaan hasil asesmen' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Perlu dibaca1',
      'Sudah diterima2',
      'Belum ada hasil1',
    ]);
  });

  it('the page reads at most five pages of assessments, and says that there are more', async () => {
    const asked = open({ pages: Array.from({ length: 7 }, (_, index) => ({ [`P${index}`]: 'open' as const })) });
    expect(await screen.findByText(/Hanya asesmen terbaru/)).toBeTruthy();
    expect(listed()).toHaveLength(5);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  it('the page mentions an assessment with unreadable stages, and reads it again on request', async () => {
    let broken = true;
    open({ pages: [{ A: 'open', B: 'open' }], timelineFails: (trxId) => broken && trxId === 'B' });
    expect(await screen.findByText('1 asesmen belum dapat dibaca')).toBeTruthy();
    expect(listed()).toEqual(['Skema A']);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Skema B' })).toBeTruthy();
    expect(screen.queryByText('1 asesmen belum dapat dibaca')).toBeNull();
  });

  it('a list that cannot be read can be tried again, and an empty list leads to the schemes', async () => {
    let broken = true;
    open({ pages: [{}], listFails: () => broken });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    broken = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Anda belum mengikuti sertifikasi' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lihat skema sertifikasi' })).toBeTruthy();
  });
});

const queryOver = (queries: QueryClient, read: unknown) => {
  const services = { resolve: async () => read as never };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  return renderHook(useTimelineQuery, { wrapper });
};

it('exams that are known as running are read again when the timeline says that they are over', async () => {
  const queries = createQueryClient(createSessionView(), () => 0, 0);
  const stale = (trxId: string) => queries.getQueryState(examsKey(trxId))?.isInvalidated;
  for (const trxId of ['TRX-1', 'TRX-2'])
    queries.setQueryData(examsKey(trxId), { trxId, exams: [{ ...anExam(), status: 'running' }] });
  const read = async (trxId: string) => {
    return { trxId, stages: [aStage('exam', { status: trxId === 'TRX-1' ? 'done' : 'open' })] };
  };
  const { result } = queryOver(queries, read);
  for (const trxId of ['TRX-1', 'TRX-2']) await queries.fetchQuery(result.current(trxId));
  expect(['TRX-1', 'TRX-2'].map(stale)).toEqual([true, false]);
});

it.each([
  [false, [1, 1, 2]],
  [true, [1, 1, 1]],
])(
  'a page opened after a read of the timeline reads anew where no event tells; events arrive: %s',
  async (arrives, expected) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const read = vi.fn(async () => null);
    const queries = createQueryClient(createSessionView(), () => 0, 0);
    setEventsArrive(queries, arrives);
    const { result } = queryOver(queries, read);
    const reads: number[] = [];
    for (const later of [0, 1_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(later);
      const opened = queries.fetchQuery(result.current('TRX-1'));
      await vi.advanceTimersByTimeAsync(0);
      await opened;
      reads.push(read.mock.calls.length);
    }
    expect(reads).toEqual(expected);
  },
);

const Bills = () => <b>{useWaitingBills().isPending ? 'coming' : 'known'}</b>;

it('bills that the server fails to list are waited for until the first failure, not through its retries', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 3_600_000 } } });
  const transactions = () => Promise.reject(new ApiFailure({ kind: 'http', status: 500 }));
  const services = new FakeServices().with(purchaseTokens.purchaseQueries, { transactions } as never);
  const { container } = showWith(<Bills />, { services, queries });
  expect(container.textContent).toBe('coming');
  await waitFor(() => expect(container.textContent).toBe('known'));
});
