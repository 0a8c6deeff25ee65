import { styled } from 'styled-components';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Exams, isWaiting, sharedClosing } from '../../../domain/exam/exam.ts';
import { allHandedIn, isAnyHandedIn, isHandedIn, nextExam } from '../../../domain/exam/next-exam.ts';
import { FormQuery } from '../../assessment/public/form-page/form-query.tsx';
import { type AssessmentPageProps, ofAssessment } from '../../assessment/public/form-page/of-assessment.tsx';
import { NextStepOf } from '../../assessment/public/next-step/next-step-of.tsx';
import { stageAddress } from '../../assessment/public/next-step/stage-address.ts';
import { toNextExam } from '../../assessment/public/next-step/stage-table.ts';
import { tellsAbsence } from '../../assessment/public/next-step/stage-text.ts';
import { useConfig } from '../../core/config-context.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePageTitle } from '../../core/page/page-title.ts';
import { paths } from '../../core/paths.ts';
import { InZone } from '../../core/zone-context.ts';
import { DayTrouble } from '../../information/public/day-trouble.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { useExams } from '../exam-data.ts';
import { closingText } from '../exam-text.ts';
import { Moved } from '../moved.tsx';
import { examAddress, timelineAddress } from '../public/exam-address.ts';
import { useProblemDesk } from '../public/use-problem-desk.ts';
import { DeviceReady } from '../rehearsal/device-ready.tsx';
import { useReadyDevice } from '../rehearsal/ready-device-data.ts';
import { ExamCard } from './exam-card.tsx';
import { ExamDay } from './exam-day.tsx';
import { UnknownExamCard } from './unknown-exam.tsx';

const Rehearsal = styled(Card)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  justify-content: space-between;

  h2 {
    font-size: ${fontSize.body};
  }
