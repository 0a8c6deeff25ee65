import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { draftSessions } from '../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../src/application/draft/tokens.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { type AppealForm, type SentAppeal, unsentAppeal } from '../../../src/domain/assessment/appeal.ts';
import { feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import type { StageStatus, Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { TakenProblem } from '../../../src/domain/exam/question-problem.ts';
import AppealPage from '../../../src/ui/assessment/appeal/appeal-page.tsx';
import { AppealSent } from '../../../src/ui/assessment/appeal/appeal-sent.tsx';
import { emptyFeedback, type FeedbackDraft } from '../../../src/ui/assessment/feedback/feedback-draft.ts';
import { FeedbackForm } from '../../../src/ui/assessment/feedback/feedback-form.tsx';
import { AssessmentForm } from '../../../src/ui/assessment/public/form-page/assessment-form.tsx';
import { anExam, examsOf } from '../../builders/exam.ts';
import { aResult } from '../../builders/printed-forms.ts';
import { aStage } from '../../builders/stages.ts';
import { contentOf, draftTools, pageDrafts } from '../../fakes/draft-fakes.ts';
import { aDraft } from '../../fakes/page-draft.ts';
import { tabsOf, webLocksOf } from '../../fakes/tab-fakes.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../show-with.tsx';

const until = '2026-01-05T03:35:00Z';

const key = { user: '7', form: 'appeal', subject: 'TRX-1' };

const reason = 'Praktik saya belum selesai dinilai.';

const overText = /^Masa banding sudah berakhir/;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const reasonField = () => screen.queryByLabelText<HTMLTextAreaElement>('Alasan banding');

const sendButton = () => screen.queryByRole('button', { name: 'Kirim banding' });

describe('the page of an appeal', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T03:32:00Z') }));

  const open = async ({
    end = until as string | null,
    kept = false,
    stage = 'locked' as StageStatus | null,
    units = null as readonly object[] | null,
    problems = [] as readonly TakenProblem[],
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
      .with(examTokens.examQueries, { exams: async () => examsOf(anExam({ id: 'UJ-1', problems })) } as never)
      .with(deviceTokens.clipboard, { copy } as never)
      .with(assessmentTokens.sendAppeal, send)
      .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
      .with(draftTokens.tabLeader, tabs);
    const page = <AppealPage args={{ trxid: encodeTrxId('TRX-1') }} title="Banding Asesmen" />;
    showWith(page, { services, session: sessionOf(), queries: onceAsked(30_000) });
    await pass(500);
    return { send, copy, stored: async () => (await drafts.read(key)).content };
  };

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

  it('the page shows what the candidate reported during the exam, and adds it with the decision to the reason', async () => {
    const decision = { kind: 'time', minutes: 5, note: '', at: null } as const;
    const reported = { number: 'PSN-1', questionId: 'S3', message: 'Esai, soal 3: Gambar tidak muncul.', at: null };
    await open({ problems: [{ ...reported, decision }] });
    await act(async () => void fireEvent.input(reasonField() as HTMLElement, { target: { value: reason } }));
    const add = screen.getByRole('button', { name: 'Tambahkan ke alasan', hidden: true });
    await act(async () => void fireEvent.click(add));
    expect(reasonField()?.value).toBe(`${reason}\n${reported.message} Asesor menambah waktu 5 menit.`);
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
});

const done = { status: 'done' } as const;

const usual = /^LSP meninjaunya, biasanya dalam beberapa hari kerja\./;

describe('an appeal that was sent', () => {
  const answered: Timeline = {
    trxId: 'TRX-1',
    scheme: { title: 'Digital Marketing', slug: 'digital-marketing' },
    schedule: { startsAt: '2026-11-21T00:00:00Z', endsAt: null, siteName: '', city: '' },
    stages: [
      aStage('exam', done),
      aStage('result', done),
      aStage('appeal', done),
      aStage('feedback', { status: 'open', waitingFor: 'candidate' }),
    ],
  };

  const show = (
    answer: SentAppeal['answer'],
    { timeline = answered, now = '2026-11-27T00:00:00Z', handedIn = false } = {},
  ) => {
    const clock = new SetServerClock();
    clock.set(() => Date.parse(now));
    const services = new FakeServices()
      .withTimelines({ find: async () => timeline } as never)
      .with(assessmentTokens.assessments, { result: async () => aResult({ competent: false }) } as never)
      .with(timeTokens.serverClock, clock);
    const appeal: SentAppeal = {
      answers: { explained: true, discussed: true, othersInvolved: false },
      reason: 'Bukti saya belum dibahas.',
      sentAt: '2026-11-26T20:23:00Z',
      signature: null,
      answer,
      fileId: null,
    };
    const page = <AppealSent form={unsentAppeal({ trxId: 'TRX-1' })} appeal={appeal} handedIn={handedIn} />;
    showWith(page, { services, session: sessionOf(), queries: onceAsked(30_000) });
  };

  it('an appeal that was refused says what follows', async () => {
    show({ granted: false, text: 'Bukti tidak memuat penayangan.', at: null, reassessment: null });
    expect(screen.getByText('Banding Anda ditolak')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Isi umpan balik' })).toBeTruthy();
  });

  const pending: Timeline = {
    ...answered,
    stages: [
      aStage('exam', done),
      aStage('result', { status: 'open', waitingFor: 'candidate' }),
      aStage('appeal', { status: 'submitted', waitingFor: 'admin', since: '2026-11-26T20:23:00Z' }),
      aStage('feedback'),
    ],
  };

  it.each([false, true])(
    'an appeal that waits for its answer says who has it and how long that takes, and asks for no acceptance of the result; just sent: %s',
    async (handedIn) => {
      show(null, { timeline: pending, handedIn });
      expect(await screen.findByText(usual)).toBeTruthy();
      expect(screen.queryByText(/Langkah Anda berikutnya/)).toBeNull();
      if (handedIn) return;
      expect(await screen.findByText(/Hasil asesmen boleh Anda terima sekarang atau nanti/)).toBeTruthy();
      expect(screen.queryByText('LSP sedang meninjau banding Anda')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Lihat banding' })).toBeNull();
    },
  );

  it('an appeal without an answer after a week leads to the LSP', async () => {
    show(null, { timeline: pending, now: '2026-12-09T00:00:00Z' });
    expect(await screen.findByText(/sudah lebih lama dari biasanya/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hubungi LSP' })).toBeTruthy();
    expect(screen.queryByText(usual)).toBeNull();
  });
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const answered = {
  ...emptyFeedback,
  ...Object.fromEntries(feedbackComponents.map((component) => [component, 'yes'])),
} as FeedbackDraft;

const open = () => {
  const send = vi.fn(async () => ({ kind: 'sent', feedback: null }));
  const onSent = vi.fn();
  const services = new FakeServices().with(assessmentTokens.sendFeedback, send as never);
  showWith(<FeedbackForm trxId="TRX-1" draft={aDraft(answered)} onSent={onSent} />, {
    services,
    session: sessionOf(),
  });
  return { send, onSent };
};

it('feedback asks before it is sent, because it cannot be taken back, and stays as it is until that is confirmed', async () => {
  const { send, onSent } = open();
  await press('Kirim umpan balik');
  expect(await screen.findByRole('alertdialog', { name: 'Kirim umpan balik sekarang?' })).toBeTruthy();
  await press('Batal');
  expect(send).not.toHaveBeenCalled();
  await press('Kirim umpan balik');
  await press('Ya, kirim');
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

const Form = ({ status }: { readonly status: FormStatus }) => {
  const form = { status, trxId: 'TRX-1', signature: null, review: null };
  return (
    <AssessmentForm
      {...{ trxId: 'TRX-1', title: 'APL 02', stage: 'apl02' }}
      query={{ data: form, isPending: false, isError: false } as never}
      begin={() => form}
    >
      {() => <p>Isian</p>}
    </AssessmentForm>
  );
};

describe('a locked form', () => {
  const open = (status: FormStatus, stage: 'locked' | 'open') => {
    const schedule = { startsAt: null, endsAt: null, siteName: '', city: '' };
    const stages = [aStage('apl02', { status: stage })];
    const timeline = { trxId: 'TRX-1', scheme: { title: '', slug: '' }, schedule, stages };
    const services = new FakeServices().withTimelines({ find: async () => timeline });
    window.history.replaceState(null, '', '/');
    showWith(<Form status={status} />, { services });
  };

  it('a draft whose stage is locked is not offered, because the timeline decides what is open', async () => {
    open('draft', 'locked');
    expect(await screen.findByText('Formulir ini belum terbuka')).toBeDefined();
    expect(screen.queryByText('Isian')).toBeNull();
  });

  it.each([
    ['draft', 'open'],
    ['returned', 'locked'],
    ['submitted', 'locked'],
  ] as const)('a form that is %s while its stage is %s shows', async (status, stage) => {
    open(status, stage);
    expect(await screen.findByText('Isian')).toBeDefined();
    expect(screen.queryByText('Formulir ini belum terbuka')).toBeNull();
  });
});
