import { describe, expect, it } from 'vitest';
import { type Feedback, feedbackComponents } from '../../src/domain/assessment/feedback.ts';
import { openRepositories } from './repositories.ts';

const hadi = 'TRX-2026-000121';
const kartika = 'TRX-2026-000109';

const feedbackOn = (trxId: string, notes = 'Terima kasih.'): Feedback => ({
  trxId,
  components: Object.fromEntries(
    feedbackComponents.map((name, index) => [name, { yes: index !== 1, note: index === 1 ? 'Terlambat. 🙂' : '' }]),
  ) as Feedback['components'],
  notes,
});

const as = async (name: string) => {
  const repositories = await openRepositories();
  await repositories.logIn(name);
  return repositories;
};

describe('the feedback on an assessment', () => {
  it('comes back as it was sent, and the certificate of who is competent is signed next [3.feedback.entity]', async () => {
    const { assessments, timelines } = await as('kartika');
    const sent = await assessments.sendFeedback(feedbackOn(kartika), 'key-1');
    expect(sent).toEqual({ ...feedbackOn(kartika), sentAt: expect.any(String) });
    const stages = (await timelines.find(kartika))?.stages.map(({ name, status }) => `${name} ${status}`);
    expect(stages?.slice(6)).toEqual(['feedback done', 'certificate open']);
  });

  it('can be read again as it was sent, by nobody else, and is none before', async () => {
    const { assessments } = await as('kartika');
    expect(await assessments.feedback(kartika)).toBeNull();
    const sent = await assessments.sendFeedback(feedbackOn(kartika), 'key-1');
    expect(await assessments.feedback(kartika)).toEqual(sent);
    await expect(assessments.feedback(hadi)).rejects.toMatchObject({ status: 403 });
    expect(await assessments.feedback('TRX-0000-000000')).toBeNull();
  });

  it('sent again with the same key, it is the same one; with another key it is refused', async () => {
    const { assessments } = await as('kartika');
    const first = await assessments.sendFeedback(feedbackOn(kartika), 'key-1');
    expect(await assessments.sendFeedback(feedbackOn(kartika), 'key-1')).toEqual(first);
    const again = assessments.sendFeedback(feedbackOn(kartika, 'Lain.'), 'key-2');
    await expect(again).rejects.toMatchObject({ kind: 'refused' });
  });

  it('notes that are too long are refused at their fields, under the names of the form', async () => {
    const { assessments } = await as('kartika');
    const long = feedbackOn(kartika, 'x'.repeat(1001));
    const components = { ...long.components, confidentiality: { yes: true, note: 'x'.repeat(501) } };
    await expect(assessments.sendFeedback({ ...long, components }, 'key-1')).rejects.toMatchObject({
      fieldErrors: { confidentialityNote: [expect.any(String)], notes: [expect.any(String)] },
    });
    const fits = { ...long, notes: 'x'.repeat(1000) };
    expect((await assessments.sendFeedback(fits, 'key-2')).notes).toHaveLength(1000);
  });

  it('is refused before the result was accepted, and nobody else’s', async () => {
    const { assessments } = await as('hadi');
    await expect(assessments.sendFeedback(feedbackOn(hadi), 'key-1')).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.sendFeedback(feedbackOn(kartika), 'key-1')).rejects.toMatchObject({ status: 403 });
  });
});
