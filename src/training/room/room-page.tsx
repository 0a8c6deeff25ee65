import { useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { deviceTokens } from '../../application/device/tokens.ts';
import type {
  RoomAction,
  RoomControl,
  RoomReportTrainee,
  RoomTime,
} from '../../application/ports/simulation/room-control.ts';
import { useService } from '../../ui/core/services.tsx';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Callout } from '../../ui/kit/components/feedback/callout.tsx';
import { politely } from '../../ui/kit/components/feedback/politely.ts';
import { Container } from '../../ui/kit/components/layout/container.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { media } from '../../ui/kit/theme/media.ts';
import { color, layer, space } from '../../ui/kit/theme/theme.ts';
import { ActBar } from './act-bar.tsx';
import { isShown, outcomeOf, type Said } from './act-choices.ts';
import { ClassReport } from './class-report.tsx';
import { RemovedTrainees } from './removed-trainees.tsx';
import { reportCsv } from './report-csv.ts';
import { RoomHead } from './room-head.tsx';
import { TimeBar } from './time-bar.tsx';
import { TraineeReading } from './trainee-reading.tsx';
import { TraineeTable } from './trainee-table.tsx';
import { useRoom } from './use-room.ts';

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};
`;

/** Sticky; `BelowActs` keeps focused elements from scrolling under it. */
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

  ${media.lowest} {
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

/** The portal's padding would scroll the page whenever a field of `Acts` takes the focus; `BelowActs` has a margin instead. */
const NoPadding = createGlobalStyle`
  ${media.desktop} {
    :root:root { scroll-padding-block: 0; }
  }
`;

const BelowActs = styled.div`
  ${media.desktop} {
    :is(input, button) { scroll-margin-block-start: 13rem; }
  }
`;

/** Reserves the room of one line, so that an answer does not move the rows below. */
const Answer = styled.div`
  min-block-size: 3.25rem;
`;

interface Report {
  readonly at: string;
  readonly trainees: readonly RoomReportTrainee[];
}

interface RoomPageProps {
  readonly room: RoomControl;
  readonly onRefused: (error: unknown) => void;
}

export const RoomPage = ({ room, onRefused }: RoomPageProps) => {
  const fileSaver = useService(deviceTokens.fileSaver);
  const { view, lost, look } = useRoom(room, onRefused);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
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
  const all = trainees.map(({ email }) => email);
  const chosen = new Set(all.filter((email) => ticked.has(email))); // a removed trainee is none any more
  const emails = chosen.size === 0 ? all : [...chosen];
  const act = (title: string, action: RoomAction) =>
    telling(async () => {
      const away = trainees.filter(({ email, online }) => emails.includes(email) && !online).length;
      return outcomeOf(title, await room.act(emails, action), isShown(action) ? away : 0);
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
    await fileSaver.save(file, 'laporan-kelas.csv');
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
            {view.full && (
              <Callout tone="critical" title="Disk laptop pengajar penuh" live="assertive">
                Jawaban dan file peserta tidak tersimpan di server; halaman mereka menjaganya dan terus mencoba. Hapus
                file lain di laptop ini.
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
                <NoPadding />
                <Acts ref={acts}>
                  <ActBar
                    view={view}
                    count={emails.length}
                    all={emails.length === trainees.length}
                    onAct={act}
                    onRefused={() => setSaid(null)}
                  />
                  <Answer {...politely}>{said && <Callout tone={said.tone}>{said.text}</Callout>}</Answer>
                </Acts>
                <BelowActs>
                  <TraineeTable view={view} chosen={chosen} onChoose={setTicked} onRead={setReadEmail} />
                  {view.removed.length > 0 && (
                    <RemovedTrainees
                      removed={view.removed}
                      onReadmit={(email) =>
                        telling(async () =>
                          outcomeOf('Kelas: terima lagi', await room.act([email], { type: 'readmit' }), 0),
                        )
                      }
                    />
                  )}
                </BelowActs>
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
