import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { emptyFeedback, type FeedbackDraft } from '../../../src/ui/assessment/feedback/feedback-draft.ts';
import { FeedbackForm } from '../../../src/ui/assessment/feedback/feedback-form.tsx';
import { aDraft } from '../../fakes/page-draft.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';

const answered = {
  ...emptyFeedback,
  ...Object.fromEntries(feedbackComponents.map((component) => [component, 'yes'])),
} as FeedbackDraft;

const open = () => {
  const send = vi.fn(async () => ({ kind: 'sent', feedback: null }));
  const onSent = vi.fn();
  const services = new FakeServices().with(assessmentTokens.sendFeedback, send as never);
  showWith(<FeedbackForm trxId="TRX-1" draft={aDraft(answered)} onSent={onSent} />, { services, session: sessionOf() });
  return { send, onSent };
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('feedback asks before it is sent, because it cannot be taken back', async () => {
  const { send, onSent } = open();
  await press('Kirim umpan balik');
  expect(await screen.findByRole('alertdialog', { name: 'Kirim umpan balik sekarang?' })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await press('Ya, kirim');
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('feedback that is not confirmed stays as it is and can be sent later', async () => {
  const { send } = open();
  await press('Kirim umpan balik');
  await press('Batal');
  expect(send).not.toHaveBeenCalled();
  await press('Kirim umpan balik');
  await press('Ya, kirim');
  expect(send).toHaveBeenCalledTimes(1);
});
