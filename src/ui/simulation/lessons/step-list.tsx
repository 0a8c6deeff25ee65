import { Circle, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  list-style: none;
  padding: 0;

  li {
    color: ${color.textMuted};
    display: grid;
    gap: ${space(2)};
    grid-template-columns: auto minmax(0, 1fr);
  }

  li[aria-current] {
    color: ${color.text};
  }

  li[aria-current] strong {
    font-weight: ${fontWeight.semibold};
  }

  strong {
    font-weight: ${fontWeight.medium};
  }

  p {
    font-size: ${fontSize.small};
  }

  svg {
    margin-block-start: ${space(0.5)};
  }
`;

interface StepListProps {
  readonly label: string;
  readonly steps: readonly { readonly title: string; readonly hint: string }[];
  readonly done: number;
  /** Shows the hint of each step that is not done, not only that of the current one. */
  readonly showsAllHints?: boolean;
}

export const StepList = ({ label, steps, done, showsAllHints = false }: StepListProps) => (
  <Steps aria-label={label}>
    {steps.map(({ title, hint }, index) => (
      <li key={title} aria-current={index === done ? 'step' : undefined}>
        {index < done ? (
          <CircleCheck size={20} color={color.positive} aria-hidden="true" />
        ) : (
          <Circle size={20} aria-hidden="true" />
        )}
        <div>
          <strong>{title}</strong>
          {index < done && <VisuallyHidden> (selesai)</VisuallyHidden>}
          {(index === done || (showsAllHints && index > done)) && <p>{hint}</p>}
        </div>
      </li>
    ))}
  </Steps>
);
