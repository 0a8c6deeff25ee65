import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type {
  SimulationControl,
  StaffAction,
  StaffTask,
} from '../../application/ports/simulation/simulation-control.ts';
import { SegmentedChoice } from '../components/choice/segmented-choice.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { Badge } from '../components/text/badge.tsx';
import { useSessionView } from '../session/session-view.ts';
import { fontSize, fontWeight, space } from '../theme/theme.ts';
import { RobotChoices } from './robot-choices.tsx';
import { StaffItem } from './staff-item.tsx';
import { actorOrder, doneText, isWaiting, taskActor } from './staff-text.ts';

/** How often it is looked for what came in, also from other tabs (ms). */
const interval = 1_500;

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`;

const Message = styled.div`
  &:empty {
    display: none;
  }
`;

/** More than these of one role help nobody; a world of masses has hundreds. */
const mostShown = 30;

const Actor = styled.h4`
  font-size: ${fontSize.body};
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(2)};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
`;

const scopes = [
  { value: 'mine', title: 'Akun ini' },
  { value: 'all', title: 'Semua asesi' },
] as const;

interface Said {
  readonly tone: 'positive' | 'caution';
  readonly text: string;
}

/** What can be done at the desk, looked for again and again. */
const useTasks = (control: SimulationControl) =>
  useQuery({
    queryKey: ['simulation', 'staff'],
    queryFn: () => control.staffTasks(),
    refetchInterval: interval,
    staleTime: 0,
  });

/** How much waits for somebody of the other side: of this account, or of all where nobody is logged in. */
export const WaitingTasks = ({ control }: Pick<StaffDeskProps, 'control'>) => {
  const { candidate } = useSessionView();
  const { data = [] } = useTasks(control);
  const waiting = data.filter((task) => isWaiting(task) && (!candidate || task.candidate.email === candidate.email));
  return waiting.length > 0 && <Badge $tone="accent">{waiting.length} menunggu</Badge>;
};

interface StaffDeskProps {
  readonly control: SimulationControl;
  /** Reads everything again that is on screen, once this is done. */
  readonly onChange: (doing: Promise<void>) => Promise<void>;
}

/** "Peran petugas": plays the admin, the assessor and the certification manager. */
export const StaffDesk = ({ control, onChange }: StaffDeskProps) => {
  const { candidate } = useSessionView();
  const [scope, setScope] = useState<(typeof scopes)[number]['value']>('mine');
  const [said, setSaid] = useState<Said | null>(null);
  const message = useRef<HTMLDivElement>(null);
  const { data, refetch } = useTasks(control);
  const act = async (task: StaffTask, action: StaffAction) => {
    try {
      await onChange(control.actAsStaff(action));
      setSaid({ tone: 'positive', text: doneText(task, action) });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setSaid({ tone: 'caution', text: 'Ini sudah ditangani. Daftar diperbarui.' });
    }
    await refetch();
    message.current?.focus(); // its form may be gone
  };
  if (!data) return <Skeleton name="text" />;
  const tasks = candidate && scope === 'mine' ? data.filter((task) => task.candidate.email === candidate.email) : data;
  return (
    <Frame>
      {candidate && <SegmentedChoice label="Yang menunggu petugas" options={scopes} value={scope} onValue={setScope} />}
      <Message ref={message} tabIndex={-1}>
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
              <List aria-label={`Menunggu ${actor}`}>
                {own.slice(0, mostShown).map((task) => (
                  <li key={`${task.trxId}-${task.stage}-${task.open}`}>
                    <StaffItem task={task} control={control} act={(action) => act(task, action)} />
                  </li>
                ))}
              </List>
              {own.length > mostShown && <p>dan {own.length - mostShown} lagi yang lebih baru</p>}
            </section>
          )
        );
      })}
      <RobotChoices control={control} onChange={(doing) => void onChange(doing)} />
    </Frame>
  );
};
