import { ApiFailure } from '../../application/api-failure.ts';
import { type FormState, isClosed, isEditable } from '../../domain/assessment/form-status.ts';

interface Answer<Form> {
  readonly echo: Form | null;
  readonly read: () => Promise<Form | null>;
}

/** The stored state after an accepted POST: taken from the reply or, if the reply lacks it, read again; null when it cannot be read. */
export const storedAfter = async <Form>(
  { echo, read }: Answer<Form>,
  isSent: (form: Form) => boolean,
): Promise<Form | null> => (echo && isSent(echo) ? echo : read().catch(() => null));

class NotStored extends Error {}

/** The server has accepted a form, and when asked again it does not have it. */
export const unproven = () => new ApiFailure({ kind: 'contract' }, new NotStored());

export const isUnproven = ({ cause }: ApiFailure): boolean => cause instanceof NotStored;

/** Resolves to the stored form, or to the sent one if no reply contains it. Rejects when the server says that it was not stored. */
export const storedForm = async <Form extends FormState>(answer: Answer<Form>, sent: Form): Promise<Form> => {
  const stored = await storedAfter(answer, ({ status }) => isClosed(status));
  if (stored && isEditable(stored.status)) throw unproven();
  const form = stored ?? answer.echo ?? sent;
  return isClosed(form.status) ? form : { ...form, status: 'submitted' };
};
