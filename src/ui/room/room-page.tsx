import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { RoomAction, RoomControl, RoomTime } from '../../application/ports/simulation/room-control.ts';
import { Callout, type NoticeTone } from '../components/feedback/callout.tsx';
import { Container } from '../components/layout/container.tsx';
import { Stack } from '../components/layout/stack.tsx';
import { media } from '../theme/media.ts';
import { darkArea } from '../theme/surfaces.ts';
import { color, fontSize, fontWeight, layer, space } from '../theme/theme.ts';
import { ActBar } from './act-bar.tsx';
import { TimeBar } from './time-bar.tsx';
import { TraineeTable } from './trainee-table.tsx';
import { useRoom } from './use-room.ts';

const Head = styled.header`
  ${darkArea}
  padding-block: ${space(4)};

  h1 {
    color: inherit;
    font-size: ${fontSize.title};
  }

  p {
    color: ${color.onBrandMuted};
  }
`;

const Titles = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  justify-content: space-between;
`;

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;
  padding-block-start: ${space(3)};

  div {
    align-items: baseline;
    display: flex;
    flex-direction: row-reverse;
    gap: ${space(2)};
    justify-content: start;
  }

  dd {
    font-size: ${fontSize.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
    margin: 0;
  }

  dt {
    color: ${color.onBrandMuted};
    font-size: ${fontSize.small};
  }
`;

/** What is done, and what came of it, stay in sight over a long class; what has the focus is not below them. */
const Acts = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    background: ${color.surface};
    box-shadow: 0 ${space(2)} ${space(2)} ${color.surface};
    inset-block-start: 0;
    margin-block: -${space(3)};
    padding-block: ${space(3)};
    position: sticky;
    z-index: ${layer.sticky};
  }

  ${media.low} {
    position: static;
  }
`;

const RoomBelowActs = createGlobalStyle`
  ${media.desktop} {
    :root { scroll-padding-block-start: 12rem; }
  }
`;

interface Said {
  readonly tone: NoticeTone;
  readonly text: string;
}

interface RoomPageProps {
  readonly room: RoomControl;
  /** When the server does not take the secret any more. */
  readonly onRefused: (error: unknown) => void;
}

const dayAndTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

/** The whole class at a glance: where everybody is, and what the trainer can do for one, some or all. */
export const RoomPage = ({ room, onRefused }: RoomPageProps) => {
  const { view, lost, look } = useRoom(room, onRefused);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said | null>(null);

  const telling = async (work: () => Promise<Said>) => {
    try {
      setSaid(await work());
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      setSaid({ tone: 'critical', text: `Tidak berhasil, dan tidak ada yang berubah. ${reason}` });
    }
    await look();
  };
  if (!view) {
    return (
      <Main>
        <Container>
          {lost ? (
            <Callout tone="critical" title="Server kelas tidak menjawab" live="assertive" />
          ) : (
            <p>Memuat kelas…</p>
          )}
        </Container>
      </Main>
    );
  }
  const { trainees } = view;
  const emails = trainees.map(({ email }) => email).filter((email) => chosen.size === 0 || chosen.has(email));
  const act = (title: string, action: RoomAction) =>
    telling(async () => {
      const { done, asked } = await room.act(emails, action);
      if (done === 0) return { tone: 'caution', text: `${title}: tidak berlaku sekarang untuk ${asked} peserta.` };
      const rest = done < asked ? ` Untuk ${asked - done} lainnya tidak berlaku sekarang.` : '';
      return { tone: 'positive', text: `${title}: ${done} dari ${asked} peserta.${rest}` };
    });
  const changeTime = (title: string, change: RoomTime) =>
    telling(async () => {
      await room.changeTime(change);
      return { tone: 'positive', text: title };
    });
  const counts: readonly (readonly [string, number])[] = [
    ['Peserta', trainees.length],
    ['Terhubung', trainees.filter(({ online }) => online).length],
    ['Sedang ujian', trainees.filter(({ exams }) => exams.some(({ submitted }) => !submitted)).length],
    ['Menunggu petugas', trainees.filter(({ waits }) => waits === 'staff').length],
    ['Kena gangguan', trainees.filter(({ faults }) => faults.length > 0).length],
  ];
  return (
    <>
      <Head>
        <Container>
          <Titles>
            <h1>Kelas simulasi · Ruang pengajar</h1>
            <p>Waktu kelas: {dayAndTime.format(new Date(view.now))} WIB</p>
          </Titles>
          <Counts>
            {counts.map(([title, count]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </Counts>
        </Container>
      </Head>
      <Main>
        <Container>
          <Stack $gap={5}>
            {lost && (
              <Callout tone="critical" title="Server kelas tidak menjawab" live="assertive">
                Yang terlihat di sini adalah keadaan terakhir. Halaman ini terus mencoba.
              </Callout>
            )}
            <TimeBar view={view} onChange={changeTime} />
            <Acts>
              <RoomBelowActs />
              <ActBar view={view} count={emails.length} all={emails.length === trainees.length} onAct={act} />
              <div role="status">{said && <Callout tone={said.tone}>{said.text}</Callout>}</div>
            </Acts>
            <TraineeTable view={view} chosen={chosen} onChoose={setChosen} />
          </Stack>
        </Container>
      </Main>
    </>
  );
};
