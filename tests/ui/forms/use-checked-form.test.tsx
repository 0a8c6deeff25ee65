import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { useCheckedForm } from '../../../src/ui/forms/use-checked-form.ts';
import { ErrorSummary } from '../../../src/ui/kit/components/form/error-summary.tsx';
import { showWith } from '../show-with.tsx';

const objection = 'Kode sudah dipakai.';
const refused = new ApiFailure({ kind: 'refused', fieldErrors: { code: [objection] } });

const CodeForm = ({ send }: { readonly send: () => Promise<void> }) => {
  const { submit, field, summary } = useCheckedForm({ initial: { code: '' }, judge: () => ({}), send });
  const { error, ...input } = field('code');
  return (
    <form aria-label="Kode" onSubmit={submit}>
      <ErrorSummary {...summary} />
      <input {...input} aria-label="Kode" />
      <p role="note">{error}</p>
    </form>
  );
};

const open = () => {
  let reject: (error: Error) => void = () => undefined;
  const send = () =>
    new Promise<void>((_, refuse) => {
      reject = refuse;
    });
  const { alerts } = showWith(<CodeForm send={send} />);
  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText('Kode', { selector: 'input' }), { target: { value: code } });
  return {
    alerts,
    type,
    send: () => act(async () => fireEvent.submit(screen.getByRole('form'))),
    refuse: (error: Error = refused) => act(async () => reject(error)),
    summary: () => screen.queryByRole('alert')?.textContent,
    error: () => screen.getByRole('note').textContent,
  };
};

const refusedWith = (body: unknown): Error => refusalOf(body) ?? new Error('no refusal');

test.each([
  { code: '03', message: 'Pendaftaran ditolak.', errors: { code: [objection] } },
  { success: false, message: 'Pendaftaran ditolak.', data: { code: [objection] } },
  { meta: { code: 422, status: 'error', message: 'Pendaftaran ditolak.' }, data: { errors: { code: [objection] } } },
])(
  'a form shows the server’s sentence above its objections, until it is sent again: %j [5.message.code-03]',
  async (body) => {
    const { type, send, refuse, error, summary } = open();
    type('A');
    await send();
    await refuse(refusedWith(body));
    expect(summary()).toBe(`Periksa kembali isian AndaPendaftaran ditolak.${objection}`);
    expect(error()).toBe(objection);
    await send();
    expect(summary()).toBeUndefined();
    await refuse();
    expect([summary(), error()]).toEqual([`Periksa kembali isian Anda${objection}`, objection]);
  },
);

test.each(['The given data was invalid.', objection, `${objection} (and 1 more error)`])(
  'a form leaves out a sentence that says no more than the fields: %s',
  async (message) => {
    const { type, send, refuse, summary } = open();
    type('A');
    await send();
    await refuse(refusedWith({ code: '03', message, errors: { code: [objection] } }));
    expect(summary()).toBe(`Periksa kembali isian Anda${objection}`);
  },
);

test('a form shows a refusal that arrives after further input with the server’s sentence, and not at the field (fault matrix 73)', async () => {
  const { alerts, type, send, refuse, error, summary } = open();
  type('A');
  await send();
  type('B');
  await refuse(refusedWith({ code: '03', message: 'Pendaftaran ditolak.', errors: { code: [objection] } }));
  expect([error(), summary()]).toEqual(['', undefined]);
  expect(alerts.open).toEqual({ kind: 'notice', text: `Pendaftaran ditolak. ${objection}` });
});
