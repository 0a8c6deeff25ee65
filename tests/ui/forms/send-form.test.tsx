import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { SubmitAplOutcome } from '../../../src/application/apl/apl-sender.ts';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import { useSendApl } from '../../../src/ui/apl/use-sending.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { createSessionView, SessionContext } from '../../../src/ui/core/session/session-view.ts';
import { alreadySentText, sendForm } from '../../../src/ui/forms/send-form.ts';

interface Form {
  readonly status: FormStatus;
}
const form: Form = { status: 'submitted' };
const refused = new ApiFailure({ kind: 'refused', fieldErrors: { signature: ['Tanda tangan kosong.'] } });
const lost = new ApiFailure({ kind: 'network' });

/** What happens around the sending of a form, in its order. */
const around = () => {
  const happened: string[] = [];
  const note = (text: string) => async () => void happened.push(text);
  const changes = { store: note('stored'), ask: () => void happened.push('read again'), read: async () => null };
  return { happened, note, draft: { sent: note('draft gone') }, changes };
};

it.each([
  ['sent', async () => ({ kind: 'sent', form }) as const, ['draft gone', 'page told', 'stored']],
  ['there already', async () => ({ kind: 'alreadySent', form }) as const, ['draft gone', 'page told', 'stored']],
  ['refused', () => Promise.reject(refused), ['read again']],
  ['lost on its way', () => Promise.reject(lost), []],
])(
  'a form that is %s loses its draft only if the server has it, and is read again if it was refused',
  async (_, send, expected) => {
    const { happened, draft, changes, note } = around();
    const onSent = () => void note('page told')();
    const said = await sendForm({ draft, changes, onSent }, send).catch((error: unknown) => error);
    expect(happened).toEqual(expected);
    expect(['sent', 'alreadySent', refused, lost]).toContain(said);
  },
);

it.each<[string, SubmitAplOutcome<Form> | null, boolean, string[], string]>([
  ['sent', { kind: 'sent', form }, true, ['draft gone', 'stored'], 'idle'],
  ['there already', { kind: 'alreadySent', form }, true, ['draft gone', 'stored', alreadySentText], 'idle'],
  ['not sent', null, true, [], 'idle'],
  ['stopped by a file', { kind: 'unfit', files: new Map() }, true, ['files refused'], 'idle'],
  [
    'refused at a field',
    { kind: 'refused', failure: refused },
    true,
    ['read again', 'field signature refused'],
    'idle',
  ],
  ['refused elsewhere', { kind: 'refused', failure: refused }, false, ['read again', 'failure'], 'idle'],
  ['cancelled', { kind: 'cancelled' }, true, [], 'cancelled'],
  ['perhaps there', { kind: 'unknown' }, true, [], 'unknown'],
])('an application that is %s says so once, where it belongs', async (_, outcome, hasField, expected, kind) => {
  const { happened, draft, changes, note } = around();
  const [alerts, session] = [createAlertsView(), createSessionView()];
  const refuseFields = (fields: object) => {
    if (hasField) happened.push(`field ${Object.keys(fields)} refused`);
    return hasField;
  };
  const refuseFiles = () => void note('files refused')();
  const { result } = renderHook(
    () => useSendApl({ draft, changes, submit: async () => outcome, refuseFiles, refuseFields }),
    {
      wrapper: ({ children }) => (
        <SessionContext value={session}>
          <AlertsContext value={alerts}>{children}</AlertsContext>
        </SessionContext>
      ),
    },
  );
  await act(async () => result.current.start());
  const shown = alerts.open ? [alerts.open.kind === 'notice' ? alerts.open.text : alerts.open.kind] : [];
  expect([...happened, ...shown]).toEqual(expected);
  expect(result.current.sending.kind).toBe(kind);
});
