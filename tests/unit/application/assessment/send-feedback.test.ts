import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { sendFeedback } from '../../../../src/application/assessment/send-feedback.ts';
import type { SentFeedback } from '../../../../src/domain/assessment/feedback.ts';
import type { StageStatus, Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { feedbackOf } from '../../../builders/feedback.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const feedback = feedbackOf('TRX-1');
const stored: SentFeedback = { ...feedback, sentAt: '2026-03-10T03:00:00.000Z' };
const refused = new ApiFailure({ kind: 'refused', messages: ['Tahap ini sudah selesai.'] });

const timelineWith = (status: StageStatus): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'JWP', slug: 'jwp' },
  schedule: { startsAt: '2026-03-06T02:00:00.000Z', endsAt: null, siteName: 'TUK', city: '' },
  stages: [{ name: 'feedback', status, since: null, waitingFor: null, note: null, due: null }],
});

const portal = (sending: () => Promise<SentFeedback>, timeline: () => Promise<Timeline | null>) => {
  const sent = vi.fn(sending);
  const announceChange = vi.fn();
  const send = sendFeedback({
    assessments: { sendFeedback: sent },
    timelines: { find: timeline },
    realtime: { announceChange },
  });
  return { sent, announceChange, send };
};

describe('sending feedback', () => {
  it('gives what the server has stored, is sent once and tells the other tabs', async () => {
    const { send, sent, announceChange } = portal(
      async () => stored,
      async () => timelineWith('open'),
    );
    const outcomes = await Promise.all([send(feedback, someDraftKeys()), send(feedback, someDraftKeys())]);
    expect(outcomes).toEqual([
      { kind: 'sent', feedback: stored },
      { kind: 'sent', feedback: stored },
    ]);
    expect(sent.mock.calls).toEqual([[feedback, expect.stringMatching(/^k-/)]]);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('a refusal of one whose stage is done means that it was sent before', async () => {
    const { send } = portal(
      () => Promise.reject(refused),
      async () => timelineWith('done'),
    );
    expect(await send(feedback, someDraftKeys())).toEqual({ kind: 'alreadySent' });
  });

  it.each([
    ['is open', async () => timelineWith('open')],
    ['is locked', async () => timelineWith('locked')],
    ['is not there', async () => null],
    ['cannot be read', () => Promise.reject(new ApiFailure({ kind: 'network' }))],
  ])('a refusal while its stage %s is told', async (_, timeline) => {
    const { send } = portal(() => Promise.reject(refused), timeline);
    await expect(send(feedback, someDraftKeys())).rejects.toBe(refused);
  });
});
