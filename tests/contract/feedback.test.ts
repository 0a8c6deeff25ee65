import { describe, expect, it } from 'vitest';
import { feedbackOf } from '../builders/feedback.ts';
import { openAs } from './repositories.ts';

const hadi = 'TRX-2026-000121';
const kartika = 'TRX-2026-000109';

describe('the feedback on an assessment', () => {
  it('comes back as sent, is closed to other candidates, and starts the signing of a competent candidate’s certificate [3.feedback.entity]', async () => {
    const { assessments, timelines } = await openAs('kartika');
    expect(await assessments.feedback(kartika)).toBeNull();
    const { components } = feedbackOf(kartika);
    const late = { ...components, confidentiality: { yes: false, note: 'Terlambat. 🙂' } };
    const feedback = { trxId: kartika, components: late, notes: 'x'.repeat(1000) };
    const sent = await assessments.sendFeedback(feedback, 'key-1');
    expect(sent).toEqual({ ...feedback, sentAt: expect.any(String) });
    expect(await assessments.feedback(kartika)).toEqual(sent);
    const stages = (await timelines.find(kartika))?.stages.map(({ name, status }) => `${name} ${status}`);
    expect(stages?.slice(6)).toEqual(['feedback done', 'certificate open']);
    await expect(assessments.feedback(hadi)).rejects.toMatchObject({ status: 403 });
    expect(await assessments.feedback('TRX-0000-000000')).toBeNull();
  });

  it('with notes that are too long is refused at these fields, under the form’s names', async () => {
    const { assessments } = await openAs('kartika');
    const { components } = feedbackOf(kartika);
    const long = { ...components, confidentiality: { yes: true, note: 'x'.repeat(501) } };
    const sending = assessments.sendFeedback({ trxId: kartika, components: long, notes: 'x'.repeat(1001) }, 'key-1');
    const fieldErrors = { confidentialityNote: [expect.any(String)], notes: [expect.any(String)] };
    await expect(sending).rejects.toMatchObject({ fieldErrors });
  });

  it('is refused before the result was accepted, and for another candidate', async () => {
    const { assessments } = await openAs('hadi');
    await expect(assessments.sendFeedback(feedbackOf(hadi), 'key-1')).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.sendFeedback(feedbackOf(kartika), 'key-1')).rejects.toMatchObject({ status: 403 });
  });
});
