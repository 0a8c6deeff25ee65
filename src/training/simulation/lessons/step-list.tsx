import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { LessonStep } from '../../../application/ports/simulation/simulated-lessons.ts';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, space } from '../../../ui/kit/theme/theme.ts';
import { showFromTop } from '../frame/panel-state.ts';
import { OpenStepSection } from './panel-ways.tsx';

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

  button {
    margin-block-start: ${space(2)};
  }

  svg {
    margin-block-start: ${space(0.5)};
  }
`;

const Saying = styled.p`
  border-inline-start: 3px solid ${color.accent};
  margin-block: ${space(1)};
  padding-inline-start: ${space(3)};
`;

/** The label of a control that the presenter presses. A short label does not wrap. */
const Quoted = styled.span`
  li[aria-current] & {
    font-weight: ${fontWeight.semibold};
  }

  &[data-short] {
    white-space: nowrap;
  }
`;

const Hint = ({ children }: { readonly children: string }) => (
  <p>
    {children.split(/(“[^”]+”)/).map((part, at) => {
      const Part = part.startsWith('“') ? Quoted : 'span';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        <Part key={at} data-short={part.length < 24 || undefined}>
          {part}
        </Part>
      );
    })}
  </p>
);

interface StepListProps {
  readonly label: string;
  readonly steps: readonly LessonStep[];
  readonly done: number;
  /** Shows the hint of each step that is not done, not only that of the current one. */
  readonly showsAllHints?: boolean;
  /** What a presenter says, by the titles of steps; of the current step only. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Scrolls to each new current step. The last step keeps its text when it is done, because the text may say what to look at then. */
export const StepList = ({ label, steps, done, showsAllHints = false, words = {} }: StepListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(done);
  useEffect(() => {
    if (shown.current === done) return;
    shown.current = done;
    const current = list.current?.querySelector<HTMLElement>('[data-told]');
    if (current) showFromTop(current);
  }, [done]);
  const told = Math.min(done, steps.length - 1);
  return (
    <Steps ref={list} aria-label={label}>
      {steps.map(({ title, hint, section, closing = false }, index) => (
        <li key={title} aria-current={index === done ? 'step' : undefined} data-told={index === told || undefined}>
          {index < done ? (
            <CircleCheck size={20} color={color.positive} aria-hidden="true" />
          ) : closing ? (
            <Flag size={20} aria-hidden="true" />
          ) : (
            <Circle size={20} aria-hidden="true" />
          )}
          <div>
            <strong>{title}</strong>
            {index < done && <VisuallyHidden> (selesai)</VisuallyHidden>}
            {index === told && words[title] && <Saying>Katakan: {words[title]}</Saying>}
            {(index === told || (showsAllHints && index > done)) && <Hint>{hint}</Hint>}
            {index === done && section && <OpenStepSection section={section} />}
          </div>
        </li>
      ))}
    </Steps>
  );
};
