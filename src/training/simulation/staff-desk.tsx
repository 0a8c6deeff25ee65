import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type {
  SimulationControl,
  StaffAction,
  StaffTask,
} from '../../application/ports/simulation/simulation-control.ts';
import { useSessionView } from '../../ui/core/session/session-view.ts';
import { SegmentedChoice } from '../../ui/kit/components/choice/segmented-choice.tsx';
import { Callout } from '../../ui/kit/components/feedback/callout.tsx';
import { Skeleton } from '../../ui/kit/components/feedback/skeleton.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { Badge } from '../../ui/kit/components/text/badge.tsx';
import { fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { RobotChoices } from './robot-choices.tsx';
import { StaffItem } from './staff-item.tsx';
import { actorOrder, doneText, isWaiting, taskActor } from './staff-text.ts';

/** Poll interval in milliseconds, because other tabs create tasks. */
const interval = 1_500;

const Message = styled.div`
  &:empty {
    display: none;
  }
`;

const mostShown = 30;

const Actor = styled.h4`
  font-size: ${fontSize.body};
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(2)};
`;

const scopes = [
  { value: 'mine', title: 'Akun ini' },
  { value: 'all', title: 'Semua asesi' },
] as const;

interface Said {
  readonly tone: 'positive' | 'caution';
  readonly text: string;
  readonly listed: string;
}

const keyOf = ({ trxId, stage, open }: StaffTask): string => `${trxId}-${stage}-${open}`;
const listing = (tasks: readonly StaffTask[]): string => tasks.map(keyOf).join();

const useTasks = (control: SimulationControl) =>
  useQuery({
    queryKey: ['simulation', 'staff'],
    queryFn: () => control.staffTasks(),
    refetchInterval: interval,
    staleTime: 0,
  });

export const WaitingTasks = ({ control }: Pick<StaffDeskProps, 'control'>) => {
  const { candidate } = useSessionView();
  const { data = [] } = useTasks(control);
  const waiting = data.filter((task) => isWaiting(task) && (!candidate || task.candidate.email === candidate.email));
  return waiting.length > 0 && <Badge $tone="accent">{waiting.length} menunggu</Badge>;
};

interface StaffDeskProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => Promise<void>;
}

export const StaffDesk = ({ control, onChange }: StaffDeskProps) => {
  const { candidate } = useSessionView();
  const [scope, setScope] = useState<(typeof scopes)[number]['value']>('mine');
  const [said, setSaid] = useState<Said | null>(null);
  const [focused, setFocused] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const { data, refetch } = useTasks(control);
  const ofScope = (all: readonly StaffTask[]) =>
    candidate && scope === 'mine' ? all.filter((task) => task.candidate.email === candidate.email) : all;
  const say = async (tone: Said['tone'], text: string) => {
    const { data: fresh = [] } = await refetch();
    setSaid({ tone, text, listed: listing(ofScope(fresh)) });
    setFocused(true);
  };
  const act = async (task: StaffTask, action: StaffAction) => {
    try {
      await onChange(control.actAsStaff(action));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return say('caution', 'Ini sudah ditangani. Daftar diperbarui.');
    }
    await say('positive', doneText(task, action));
  };
  useEffect(() => {
    if (said) message.current?.focus(); // the form that was sent may have disappeared with the focus
  }, [said]);
  if (!data) return <Skeleton name="text" />;
  const tasks = ofScope(data);
  // the message stays while focused: a screen reader may be reading it, and its removal would lose the focus
  if (said && !focused && said.listed !== listing(tasks)) setSaid(null);
  return (
    <Stack>
      {candidate && <SegmentedChoice label="Yang menunggu petugas" options={scopes} value={scope} onValue={setScope} />}
      <Message
        ref={message}
        tabIndex={-1}
        role="group"
        aria-label="Hasil"
        // the element stays active if only the window lost the focus
        onBlur={({ currentTarget }) => setFocused(currentTarget === document.activeElement)}
      >
        {said && (
          <Callout tone={said.tone} live="polite">
            {said.text}
          </Callout>
        )}
      </Message>
      {tasks.length === 0 && (
        <p>
          Tidak ada yang menunggu petugas. Pembayaran, APL 01, APL 02, ujian, banding, dan sertifikat muncul di sini
          setelah asesi mengirimnya. Isi formulirnya dengan “Isi contoh”, atau buka sebuah skenario.
        </p>
      )}
      {actorOrder.map((actor) => {
        const own = tasks.filter((task) => taskActor(task) === actor);
        return (
          own.length > 0 && (
            <section key={actor} aria-label={actor}>
              <Actor>
                {actor} ({own.length})
              </Actor>
              <Stack as="ul" $gap={2} aria-label={`Menunggu ${actor}`}>
                {own.slice(0, mostShown).map((task) => (
                  <li key={keyOf(task)}>
                    <StaffItem
                      task={task}
                      control={control}
                      act={(action) => act(task, action)}
                      onOpen={() => setSaid(null)}
                    />
                  </li>
                ))}
              </Stack>
              {own.length > mostShown && <p>dan {own.length - mostShown} lagi yang lebih baru</p>}
            </section>
          )
        );
      })}
      <RobotChoices control={control} onChange={(doing) => void onChange(doing)} />
    </Stack>
  );
};
