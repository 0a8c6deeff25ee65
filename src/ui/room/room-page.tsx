import { useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { deviceTokens } from '../../application/device/tokens.ts';
import type {
  RoomAction,
  RoomControl,
  RoomOutcome,
  RoomReportTrainee,
  RoomTime,
} from '../../application/ports/simulation/room-control.ts';
import { Button } from '../components/button/button.tsx';
import { Callout, type NoticeTone } from '../components/feedback/callout.tsx';
import { Container } from '../components/layout/container.tsx';
import { Stack } from '../components/layout/stack.tsx';
import { useServices } from '../services.tsx';
import { media } from '../theme/media.ts';
import { color, layer, space } from '../theme/theme.ts';
import { ActBar } from './act-bar.tsx';
import { ClassReport } from './class-report.tsx';
import { reportCsv } from './report-csv.ts';
import { RoomHead } from './room-head.tsx';
import { TimeBar } from './time-bar.tsx';
import { TraineeReading } from './trainee-reading.tsx';
import { TraineeTable } from './trainee-table.tsx';
import { useRoom } from './use-room.ts';

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};
`;

/** Sticky; `RoomBelowActs` keeps focused elements from scrolling under it. */
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

const ToActs = styled.p`
  background: ${color.surface};
  border-block-start: 1px solid ${color.border};
  inset-block-end: 0;
  margin-inline: -${space(4)};
  padding: ${space(2)} ${space(4)};
  position: sticky;
  z-index: ${layer.sticky};

  > button {
    inline-size: 100%;
  }

  ${media.desktop} {
    display: none;
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

const shownActions: ReadonlySet<RoomAction['type']> = new Set(['say', 'point', 'freeze']);

/** `away`: the trainees with no open page, who see the action later. */
const outcomeOf = (title: string, { done, asked, over }: RoomOutcome, away: number): Said => {
  if (done === 0) return { tone: 'caution', text: `${title}: tidak berlaku sekarang untuk ${asked} peserta.` };
  const sentences = [
    `${title}: ${done} dari ${asked} peserta.`,
    done < asked && `Untuk ${asked - done} lainnya tidak berlaku sekarang.`,
    over > 0 && `Untuk ${over} peserta waktunya tetap habis: tambah lebih banyak.`,
    away > 0 && `${away} di antaranya tidak terhubung, dan melihatnya begitu halamannya terbuka.`,
  ];
  return { tone: over > 0 || away > 0 ? 'caution' : 'positive', text: sentences.filter(Boolean).join(' ') };
};

interface Report {
  readonly at: string;
  readonly trainees: readonly RoomReportTrainee[];
}

interface RoomPageProps {
  readonly room: RoomControl;
  readonly onRefused: (error: unknown) => void;
}

export const RoomPage = ({ room, onRefused }: RoomPageProps) => {
  const services = useServices();
  const { view, lost, look } = useRoom(room, onRefused);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [readEmail, setReadEmail] = useState<string | null>(null);
  const acts = useRef<HTMLDivElement>(null);

  const telling = async (work: () => Promise<Said | null>) => {
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
      const outcome = await room.act(emails, action);
      const away = trainees.filter(({ email, online }) => emails.includes(email) && !online).length;
      return outcomeOf(title, outcome, shownActions.has(action.type) ? away : 0);
    });
  const changeTime = (title: string, change: RoomTime, otherwise = '') =>
    telling(async () =>
      (await room.changeTime(change)) ? { tone: 'positive', text: title } : { tone: 'caution', text: otherwise },
    );
  const openReport = () =>
    telling(async () => {
      setReport({ at: view.now, trainees: await room.report() });
      return null;
    });
  const saveReport = async (shown: readonly RoomReportTrainee[]) => {
    const file = new Blob([reportCsv(shown)], { type: 'text/csv' });
    (await services.resolve(deviceTokens.fileSaver)).save(file, 'laporan-kelas.csv');
  };
  const read = trainees.find(({ email }) => email === readEmail);
  return (
    <>
      <RoomHead view={view} onReport={() => void openReport()} />
      <Main>
        <Container>
          <Stack $gap={5}>
            {lost && (
              <Callout tone="critical" title="Server kelas tidak menjawab" live="assertive">
                Yang terlihat di sini adalah keadaan terakhir. Halaman ini terus mencoba.
              </Callout>
            )}
            {report ? (
              <ClassReport
                {...report}
                onSave={() => void saveReport(report.trainees)}
                onClose={() => setReport(null)}
              />
            ) : (
              <>
                <TimeBar view={view} onChange={changeTime} />
                <Acts ref={acts}>
                  <RoomBelowActs />
                  <ActBar view={view} count={emails.length} all={emails.length === trainees.length} onAct={act} />
                  <div role="status">{said && <Callout tone={said.tone}>{said.text}</Callout>}</div>
                </Acts>
                <TraineeTable view={view} chosen={chosen} onChoose={setChosen} onRead={setReadEmail} />
                {chosen.size > 0 && (
                  <ToActs>
                    <Button onClick={() => acts.current?.querySelector('select')?.focus()}>
                      Pilih tindakan untuk {chosen.size} peserta
                    </Button>
                  </ToActs>
                )}
              </>
            )}
          </Stack>
        </Container>
      </Main>
      {read && <TraineeReading room={room} trainee={read} onClose={() => setReadEmail(null)} />}
    </>
  );
};
