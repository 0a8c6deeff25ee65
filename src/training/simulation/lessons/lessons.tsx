import { useEffect, useState } from 'react';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { panelState } from '../frame/panel-state.ts';
import { ReplaceQuestion } from '../world/replace-question.tsx';
import { useEnterScene } from '../world/use-scenes.ts';
import { takeLesson, useLessonAtHand } from './lesson-at-hand.ts';
import { LessonSteps } from './lesson-steps.tsx';

export const Lessons = ({ control }: { readonly control: SimulationControl }) => {
  const alerts = useAlerts();
  const enterScene = useEnterScene(control);
  const lesson = useLessonAtHand();
  const [asked, setAsked] = useState<string | null>(null);
  const [before] = useState(lesson);
  useEffect(() => {
    if (before) panelState.shown = 'pelajaran'; // after a reload, the panel is scrolled to its top
  }, [before]);
  const begin = async (name: string) => {
    setAsked(null);
    const { scenario } = await control.lesson(name);
    const scene = await control.playScenario(scenario);
    const { email, trxId } = scene;
    takeLesson({ name, email, trxId, since: control.now().toISOString(), done: 0 });
    await enterScene(email, scene);
  };
  const ask = async (name: string) => {
    const { scenario } = await control.lesson(name);
    if (await control.replacesWork(scenario)) setAsked(name);
    else await begin(name);
  };
  const start = (name: string) => void ask(name).catch(alerts.failed);
  const question = asked !== null && (
    <ReplaceQuestion
      what="Pelajaran"
      onAgree={() => void begin(asked).catch(alerts.failed)}
      onCancel={() => setAsked(null)}
    />
  );
  if (lesson) {
    return (
      <>
        <LessonSteps key={lesson.since} control={control} lesson={lesson} onAgain={start} />
        {question}
      </>
    );
  }
  return (
    <Stack $gap={3}>
      <p>Daftar langkah yang mencentang dirinya sendiri begitu Anda melakukannya, dengan petunjuk.</p>
      <Stack as="ul" $gap={2} $align="start" aria-label="Daftar pelajaran">
        {control.lessons().map(({ name, title }) => (
          <li key={name}>
            <Button variant="secondary" size="small" onClick={() => start(name)}>
              <VisuallyHidden>Mulai pelajaran </VisuallyHidden>
              {title}
            </Button>
          </li>
        ))}
      </Stack>
      {question}
    </Stack>
  );
};
