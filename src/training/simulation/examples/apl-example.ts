import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import type { ExampleOf, FillableForm } from '../../../ui/core/example.ts';
import type { Example } from './example.ts';
import { exampleFile } from './example-file.ts';
import { changeField, fillForm, hasTyped, signedBy, valueIn } from './form-example.ts';
import { personalExample } from './plain-values.ts';

type Of<Name extends ExampleOf['name']> = Extract<ExampleOf, { readonly name: Name }>;

const declared = (form: FillableForm, fullname: string) => ({ declared: true, signature: signedBy(form, fullname) });

const withOtherLastDigit = (number: unknown): string => {
  const digits = String(number);
  return digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10);
};

export const apl01Example = (of: Of<'apl01'>, control: SimulationControl, fullname: string): Example => {
  const { form, draft, rows, noted } = of;
  const values = () => ({ ...personalExample, purpose: 'certification', ...declared(form, fullname) });
  return {
    typed: () => hasTyped(form, values()),
    ways: [
      {
        label: 'Isi contoh',
        fill: (replace) => {
          const filled = values();
          fillForm(form, filled, replace);
          for (const [name, value] of Object.entries(filled))
            if (noted.includes(name))
              changeField(form, name, (before) => (name === 'identityNumber' ? withOtherLastDigit(before) : value));
          for (const { field, title, stored } of rows)
            if (!stored && valueIn(form, field) === '')
              fillForm(form, { [field]: draft.addFile(exampleFile(control, title)) }, false);
        },
      },
    ],
  };
};

/** React ignores a value set through its own setter, so this uses the native one and fires an input event. */
const typeInto = (id: string, text: string): boolean => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return false;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
};

export const apl02Example = (of: Of<'apl02'>, control: SimulationControl, fullname: string): Example => {
  const { form, draft, units, store, evidenceField } = of;
  const elements = units.flatMap((unit) => unit.elements);
  const evidenceOf = (title: string) => `Saya mengerjakan ini dalam pekerjaan sehari-hari: ${title}.`;
  return {
    typed: () =>
      hasTyped(form, declared(form, fullname)) ||
      elements.some(({ id, title }) => {
        const { competent, evidence } = store.answerOf(id);
        return competent === false || (evidence !== '' && evidence !== evidenceOf(title));
      }),
    ways: [
      {
        label: 'Isi contoh',
        fill: (replace) => {
          for (const { id, title } of elements) {
            const { competent, evidence } = store.answerOf(id);
            if (competent === null || replace) store.change(id, { competent: true });
            if (evidence !== '' && !replace) continue;
            if (!typeInto(evidenceField(id), evidenceOf(title))) store.change(id, { evidence: evidenceOf(title) });
          }
          const without = elements.filter(({ id }) => store.answerOf(id).fileIds.length === 0).map(({ id }) => id);
          if (without.length > 0)
            store.setFiles([draft.addFile(exampleFile(control, 'Portofolio hasil kerja'))], without, true);
          fillForm(form, declared(form, fullname), replace);
        },
      },
    ],
  };
};
