import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { type SentAppeal, unsentAppeal } from '../../../src/domain/assessment/appeal.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import { AppealSent } from '../../../src/ui/assessment/appeal/appeal-sent.tsx';
import { aResult } from '../../builders/printed-forms.ts';
import { aStage } from '../../builders/stages.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../show-with.tsx';

const done = { status: 'done' } as const;
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
const usual = /^LSP meninjaunya, biasanya dalam beberapa hari kerja\./;

it('an appeal that waits for its answer says who has it and how long that takes, and asks for no acceptance of the result', async () => {
  show(null, { timeline: pending });
  expect(screen.getByText(usual)).toBeTruthy();
  expect(await screen.findByText(/Hasil asesmen boleh Anda terima sekarang atau nanti/)).toBeTruthy();
  expect(screen.queryByText(/Langkah Anda berikutnya/)).toBeNull();
  expect(screen.queryByText('LSP sedang meninjau banding Anda')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Lihat banding' })).toBeNull();
});

it('an appeal that was just sent says who answers it and how long that takes', async () => {
  show(null, { timeline: pending, handedIn: true });
  expect(await screen.findByText(usual)).toBeTruthy();
  expect(screen.queryByText(/Langkah Anda berikutnya/)).toBeNull();
});

it('an appeal without an answer after a week leads to the LSP', async () => {
  show(null, { timeline: pending, now: '2026-12-09T00:00:00Z' });
  expect(await screen.findByText(/sudah lebih lama dari biasanya/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hubungi LSP' })).toBeTruthy();
  expect(screen.queryByText(usual)).toBeNull();
});
