import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type Apl01, purposes } from '../../../domain/apl/apl01.ts';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { purposeHint, purposeText } from './apl01-text.ts';
import type { Apl01CheckedForm } from './apl01-values.ts';

const Units = styled.table`
  font-size: ${fontSize.small};
  inline-size: 100%;

  th,
  td {
    border-block-end: 1px solid ${color.border};
    overflow-wrap: anywhere;
    padding: ${space(2)};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.semibold};
  }

  th:first-child,
  td:nth-child(2) {
    overflow-wrap: normal;
  }
`;

const options = purposes.map((purpose) => ({
  id: purpose,
  name: purpose,
  value: purpose,
  title: purposeText[purpose],
  hint: purposeHint[purpose],
}));

export interface Apl01SchemeProps {
  readonly apl01: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly noteOf: (target: string) => ReactNode;
}

export const Apl01Scheme = ({ apl01: { scheme, units }, checked, noteOf }: Apl01SchemeProps) => {
  const { form, field } = checked;
  const purpose = useWatch({ control: form.control, name: 'purpose' });
  const { id, error } = field('purpose');
  const choose = (value: string) => {
    form.setValue('purpose', purposes.find((known) => known === value) ?? '', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };
  return (
    <>
      <DescriptionList
        items={[
          { title: 'Skema sertifikasi', content: scheme.title },
          { title: 'Jenis skema', content: scheme.kind || '–' },
          { title: 'Nomor skema', content: scheme.number || '–' },
        ]}
      />
      <RadioGroup
        id={id}
        label="Tujuan asesmen"
        name="purpose"
        inline
        options={options}
        value={purpose}
        onValue={choose}
        error={error}
        note={noteOf('purpose')}
      />
      {purpose === 'other' && (
        <TextField {...field('otherPurpose')} label="Tujuan lainnya" note={noteOf('otherPurpose')} autoComplete="off" />
      )}
      {units.length === 0 && <p>Daftar unit kompetensi belum dikirim server.</p>}
      {units.length > 0 && (
        <Disclosure title={`Daftar unit kompetensi (${units.length})`}>
          <Units>
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">Kode Unit</th>
                <th scope="col">Judul Unit</th>
                <th scope="col">Standar</th>
              </tr>
            </thead>
            <tbody>
              {units.map(({ code, title, standard }, index) => (
                <tr key={code || title}>
                  <td>{index + 1}</td>
                  <td>{code}</td>
                  <td>{title}</td>
                  <td>{standard}</td>
                </tr>
              ))}
            </tbody>
          </Units>
        </Disclosure>
      )}
    </>
  );
};
