import type { ReactNode } from 'react';
import { type ResultGroup, resultGroupOf, resultGroups } from '../../../domain/assessment/result.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TabLinks } from '../../kit/components/navigation/tab-links.tsx';
import { useAllAssessments, type WithTimeline } from '../timeline/all-assessments.ts';
import { ResultRow } from './result-row.tsx';
import { emptyGroupText, groupTitles } from './result-text.ts';

const resultGroupAt = (search: string): ResultGroup => {
  const written = new URLSearchParams(search).get('tab');
  return resultGroups.find((group) => group === written) ?? 'unread';
};

const resultsAddress = (group: ResultGroup): string =>
  paths.resultTabs.to({}) + (group === 'unread' ? '' : `?tab=${group}`);

const inGroup = (found: readonly WithTimeline[], group: ResultGroup): readonly WithTimeline[] =>
  found.filter(({ timeline }) => resultGroupOf(timeline.stages) === group);

const NoAssessments = () => (
  <EmptyState
    title="Anda belum mengikuti sertifikasi"
    action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
  >
    Hasil asesmen tampil di sini setelah Anda mengikuti sebuah sertifikasi.
  </EmptyState>
);

const EmptyGroup = ({ group }: { readonly group: ResultGroup }) => {
  const [title, text] = emptyGroupText[group];
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton to={paths.assessments.to({})} variant="secondary">
          Buka Sertifikasi Saya
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
};

const ResultTabsPage = ({ title }: PageProps) => {
  const group = resultGroupAt(useAddressSearch());
  const { found, complete, error, unread, retrying, retry } = useAllAssessments();
  const listed = found && inGroup(found, group);
  useLostFocus(`${group} ${listed?.length}`);

  const content = (): ReactNode => {
    if (error)
      return <FailureState error={error} title="Hasil asesmen belum bisa dimuat" onRetry={retry} retrying={retrying} />;
    if (!listed) return <Skeleton name="list" />;
    if (listed.length > 0) {
      return (
        <Stack as="ul" $gap={4}>
          {listed.map((entry) => (
            <ResultRow key={entry.assessment.id} entry={entry} group={group} />
          ))}
        </Stack>
      );
    }
    if (unread > 0) return null; // an assessment that could not be read may belong to this group
    return found.length === 0 ? <NoAssessments /> : <EmptyGroup group={group} />;
  };

  return (
    <>
      <PageHeading title={title} lead="Hasil semua asesmen yang Anda ikuti." />
      <Stack $gap={6}>
        <TabLinks
          label="Keadaan hasil asesmen"
          tabs={resultGroups.map((each) => ({
            to: resultsAddress(each),
            title: groupTitles[each],
            ...(found && { count: inGroup(found, each).length }),
          }))}
          current={resultsAddress(group)}
        />
        {unread > 0 && (
          <Callout
            tone="caution"
            live="polite"
            title={`${unread} asesmen belum dapat dibaca`}
            action={
              <Button size="small" variant="secondary" busy={retrying} onClick={retry}>
                Coba lagi
              </Button>
            }
          >
            Hasilnya mungkin belum tampil di sini.
          </Callout>
        )}
        {content()}
        {!complete && <Callout>Hanya asesmen terbaru yang tampil. Yang lebih lama ada di Sertifikasi Saya.</Callout>}
      </Stack>
    </>
  );
};

export default ResultTabsPage;
