import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import type { Draft } from '../../form/draft/draft.ts';
import { Fields, FormSection } from '../../personal-data/form-section.tsx';
import { space } from '../../theme/theme.ts';
import { groupTitle } from '../apl01/apl01-text.ts';
import type { Apl01CheckedForm, Apl01Kept } from '../apl01/apl01-values.ts';
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

export const Apl01Evidence = ({ apl01, checked, draft, noteOf, photo }: Apl01EvidenceProps) =>
  (['basic', 'administrative'] as const).map((group) => {
    const rows = apl01.requirements.filter((row) => row.group === group);
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
                note={noteOf(requirementTarget(row.id))}
              />
            ))}
          </Rows>
        </FormSection>
      )
    );
  });
