import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { draftSessions } from '../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../src/application/draft/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { AppealForm } from '../../../src/domain/assessment/appeal.ts';
import type { StageStatus } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import AppealPage from '../../../src/ui/assessment/appeal/appeal-page.tsx';
import { contentOf, draftTools, pageDrafts } from '../../fakes/draft-fakes.ts';
import { tabsOf, webLocksOf } from '../../fakes/tab-fakes.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../show-with.tsx';

const until = '2026-01-05T03:35:00Z';
const key = { user: '7', form: 'appeal', subject: 'TRX-1' };
const reason = 'Praktik saya belum selesai dinilai.';
const overText = /^Masa banding sudah berakhir/;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T03:32:00Z') }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open = async ({
  end = until as string | null,
  kept = false,
  stage = 'locked' as StageStatus | null,
  units = null as readonly object[] | null,
} = {}) => {
  const tools = draftTools();
  const drafts = pageDrafts();
  const values = { explained: 'yes', discussed: '', othersInvolved: '', reason };
  const envelope = { basis: end ?? '', requestKey: 'k', values };
  if (kept) await drafts.save(key, (await drafts.read(key)).revision, contentOf(envelope));
  const form: AppealForm = {
    trxId: 'TRX-1',
    candidate: 'Ayu Contoh',
    scheme: { title: 'Desainer Grafis Muda', number: 'SKM/01' },
    assessor: { name: 'Rina', registration: '' },
    assessedAt: '2026-01-02T02:00:00Z',
    until: end,
    appeal: null,
  };
  const send = vi.fn();
  const tabs = tabsOf(webLocksOf(tools.clock), tools.clock)();
  const copy = vi.fn(async () => true);
  const clock = new SetServerClock();
  clock.set(Date.now);
  const services = new FakeServices()
    .with(assessmentTokens.assessments, {
      appeal: async () => form,
      result: async () => units && { units },
    } as never)
    .withTimelines({
      find: async () => {
        if (stage === null) throw new Error('no stages');
        return { schedule: {}, stages: [{ name: 'appeal', status: stage, waitingFor: null, due: null }] };
      },
    } as never)
    .with(profileTokens.profiles, {
      find: async () => ({ personal: {}, signature: 'data:image/png;base64,' }),
    } as never)
    .with(timeTokens.serverClock, clock)
    .with(deviceTokens.clipboard, { copy } as never)
    .with(assessmentTokens.sendAppeal, send)
    .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
    .with(draftTokens.tabLeader, tabs);
  const page = <AppealPage args={{ trxid: encodeTrxId('TRX-1') }} title="Banding Asesmen" />;
  showWith(page, { services, session: sessionOf(), queries: onceAsked(30_000) });
  await pass(500);
  return { send, copy, stored: async () => (await drafts.read(key)).content };
};

const reasonField = () => screen.queryByLabelText<HTMLTextAreaElement>('Alasan banding');
const sendButton = () => screen.queryByRole('button', { name: 'Kirim banding' });

it('the page names the units that the appeal is about, each with the assessor’s reason', async () => {
  const units = [
    { code: 'J.1', title: 'Menulis Kode', competent: true, note: null },
    { code: 'J.2', title: 'Melakukan Debugging', competent: false, note: 'Langkah 3 belum ditunjukkan.' },
    { code: 'J.3', title: '', competent: false, note: null },
  ];
  await open({ units });
  const missing = screen.getByText('Unit belum kompeten').parentElement?.querySelectorAll('p') ?? [];
  expect([...missing].map(({ textContent }) => textContent)).toEqual([
    'Melakukan Debugging: Langkah 3 belum ditunjukkan.',
    'J.3',
  ]);
});

it('the page keeps the text on screen when the time ends: it can be read and copied, but not sent', async () => {
  const { send, copy, stored } = await open();
  await act(async () => void fireEvent.input(reasonField() as HTMLElement, { target: { value: reason } }));
  const field = reasonField();
  expect(sendButton()).not.toBeNull();
  await pass(4 * 60_000);
  expect(screen.getByText(overText).closest('[role=alert]')).not.toBeNull();
  expect([reasonField() === field, field?.value, field?.readOnly, sendButton()]).toEqual([true, reason, true, null]);
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  expect(send).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salin alasan' })));
  expect(copy).toHaveBeenCalledWith(reason);
  expect((await stored())?.values).toMatchObject({ values: { reason } });
});

it('the page shows a saved reason after the end of the time, until it is discarded', async () => {
  const { stored } = await open({ end: '2026-01-05T03:00:00Z', kept: true });
  expect([reasonField()?.value, sendButton()]).toEqual([reason, null]);
  await pass(100);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buang draf' })));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ya, buang' })));
  await pass(100);
  expect([reasonField(), await stored()]).toEqual([null, null]);
  expect(screen.getByText(overText)).toBeDefined();
});

it('the page shows no form after the end of the time when nothing was typed', async () => {
  await open({ end: '2026-01-05T03:00:00Z' });
  expect([reasonField(), screen.queryByText(overText) !== null]).toEqual([null, true]);
});

it.each(['open', 'unknown', null] as const)(
  'the page keeps the draft of an appeal without an end, which can be sent, while its stage is %s',
  async (stage) => {
    const { stored } = await open({ end: null, kept: true, stage });
    expect(reasonField()?.value).toBe(reason);
    expect(sendButton()).not.toBeNull();
    expect(screen.getByText(/^Banding dapat dikirim\. Batas waktunya tidak disebutkan/)).toBeDefined();
    expect(await stored()).not.toBeNull();
  },
);

it('the page drops the draft of an appeal that is not possible', async () => {
  const { stored } = await open({ end: null, kept: true });
  expect(screen.getByText('Banding hanya tersedia untuk hasil belum kompeten.')).toBeDefined();
  expect(await stored()).toBeNull();
});

it('a signature that is typed begins with the name of the candidate', async () => {
  // the pad draws on a canvas, which this environment does not have
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
  );
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Buat yang baru/ })));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Ketik' })));
  expect(screen.getByLabelText<HTMLInputElement>('Nama Anda').value).toBe('Orang 7');
  expect(screen.queryByText('Ketik nama Anda')).toBeNull();
});
