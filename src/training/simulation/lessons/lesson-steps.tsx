import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { politely } from '../../../ui/kit/components/feedback/politely.ts';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { type LessonAtHand, takeLesson } from './lesson-at-hand.ts';
import { StepList } from './step-list.tsx';

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
    <Stack $gap={3}>
      <h4>{title}</h4>
      <StepList label={`Langkah pelajaran ${title}`} steps={steps} done={done} />
      <div {...politely}>
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
    </Stack>
  );
};
