import { styled } from 'styled-components';
import { Text } from '../../../kit/components/text/text.tsx';
import { space } from '../../../kit/theme/theme.ts';
import type { NextStepText } from './step-parts.ts';

const Notes = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: disc;
  overflow-wrap: anywhere;
  padding-inline-start: ${space(5)};
`;

/** The deadline of the next step, what it is about, and the reviewer's notes on a returned form. */
export const StepDetails = ({ text: { due, details, notes } }: { readonly text: NextStepText }) => (
  <>
    {due && <Text $weight="semibold">{due}</Text>}
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {notes && (
      <Notes aria-label="Catatan pemeriksa">
        {notes.map(({ part, text }) => (
          <li key={`${part} ${text}`}>
            {part !== null && <strong>{part}: </strong>}
            {text}
          </li>
        ))}
      </Notes>
    )}
  </>
);
