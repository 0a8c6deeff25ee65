// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { useCheckedForm } from '../../../src/ui/form/use-checked-form.ts';
import { createSessionView, SessionContext } from '../../../src/ui/session/session-view.ts';

afterEach(cleanup);

const objection = 'Kode sudah dipakai.';
const refused = new ApiFailure({ kind: 'refused', fieldErrors: { code: [objection] } });

const CodeForm = ({ send }: { readonly send: () => Promise<void> }) => {
  const { submit, field } = useCheckedForm({ initial: { code: '' }, judge: () => ({}), send });
  const { error, ...input } = field('code');
  return (
    <form aria-label="Kode" onSubmit={submit}>
      <input {...input} aria-label="Kode" />
      <p role="note">{error}</p>
    </form>
  );
};

/** A form whose server refuses what was sent when the test says so. */
const open = () => {
  const alerts = createAlertsView();
  let reject: (error: Error) => void = () => undefined;
  const reply = new Promise<void>((_, refuse) => {
    reject = refuse;
  });
  render(
    <SessionContext value={createSessionView()}>
      <AlertsContext value={alerts}>
        <CodeForm send={() => reply} />
      </AlertsContext>
    </SessionContext>,
  );
  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText('Kode', { selector: 'input' }), { target: { value: code } });
  return {
    alerts,
    type,
    send: () => act(async () => fireEvent.submit(screen.getByRole('form'))),
    refuse: () => act(async () => reject(refused)),
    error: () => screen.getByRole('note').textContent,
  };
};

test('a refusal is at the field as long as what was refused is in it', async () => {
  const { type, send, refuse, error } = open();
  type('A');
  await send();
  await refuse();
  expect(error()).toBe(objection);
});

test('a refusal that comes after something else was typed is told, and not at the field (fault matrix 73)', async () => {
  const { alerts, type, send, refuse, error } = open();
  type('A');
  await send();
  type('B');
  await refuse();
  expect(error()).toBe('');
  expect(JSON.stringify(alerts)).toContain(objection);
});
