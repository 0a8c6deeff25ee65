import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { acknowledgeResult } from '../../../../src/application/assessment/acknowledge-result.ts';
import { sendAdjustments } from '../../../../src/application/assessment/send-adjustments.ts';
import { sendAppeal } from '../../../../src/application/assessment/send-appeal.ts';
import { sendFeedback } from '../../../../src/application/assessment/send-feedback.ts';
import { signAgreement } from '../../../../src/application/assessment/sign-agreement.ts';
import type { SignatureInput } from '../../../../src/application/ports/assessment/signature-input.ts';
import type { Agreement } from '../../../../src/domain/assessment/agreement.ts';
import { type AppealForm, unsentAppeal } from '../../../../src/domain/assessment/appeal.ts';
import type { AssessmentResult } from '../../../../src/domain/assessment/result.ts';
import type { StageStatus, Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { feedbackOf } from '../../../builders/feedback.ts';
import { anAgreement, aResult } from '../../../builders/printed-forms.ts';
import { aStage } from '../../../builders/stages.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const signature = { kind: 'profile' } as const;
const aKey = expect.stringMatching(/^k-/);

it('a result is acknowledged once, however often the button is pressed, other tabs are notified, and a newer decision is another request', async () => {
  const result = aResult({ decidedAt: '2026-03-10T02:00:00.000Z' });
  const accepted = { ...result, acknowledged: { image: null, signedAt: '2026-03-10T03:00:00.000Z' } };
  const acknowledging = vi.fn(async (_: AssessmentResult, __: SignatureInput, _key: string) => accepted);
  const announceChange = vi.fn();
  const assessments = { acknowledgeResult: acknowledging, result: async () => result };
  const acknowledge = acknowledgeResult({ assessments, realtime: { announceChange } });
  const press = (own = result) => acknowledge(own, signature, someDraftKeys());
  const once = { kind: 'sent', form: accepted };
  expect(await Promise.all([press(), press()])).toEqual([once, once]);
  expect(acknowledging.mock.calls).toEqual([[result, signature, aKey]]);
  expect(announceChange).toHaveBeenCalledOnce();
  await press({ ...result, decidedAt: '2026-03-11T02:00:00.000Z' });
  const [first, second] = acknowledging.mock.calls.map(([, , key]) => key);
  expect(first).not.toBe(second);
});

it('an appeal is sent once without the white space around the reason, and other tabs are notified', async () => {
  const answers = { explained: true, discussed: false, othersInvolved: false };
  const content = { answers, reason: 'Bukti belum dinilai.' };
  const form = { trxId: 'TRX-1', appeal: content } as unknown as AppealForm;
  const sending = vi.fn(async () => form);
  const announceChange = vi.fn();
  const send = sendAppeal({
    assessments: { sendAppeal: sending, appeal: async () => null },
    realtime: { announceChange },
  });
  const press = () => send('TRX-1', { answers, reason: `\n ${content.reason} ` }, signature, someDraftKeys());
  expect((await Promise.all([press(), press()]))[0]).toEqual({ kind: 'sent', form });
  expect(sending.mock.calls).toEqual([['TRX-1', content, signature, aKey]]);
  expect(announceChange).toHaveBeenCalledOnce();
});

it('an agreement is signed once, however often the button is pressed, and other tabs are notified', async () => {
  const form = anAgreement({ status: 'submitted' });
  const signing = vi.fn(async () => form);
  const announceChange = vi.fn();
  const assessments = { signAgreement: signing, agreement: async () => null };
  const sign = signAgreement({ assessments, realtime: { announceChange } });
  const press = () => sign('TRX-1', signature, someDraftKeys());
  expect(await Promise.all([press(), press()])).toEqual([
    { kind: 'sent', form },
    { kind: 'sent', form },
  ]);
  expect(signing.mock.calls).toEqual([['TRX-1', signature, aKey]]);
  expect(announceChange).toHaveBeenCalledOnce();
});

const lost = new ApiFailure({ kind: 'timeout' });
const lose = () => Promise.reject(lost);
const realtime = { announceChange: () => undefined };
const answers = { explained: true, discussed: false, othersInvolved: false };
const request = { needs: [], other: '', sentAt: null, answer: null };
const unsent = unsentAppeal({ trxId: 'TRX-1' });
type Stored = Agreement & AppealForm & AssessmentResult;
type Read = () => Promise<Stored>;

it.each<[string, (read: Read) => Promise<unknown>, object, readonly object[]]>([
  [
    'an agreement',
    (agreement) => {
      const sign = signAgreement({ assessments: { agreement, signAgreement: lose }, realtime });
      return sign('TRX-1', signature, someDraftKeys());
    },
    anAgreement({ status: 'submitted' }),
    [anAgreement()],
  ],
  [
    'a request for adjustments',
    (agreement) => {
      const send = sendAdjustments({ assessments: { agreement, sendAdjustments: lose }, realtime });
      return send('TRX-1', { needs: [], other: '' }, someDraftKeys());
    },
    anAgreement({ adjustments: { suggested: [], request } }),
    [anAgreement(), anAgreement({ adjustments: { suggested: [], request: null } })],
  ],
  [
    'an appeal',
    (appeal) => {
      const send = sendAppeal({ assessments: { appeal, sendAppeal: lose }, realtime });
      return send('TRX-1', { answers, reason: '' }, signature, someDraftKeys());
    },
    { ...unsent, appeal: { answers, reason: '', sentAt: null } },
    [unsent],
  ],
  [
    'a result',
    (result) => {
      const acknowledge = acknowledgeResult({ assessments: { result, acknowledgeResult: lose }, realtime });
      return acknowledge(aResult(), signature, someDraftKeys());
    },
    aResult({ acknowledged: { image: null, signedAt: null } }),
    [aResult()],
  ],
])(
  '%s whose reply was lost was sent before where the server has it, and else is not sent',
  async (_, send, has, lacks) => {
    expect(await send(async () => has as Stored)).toEqual({ kind: 'alreadySent', form: has });
    for (const form of lacks) await expect(send(async () => form as Stored)).rejects.toBe(lost);
  },
);

describe('a feedback', () => {
  const feedback = feedbackOf('TRX-1');
  const stored = { ...feedback, sentAt: '2026-03-10T03:00:00.000Z' };
  const timelineWith = (status: StageStatus) =>
    ({ stages: [aStage('exam', { status: 'done' }), aStage('feedback', { status })] }) as unknown as Timeline;
  const portal = (sending: () => Promise<typeof stored>, find: () => Promise<Timeline | null>) => {
    const sent = vi.fn(sending);
    const announceChange = vi.fn();
    const deps = { assessments: { sendFeedback: sent }, timelines: { find }, realtime: { announceChange } };
    const send = sendFeedback(deps);
    return { sent, announceChange, press: () => send(feedback, someDraftKeys()) };
  };

  it('that is sent equals the stored one, is sent once, and other tabs are notified', async () => {
    const open = async () => timelineWith('open');
    const { press, sent, announceChange } = portal(async () => stored, open);
    const once = { kind: 'sent', feedback: stored };
    expect(await Promise.all([press(), press()])).toEqual([once, once]);
    expect(sent.mock.calls).toEqual([[feedback, aKey]]);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Timeline | null>]>([
    ['is open', async () => timelineWith('open')],
    ['is locked', async () => timelineWith('locked')],
  ])(
    'that is refused while its stage %s has that refusal, and was sent before where its stage is done',
    async (_, find) => {
      const refused = new ApiFailure({ kind: 'refused', messages: ['Tahap ini sudah selesai.'] });
      await expect(portal(() => Promise.reject(refused), find).press()).rejects.toBe(refused);
      const done = portal(
        () => Promise.reject(refused),
        async () => timelineWith('done'),
      );
      expect(await done.press()).toEqual({ kind: 'alreadySent' });
    },
  );
});
