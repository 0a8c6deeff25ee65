import type { FillableForm } from '../../../ui/core/example.ts';
import { emptyDraft, type SignatureDraft, signatureWays } from '../../../ui/forms/signature/signature-draft.ts';
import type { Example } from './example.ts';
import { exampleSignature } from './example-file.ts';

type Values = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is SignatureDraft =>
  typeof value === 'object' && value !== null && 'strokes' in value;

/** The signature field of the profile form contains the draft itself; other forms nest it in `draft`. */
const draftOf = (value: unknown): SignatureDraft | null => {
  if (isDraft(value)) return value;
  return typeof value === 'object' && value !== null && 'draft' in value && isDraft(value.draft) ? value.draft : null;
};

const isBlank = (value: unknown): boolean => {
  const draft = draftOf(value);
  if (draft) return draft.strokes.length === 0 && draft.file === null && (draft.way !== 'type' || draft.name === '');
  return value === undefined || value === null || value === '' || value === false || isSame(value, []);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const valueIn = (form: FillableForm, name: string): unknown => (form.getValues() as Values)[name];

const wave = Array.from({ length: 41 }, (_, point) => ({
  x: 0.3 + point * 0.01,
  y: 0.25 - Math.sin((point / 40) * 6 * Math.PI) * (0.09 - point * 0.0015),
  pressure: 0.5,
  time: point * 25,
}));

/** Signs in a way that the form offers, typed if it can be. */
export const signedBy = (form: FillableForm, name: string): unknown => {
  const now = valueIn(form, 'signature');
  const { ways = signatureWays } = draftOf(now) ?? {};
  const way = ways.includes('type') ? 'type' : (ways[0] ?? 'draw');
  const draft: SignatureDraft = {
    ...emptyDraft,
    ways,
    way,
    name,
    ...(way === 'draw' && { strokes: [wave] }),
    ...(way === 'upload' && { file: exampleSignature() }),
  };
  return isDraft(now) ? draft : { ...(now as object | undefined), source: 'profile', draft };
};

export const fillForm = (form: FillableForm, values: Values, replace: boolean): void => {
  for (const [name, value] of Object.entries(values)) {
    const now = valueIn(form, name);
    if (!isBlank(now) && !(replace && isTyped(form, name, value))) continue;
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted });
  }
};

/** Changes a field that still has its initial value, although it is not blank. */
export const changeField = (form: FillableForm, name: string, change: (before: unknown) => unknown): void => {
  const now = valueIn(form, name);
  if (isSame(now, (form.formState.defaultValues as Values | undefined)?.[name]))
    form.setValue(name, change(now), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
};

/** Initial values, such as profile data, do not count as input. */
const isTyped = (form: FillableForm, name: string, example: unknown): boolean => {
  const now = valueIn(form, name);
  return (
    !isBlank(now) && !isSame(now, (form.formState.defaultValues as Values | undefined)?.[name]) && !isSame(now, example)
  );
};

export const hasTyped = (form: FillableForm, values: Values): boolean =>
  Object.entries(values).some(([name, value]) => isTyped(form, name, value));

const adjustments = { needs: ['extra_time', 'other'], none: false, other: 'Kursi di dekat pintu.' };

export const adjustmentsExample = (form: FillableForm): Example => ({
  typed: () => hasTyped(form, adjustments),
  ways: [
    {
      label: 'Isi contoh',
      fill: (replace) => {
        if (valueIn(form, 'none') === true && !replace) return;
        fillForm(form, { none: adjustments.none, needs: adjustments.needs }, replace);
        const { needs, other } = form.getValues() as Pick<typeof adjustments, 'needs' | 'other'>;
        if (needs.includes('other') && (other === '' || replace)) fillForm(form, { other: adjustments.other }, replace);
      },
    },
  ],
});

export const formExample = (form: FillableForm, values: () => Values): Example => ({
  typed: () => hasTyped(form, values()),
  ways: [{ label: 'Isi contoh', fill: (replace) => fillForm(form, values(), replace) }],
});
