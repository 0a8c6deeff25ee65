import type { ReactNode } from 'react';
import { statusByStage } from '../../../../domain/assessment/form-stage.ts';
import { isClosed, type Review } from '../../../../domain/assessment/form-status.ts';
import type { StageName, Timeline } from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { useReachable } from '../../../core/page/reachable.ts';
import { paths } from '../../../core/paths.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../../kit/components/layout/stack.tsx';
import { NextStepOf } from '../next-step/next-step-of.tsx';
import { KnownAssessment } from './known-assessment.tsx';

export interface Begun {
  readonly status: 'draft' | 'returned';
  readonly review: Review | null;
  readonly timeline: Timeline | null;
}

interface WithoutDraftProps {
  readonly trxId: string;
  readonly title: string;
  readonly stage: StageName;
  readonly lockedText?: string;
  readonly children: (begun: Begun) => ReactNode;
}

export const WithoutDraft = ({ trxId, title, stage, lockedText, children }: WithoutDraftProps) => (
  <KnownAssessment trxId={trxId} title={title}>
    {(timeline) => {
      const stages = timeline?.stages ?? [];
      const status = statusByStage(stages, stage);
      if (status === 'locked')
        return (
          <Instead trxId={trxId} title={title} said="Formulir ini belum terbuka">
            {lockedText ?? 'Anda akan mendapat notifikasi saat formulir ini dapat diisi.'}
          </Instead>
        );
      if (isClosed(status))
        return (
          <Instead trxId={trxId} title={title} said="Formulir ini sudah dikirim">
            Server tidak mengirimkan kembali isinya, jadi tidak dapat ditampilkan di sini.
          </Instead>
        );
      const note = stages.find(({ name }) => name === stage)?.note ?? null;
      const review = note === null ? null : { at: null, reviewer: '', note, notes: [] };
      return status === 'returned'
        ? children({ status, review, timeline })
        : children({ status: 'draft', review: null, timeline });
    }}
  </KnownAssessment>
);

interface InsteadProps {
  readonly trxId: string;
  readonly title: string;
  readonly said: string;
  readonly children: string;
}

export const Instead = ({ trxId, title, said, children }: InsteadProps) => {
  const reachable = useReachable();
  const trxid = encodeTrxId(trxId);
  return (
    <>
      <PageHeading title={title} />
      <Stack $gap={6}>
        <NextStepOf trxId={trxId} />
        <EmptyState
          title={said}
          action={
            <LinkButton to={reachable(paths.timeline.to({ id: trxid }), trxid)} variant="secondary">
              Lihat proses sertifikasi
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </Stack>
    </>
  );
};
