import { useState } from 'react';
import { styled } from 'styled-components';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Exam, type Exams, isHeld } from '../../../domain/exam/exam.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { closesText, countText, minutesText } from '../exam-text.ts';
import { examKinds, examName, ownTitle } from '../public/exam-kinds.ts';
import { useMinutesLeft } from '../public/use-countdown.ts';
import { DeviceClockNotice } from '../timer/device-clock-notice.tsx';
import { Begin } from './exam-begin.tsx';
import { ExamHeld } from './exam-held.tsx';
import { ExamRules } from './exam-rules.tsx';

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr) 22rem;

  ${media.half} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Panel = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};

  ${media.laptop} {
    gap: ${space(3)};
    padding-block: ${space(4)};
  }

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};

  div {
    align-items: baseline;
    border-block-end: 1px solid ${color.border};
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding-block-end: ${space(3)};
  }

  dt {
    color: ${color.textMuted};
    flex: none;
  }

  dd {
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

interface ExamStartProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly user: string;
}

export const ExamStart = ({ all, exam, user }: ExamStartProps) => {
  const left = useMinutesLeft(exam);
  const time = left === null ? minutesText(exam) : left > 0 && `${left} menit`;
  const held = isHeld(exam);
  const [waited, setWaited] = useState(held);
  if (held && !waited) setWaited(true);
  return (
    <Columns>
      <div>
        <PageHeading eyebrow={all.scheme.title} title={examName(exam)} lead={examKinds[exam.kind].purpose} />
        <Panel aria-labelledby="aturan-ujian">
          <h2 id="aturan-ujian">Sebelum Anda mulai</h2>
          <ExamRules exam={exam} assessor={all.assessor.name} day={all.day} />
        </Panel>
      </div>
      <Panel aria-labelledby="mulai-ujian">
        <h2 id="mulai-ujian">Ujian ini</h2>
        <Facts>
          {ownTitle(exam) && (
            <div>
              <dt>Judul</dt>
              <dd>{ownTitle(exam)}</dd>
            </div>
          )}
          <div>
            <dt>Lama ujian</dt>
            <dd>{minutesText(exam) ?? 'Belum diketahui'}</dd>
          </div>
          <div>
            <dt>Isi ujian</dt>
            <dd>{countText(exam) ?? 'Terlihat setelah mulai'}</dd>
          </div>
          {exam.closesAt && (
            <div>
              <dt>Ditutup</dt>
              <dd>{longDateTime(exam.closesAt, all.day?.zone)}</dd>
            </div>
          )}
          <div>
            <dt>Asesor</dt>
            <dd>{all.assessor.name || '–'}</dd>
          </div>
        </Facts>
        {left !== null && (
          <Callout tone="caution" live="polite">
            {closesText(exam, left, all.day?.zone)}
          </Callout>
        )}
        {held ? <ExamHeld all={all} exam={exam} /> : <Begin exam={exam} user={user} time={time} />}
        <p {...politely}>{waited && !held && 'Asesor sudah melepas ujian ini. Anda dapat memulainya.'}</p>
        <LinkButton wide variant="quiet" to={paths.rehearsal.to({ trxid: encodeTrxId(exam.trxId) })}>
          Coba dulu di Gladi bersih
        </LinkButton>
        <DeviceClockNotice /> {/* last, so that its late arrival moves nothing under the pointer */}
      </Panel>
    </Columns>
  );
};
