import { ApiFailure } from '../../application/api-failure.ts';
import { type FormState, isClosed, isEditable } from '../../domain/assessment/form-status.ts';

interface Answer<Form> {
  /** What the reply gives back; null when that is nothing. */
  readonly echo: Form | null;
  readonly read: () => Promise<Form | null>;
}

/** What the server has of something that it accepted: what it gives back, else what it gives when it is asked; null where it has no form at all. */
export const storedAfter = async <Form>(
  { echo, read }: Answer<Form>,
  isSent: (form: Form) => boolean,
): Promise<Form | null> => (echo && isSent(echo) ? echo : read().catch(() => null));

/** It said yes, and says now that it does not have it. */
export const unproven = () => new ApiFailure({ kind: 'contract' }, new Error('accepted, and not there'));

/** A form that the server accepted, as it has it; as it was sent where it does not say. Rejects when it says that it does not have it. */
export const storedForm = async <Form extends FormState>(answer: Answer<Form>, sent: Form): Promise<Form> => {
  const stored = await storedAfter(answer, ({ status }) => isClosed(status));
  if (stored && isEditable(stored.status)) throw unproven();
  const form = stored ?? answer.echo ?? sent;
  return isClosed(form.status) ? form : { ...form, status: 'submitted' };
};
