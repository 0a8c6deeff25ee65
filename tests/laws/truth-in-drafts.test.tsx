import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo, ofAssessment, openPortal } from '../ui/portal/open-portal.tsx';

interface Form {
  readonly who: string;
  readonly address: string;
  /** Its label, where a page has several. */
  readonly label?: string;
}

/** Every form that keeps a draft, with a person of the seed for whom it is open. */
const forms: Readonly<Record<string, Form>> = {
  agreement: { who: 'citra', address: ofAssessment('agreement', 198), label: 'Tanda tangan persetujuan' },
  adjustments: { who: 'putri', address: ofAssessment('agreement', 196), label: 'Penyesuaian yang Wajar' },
  apl01: { who: 'intan', address: ofAssessment('apl01', 186) },
  apl02: { who: 'joko', address: ofAssessment('apl02', 178) },
  result: { who: 'hadi', address: ofAssessment('exam/result', 121) },
  appeal: { who: 'fajar', address: ofAssessment('appeal', 127) },
  feedback: { who: 'kartika', address: ofAssessment('feedback', 109) },
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement => /^(?:radio|checkbox)$/.test(control.type);
/** Without files, which only a person can choose, the calendar of a date, which nobody sees, and the signature, which is never stored. */
const controlsOf = ({ label }: Form): readonly Control[] =>
  [
    ...document.querySelectorAll<Control>(
      `main form${label ? `[aria-label="${label}"]` : ''} :is(input, textarea, select)`,
    ),
  ]
    .filter(({ type, id, name }) => !['file', 'date'].includes(type) && !/signature|^_r_/.test(id + name))
    .filter((control) => !control.matches(':disabled'));
const nameOf = (control: Control) => `${control.id} ${control.name}`;
const shownOf = (form: Form) =>
  controlsOf(form).map((control) => [nameOf(control), isChoice(control) ? control.checked : control.value]);

const after = (control: Control): string | boolean => {
  if (isChoice(control)) return control.type === 'radio' || !control.checked;
  if (control instanceof HTMLSelectElement) return control.options[control.options.length - 1]?.value ?? '';
  return control.inputMode === 'numeric' ? '01/31/2000' : `${control.value} baru`;
};

const changedBy = {
  candidate: (control: Control) => {
    const value = after(control);
    if (typeof value === 'boolean') fireEvent.click(control);
    else fireEvent.change(control, { target: { value } });
  },
  /** Without an event: in turns a script of the page, and autofill or an extension, whose change React does not see. */
  nobody: (control: Control, index: number) => {
    const value = after(control);
    const property = typeof value === 'boolean' ? 'checked' : 'value';
    if (index % 2 === 0) Object.assign(control, { [property]: value });
    else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
  },
};

/** The page hides, which stores what it knows. Outside of `act`, which would hold renders back. */
const hide = () => waitFor(() => void window.dispatchEvent(new Event('pagehide')));

/** Also the last part of a page that comes part by part. */
const loaded = () =>
  waitFor(() => {
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    const [, last] = /Unit \d+ dari (\d+)/.exec(document.body.textContent) ?? [];
    if (last) expect(document.body.textContent).toContain(`Unit ${last} dari ${last}`);
  });

/** `most`: how many change before the page hides. */
const changeAll = async (form: Form, by: keyof typeof changedBy, most = 1) => {
  const done = new Set<string>();
  const next = () => controlsOf(form).filter((control) => !done.has(nameOf(control)));
  for (let some = next(); some.length > 0; some = next()) {
    const changed = some.slice(0, most);
    await act(async () => {
      for (const control of changed) changedBy[by](control, done.add(nameOf(control)).size);
    });
    await hide();
    await loaded();
  }
};

const openAll = async (form: Form) => {
  await waitFor(() => expect(controlsOf(form)).not.toEqual([]));
  for (const button of document.querySelectorAll<HTMLElement>('form button[aria-label^="Ubah "]'))
    await act(async () => fireEvent.click(button));
  await loaded();
};

const draftAfter = async (form: Form, ...how: [by: keyof typeof changedBy, most?: number]) => {
  await openPortal(form.who, form.address);
  await openAll(form);
  await hide();
  expect(/Menyimpan draf|Draf tersimpan/.test(document.body.textContent)).toBe(false); // nothing has changed by itself
  const before = shownOf(form);
  await changeAll(form, ...how);
  const left = shownOf(form);
  await goTo('/faq');
  await goTo(form.address);
  await openAll(form);
  const found = shownOf(form);
  expect(found).not.toEqual(before);
  cleanup();
  return { left, found };
};

/** Without the fields that another field empties. */
const alone = ({ left, found }: Awaited<ReturnType<typeof draftAfter>>) =>
  [left, found].map((all) =>
    all.filter(([name]) => !/-(?:identityNumber|cityId|districtId|villageId) /.test(`${name}`)),
  );

describe('the draft of a form (fault matrix 108)', () => {
  it.each(Object.entries(forms))('%s keeps what is on screen, also when no event told of it', async (_, form) => {
    const told = await draftAfter(form, 'candidate');
    expect(await draftAfter(form, 'nobody')).toEqual(told);
    expect(alone(await draftAfter(form, 'nobody', 1_000))).toEqual(alone(told));
  });
});
