import { type Feedback, feedbackComponents } from '../../src/domain/assessment/feedback.ts';

export const feedbackOf = (trxId: string): Feedback => ({
  trxId,
  components: Object.fromEntries(
    feedbackComponents.map((name) => [name, { yes: true, note: '' }]),
  ) as Feedback['components'],
  notes: '',
});
