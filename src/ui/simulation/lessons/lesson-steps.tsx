import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../components/button/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { type LessonAtHand, takeLesson } from './lesson-at-hand.ts';

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

const lookEvery = 1_000;

interface LessonStepsProps {
  readonly control: SimulationControl;
  readonly lesson: LessonAtHand;
  readonly onAgain: (name: string) => void;
}

export const LessonSteps = ({ control, lesson, onAgain }: LessonStepsProps) => {
  const { name, done } = lesson;
  const { data: content } = useQuery({
    queryKey: ['simulation', 'lesson', name],
    queryFn: () => control.lesson(name),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: reached = done } = useQuery({
    queryKey: ['simulation', 'lesson progress', lesson.since, done],
    queryFn: () => control.lessonProgress(lesson, done),
    refetchInterval: lookEvery,
    staleTime: 0,
  });
  useEffect(() => {
    if (reached > done) takeLesson({ ...lesson, done: reached });
  }, [reached, done, lesson]);
  const title = control.lessons().find((each) => each.name === name)?.title;
  const steps = content?.steps ?? [];
  const finished = steps.length > 0 && done >= steps.length;
  return (
    <>
      <h4>{title}</h4>
      <Steps aria-label={`Langkah pelajaran ${title}`}>
        {steps.map((step, index) => (
          <li key={step.title} aria-current={index === done ? 'step' : undefined}>
            {index < done ? (
              <CircleCheck size={20} color={color.positive} aria-hidden="true" />
            ) : (
              <Circle size={20} aria-hidden="true" />
            )}
            <div>
              <strong>{step.title}</strong>
              {index < done && <VisuallyHidden> (selesai)</VisuallyHidden>}
              {index === done && <p>{step.hint}</p>}
            </div>
          </li>
        ))}
      </Steps>
      <div role="status">
        {finished ? (
          <Callout tone="positive" title="Pelajaran selesai">
            Semua langkah sudah dilakukan. Ulangi dari awal, atau pilih pelajaran lain.
          </Callout>
        ) : (
          done > 0 && <VisuallyHidden>{`${done} dari ${steps.length} langkah selesai`}</VisuallyHidden>
        )}
      </div>
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => takeLesson(null)}>
          {finished ? 'Pelajaran lain' : 'Berhenti'}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAgain(name)}>
          Ulangi dari awal
        </Button>
      </Cluster>
    </>
  );
};
