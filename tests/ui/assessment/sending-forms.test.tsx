import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { type AgreementDraft, AgreementForm } from '../../../src/ui/assessment/agreement/agreement-form.tsx';
import { useResult } from '../../../src/ui/assessment/public/result-data.ts';
import { type ResultDraft, ResultForm } from '../../../src/ui/assessment/result/result-form.tsx';
import { useAgreement } from '../../../src/ui/assessment/timeline/assessment-data.ts';
import { anAgreement, aResult } from '../../builders/printed-forms.ts';
import { aDraft } from '../../fakes/page-draft.ts';
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

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

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

  it('does not let a repeated response hide newer data of the server', async () => {
    const { press, ends, server } = await open(<AgreementShown />);
    await press('Tanda tangani dan kirim');
    server.agreement = { ...signed, review: { at: '', reviewer: '', note: 'lalu diperiksa', notes: [] } };
    await ends();
    expect(await screen.findByText('Ditandatangani lalu diperiksa')).toBeTruthy();
  });

  it('is read again after a refusal', async () => {
    const { press, isRefused, server } = await open(<AgreementShown />);
    await press('Tanda tangani dan kirim');
    server.agreement = signed;
    await isRefused();
    expect(await screen.findByText(/^Ditandatangani/)).toBeTruthy();
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
