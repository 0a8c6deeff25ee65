import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { acknowledgeResult } from '../../../../src/application/assessment/acknowledge-result.ts';
import type { AssessmentResult } from '../../../../src/domain/assessment/result.ts';
import { aResult } from '../../../builders/papers.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const result = aResult({ decidedAt: '2026-03-10T02:00:00.000Z' });
const accepted: AssessmentResult = { ...result, acknowledged: { image: null, signedAt: '2026-03-10T03:00:00.000Z' } };
const refused = new ApiFailure({ kind: 'refused', messages: ['Tahap ini sudah selesai.'] });

const portal = (sending: () => Promise<AssessmentResult>, stored: AssessmentResult | null = result) => {
  const sent = vi.fn(sending);
  const announceChange = vi.fn();
  const assessments = { acknowledgeResult: sent, result: async () => stored };
  return { sent, announceChange, acknowledge: acknowledgeResult({ assessments, realtime: { announceChange } }) };
};

describe('acknowledging a result', () => {
  it('sends the signature once, however often it is pressed, and tells the other tabs', async () => {
    const { acknowledge, sent, announceChange } = portal(async () => accepted);
    const press = () => acknowledge(result, { kind: 'profile' }, someDraftKeys());
    expect(await Promise.all([press(), press()])).toEqual([
      { kind: 'sent', form: accepted },
      { kind: 'sent', form: accepted },
    ]);
    expect(sent.mock.calls).toEqual([[result, { kind: 'profile' }, expect.stringMatching(/^k-/)]]);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('a newer decision is another request', async () => {
    const { acknowledge, sent } = portal(async () => accepted);
    await acknowledge(result, { kind: 'profile' }, someDraftKeys());
    await acknowledge({ ...result, decidedAt: '2026-03-11T02:00:00.000Z' }, { kind: 'profile' }, someDraftKeys());
    const [first, second] = sent.mock.calls as unknown as [unknown, unknown, string][];
    expect(first?.[2]).not.toBe(second?.[2]);
  });

  it('refused because it was accepted before, it shows what the server has', async () => {
    const { acknowledge, announceChange } = portal(() => Promise.reject(refused), accepted);
    expect(await acknowledge(result, { kind: 'profile' }, someDraftKeys())).toEqual({
      kind: 'alreadySent',
      form: accepted,
    });
    expect(announceChange).not.toHaveBeenCalled();
  });

  it('refused while it is not accepted, the refusal is told', async () => {
    const { acknowledge } = portal(() => Promise.reject(refused));
    await expect(acknowledge(result, { kind: 'profile' }, someDraftKeys())).rejects.toBe(refused);
  });
});
