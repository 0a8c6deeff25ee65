import { styled } from 'styled-components';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { longDateTime } from '../../format/date.ts';
import { personalLabels } from '../../personal-data/personal-labels.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { ChangedMark } from './apl01-note.tsx';
import { type Apl01CheckedForm, rowName } from './apl01-values.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  list-style: none;
  margin-block-start: ${space(2)};

  li {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
  }

  a {
    font-weight: ${fontWeight.semibold};
  }
`;

const By = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const General = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const labels: Readonly<Record<string, string>> = {
  ...personalLabels,
  purpose: 'Tujuan asesmen',
  otherPurpose: 'Tujuan lainnya',
  signature: 'Tanda tangan',
};

interface Target {
  readonly name: string;
  readonly fieldId: string | null;
}

const targetOf = ({ requirements }: Apl01, target: string): Target => {
  const row = requirements.find(({ id }) => requirementTarget(id) === target);
  if (row) return { name: row.title, fieldId: `apl01-${rowName(row.id)}` };
  const name = labels[target];
  return name === undefined ? { name: 'Catatan', fieldId: null } : { name, fieldId: `apl01-${target}` };
};

const goTo = (fieldId: string) => {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** On top of a returned form: why it came back, and the way to each note. */
export const Apl01Returned = ({ apl01, checked }: { readonly apl01: Apl01; readonly checked: Apl01CheckedForm }) => {
  const { review } = apl01;
  if (apl01.status !== 'returned' || !review) return null;
  return (
    <Notice tone="caution" title="Formulir dikembalikan untuk diperbaiki">
      {review.note && <General>{review.note}</General>}
      <By>
        {review.reviewer}, {longDateTime(review.at)}
      </By>
      {review.notes.length > 0 && (
        <List aria-label="Catatan pemeriksa">
          {review.notes.map(({ target, text }) => {
            const { name, fieldId } = targetOf(apl01, target);
            return (
              <li key={`${target} ${text}`}>
                {fieldId === null ? (
                  <strong>{name}:</strong>
                ) : (
                  <a
                    href={`#${fieldId}`}
                    onClick={(event) => {
                      event.preventDefault(); // a fragment would become a step in the history
                      goTo(fieldId);
                    }}
                  >
                    {name}
                  </a>
                )}
                {fieldId === null && <span>{text}</span>}
                <ChangedMark apl01={apl01} checked={checked} target={target} />
              </li>
            );
          })}
        </List>
      )}
    </Notice>
  );
};