`;

const sharedNote = ([first, ...others]: Exams['exams']): string | null =>
  (others.every(({ note }) => note === first?.note) && first?.note) || null;

/** Whether the candidate is still to come for an exam; a recorded absence says itself what follows. */
const awaitsCandidate = ({ exams }: Exams): boolean =>
  !tellsAbsence(sharedNote(exams)) &&
  exams.some(({ status, startedAt }) => startedAt === null && (status === 'ready' || status === 'locked'));

const AllEnded = ({ exams }: { readonly exams: Exams }) => {
  const time = useConfig().times.exams;
  const all = [...exams.exams, ...(exams.unknown ?? [])];
  const taken = all.filter(({ status }) => status !== 'missed');
  const toTimeline = <LinkButton to={timelineAddress(exams.trxId)}>Lihat proses sertifikasi</LinkButton>;
  if (taken.length === 0)
    return (
      <Callout title="Ujian tidak diikuti" action={toTimeline}>
        Asesmen berakhir sebelum Anda memulai ujian. Hubungi LSP untuk langkah berikutnya.
      </Callout>
    );
  const assessed = taken.every(({ status }) => status === 'assessed');
  return (
    <Callout
      tone={taken.length === all.length ? 'positive' : 'info'}
      title={`Semua ujian ${taken.length === all.length ? '' : 'yang Anda ikuti '}sudah ${assessed ? 'dinilai' : 'dikumpulkan'}`}
      action={
        assessed ? <LinkButton to={stageAddress('result', exams.trxId)}>Lihat hasil asesmen</LinkButton> : toTimeline
      }
    >
      {assessed
        ? 'Hasilnya menurut asesor ada di halaman hasil asesmen.'
        : `Asesor akan menilai jawaban Anda, biasanya dalam ${time}. Kami memberi tahu Anda lewat notifikasi saat hasilnya terbit.`}
    </Callout>
  );
};

const ExamsSummary = ({ exams }: { readonly exams: Exams }) => {
  const next = nextExam(exams.exams);
  if (allHandedIn(exams)) return <AllEnded exams={exams} />;
  if (next || exams.exams.length === 0 || (exams.day && exams.exams.some(isWaiting))) return null;
  if (exams.exams.some((exam) => exam.status === 'unknown' && !isHandedIn(exam)))
    return (
      <Callout title="Belum ada ujian yang dapat Anda kerjakan sekarang">
        Status sebagian ujian belum dikenal portal ini. Muat ulang halaman, atau hubungi asesor.
      </Callout>
    );
  return (
    <NextStepOf trxId={exams.trxId} here="exam">
      <Callout title="Belum ada ujian yang dapat Anda kerjakan sekarang">
        {sharedNote(exams.exams) ?? 'Ujian dibuka oleh asesor.'} Halaman ini berubah sendiri begitu ujian dibuka.
      </Callout>
    </NextStepOf>
  );
};

const RehearsalCard = ({ trxId }: Pick<Exams, 'trxId'>) => (
  <Rehearsal as="section" aria-labelledby="gladi-bersih">
    <div>
      <h2 id="gladi-bersih">Gladi bersih</h2>
      <p>
        Periksa perangkat Anda dan coba halaman ujian dengan soal latihan. Tidak dinilai dan tidak dikirim ke asesor.
      </p>
    </div>
    <LinkButton to={paths.rehearsal.to({ trxid: encodeTrxId(trxId) })} variant="secondary">
      Buka gladi bersih
    </LinkButton>
  </Rehearsal>
);

const Found = ({ exams, title }: { readonly exams: Exams; readonly title: string }) => {
  const { scheme, assessor, trxId, unknown = [] } = exams;
  usePageTitle([title, scheme.title].filter(Boolean).join(': '));
  useProblemDesk(trxId); // sends reports that still wait
  const next = nextExam(exams.exams);
  const waits = exams.exams.some(isWaiting);
  const leadsOn = useAddressSearch() === toNextExam;
  if (next && leadsOn) return <Moved to={examAddress(next)} />;
  const noteAbove = !next && !waits && tellsAbsence(sharedNote(exams.exams));
  const begun = exams.exams.some(({ startedAt }) => startedAt !== null);
  const closing = sharedClosing(exams);
  const rehearsal = !allHandedIn(exams) && <RehearsalCard trxId={trxId} />;
  return (
    <>
      <PageHeading
        eyebrow={scheme.title}
        title={title}
        lead={assessor.name && `Asesor: ${assessor.name}${assessor.registration ? `, ${assessor.registration}` : ''}`}
      />
      {exams.exams.length + unknown.length === 0 ? (
        <EmptyState
          title="Belum ada ujian"
          action={<LinkButton to={timelineAddress(trxId)}>Lihat proses sertifikasi</LinkButton>}
        >
          Ujian disusun asesor setelah APL 02 Anda diterima. Anda akan mendapat notifikasi.
        </EmptyState>
      ) : (
        <Stack $gap={5}>
          <ExamsSummary exams={exams} />
          {exams.unreadable && (
            <Callout tone="caution">{exams.unreadable} ujian tidak dapat ditampilkan. Hubungi asesor.</Callout>
          )}
          {!begun && !next && <ExamDay exams={exams} />}
          {!begun && !allHandedIn(exams) && (
            <DeviceReady otherwise={!(exams.day && waits) && rehearsal}>
              <LinkButton to={paths.rehearsal.to({ trxid: encodeTrxId(trxId) })} variant="secondary">
                Periksa lagi
              </LinkButton>
            </DeviceReady>
          )}
          {closing && <p>{closingText(closing, exams.day?.zone)}</p>}
          <Stack as="ol" aria-label="Daftar ujian">
            {exams.exams.map((exam) => (
              <ExamCard
                key={exam.id}
                exam={exam}
                day={exams.day}
                isNext={exam === next}
                noteAbove={noteAbove}
                closingAbove={closing !== undefined}
                othersTaken={isAnyHandedIn(exams)}
              />
            ))}
            {unknown.map((exam) => (
              <UnknownExamCard key={exam.id} all={exams} exam={exam} />
            ))}
          </Stack>
          {begun && rehearsal}
          {!begun && next && <ExamDay exams={exams} />}
          {awaitsCandidate(exams) && (
            <DayTrouble
              trxId={trxId}
              scheme={scheme.title}
              day={exams.day}
              assessor={assessor.name}
              {...(closing !== undefined && { closesAt: closing })}
            />
          )}
        </Stack>
      )}
    </>
  );
};

const ExamsPage = ({ trxId, title }: AssessmentPageProps) => {
  useReadyDevice(); // read beside the exams, so that it moves none of them later
  return (
    <FormQuery query={useExams(trxId)} title={title} trxId={trxId} skeleton="list">
      {(exams) => (
        <InZone value={exams.day?.zone}>
          <Found exams={exams} title={title} />
        </InZone>
      )}
    </FormQuery>
  );
};

export default ofAssessment(ExamsPage);
