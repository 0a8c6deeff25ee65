import { isRefusal } from '../../application/api-failure.ts';
import type { SendOutcome } from '../../application/sending/form-sender.ts';
import type { Draft } from './draft/draft.ts';
import type { useFormChanges } from './use-form-changes.ts';

export const alreadySentText =
  'Formulir ini sudah diterima server. Yang tampil adalah isi yang diterima server; bila Anda mengubah sesuatu sesudah pengiriman itu, perubahannya tidak ikut terkirim.';

interface Around<Form> {
  readonly draft: Pick<Draft<unknown>, 'sent'>;
  readonly changes: ReturnType<typeof useFormChanges<Form>>;
  readonly onSent: () => void;
}

/** Sends a form. Once the server has it, its draft goes and its page shows what was stored; a refusal makes the page read it again. */
export const sendForm = async <Form>(
  { draft, changes, onSent }: Around<Form>,
  send: () => Promise<SendOutcome<Form>>,
): Promise<SendOutcome<Form>['kind']> => {
  try {
    const { kind, form } = await send();
    await draft.sent();
    onSent();
    await changes.store(form);
    return kind;
  } catch (error) {
    if (isRefusal(error)) changes.ask();
    throw error;
  }
};
