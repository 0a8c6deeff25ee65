import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Apl01, Requirement } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { space } from '../../kit/theme/theme.ts';
import { Fields, FormSection } from '../../profile/public/form-section.tsx';
import { groupTitle } from '../apl01/apl01-text.ts';
import type { Apl01CheckedForm, Apl01Kept } from '../apl01/apl01-values.ts';
import { requirementTitle, rowName } from '../public/apl01-target.ts';
import { Apl01EvidenceRow } from './apl01-evidence-row.tsx';

const Rows = styled(Fields)`
  gap: ${space(4)};
`;

export interface Apl01EvidenceProps {
  readonly apl01: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly draft: Draft<Apl01Kept>;
  readonly noteOf: (target: string) => ReactNode;
  readonly photo: string | null;
}

export const Apl01Evidence = ({ apl01, checked, draft, noteOf, photo }: Apl01EvidenceProps) => {
  const { requirements } = apl01;
  const ids = useWatch({ control: checked.form.control, name: requirements.map(({ id }) => rowName(id)) });
  const chosen = requirements.map((row, at) => ({ row, file: draft.files.get(`${ids[at]}`) }));
  const sameAs = (row: Requirement): readonly string[] => {
    const own = chosen.find((each) => each.row === row)?.file;
    const same = chosen.filter(
      ({ row: other, file }) => other !== row && own && file?.name === own.name && file.size === own.size,
    );
    return same.map((each) => requirementTitle(each.row));
  };
  return (['basic', 'administrative'] as const).map((group) => {
    const rows = requirements.filter((row) => row.group === group);
    return (
      rows.length > 0 && (
        <FormSection key={group} title={groupTitle[group]}>
          <Rows>
            {rows.map((row) => (
              <Apl01EvidenceRow
                key={row.id}
                requirement={row}
                checked={checked}
                draft={draft}
                photo={photo}
                sameAs={sameAs(row)}
                note={noteOf(requirementTarget(row.id))}
              />
            ))}
          </Rows>
        </FormSection>
      )
    );
  });
};
