import { plansOf } from '../../../questions/plans-of.ts';
import { newResult } from '../../../rules/result.ts';
import type { AgreementRow, Apl01Row, Apl02Row, AppealRow, FeedbackRow, FileRow, ResultRow } from '../../form-rows.ts';
import { apl01Of } from './apl01-forms.ts';
import { apl02Of, lacking } from './apl02-forms.ts';
import { type Case, casesOf, type FormSources, signedAt, sinceOf } from './form-case.ts';
import { feedbackComponents, feedbackNotes } from './form-texts.ts';

export interface Forms {
  agreements: AgreementRow[];
  apl01s: Apl01Row[];
  apl02s: Apl02Row[];
  results: ResultRow[];
  appeals: AppealRow[];
  feedbacks: FeedbackRow[];
  files: FileRow[];
}

const resultOf = (assessment: Case): ResultRow[] => {
  const [exam, stage, appeal] = [assessment.stage('exam'), assessment.stage('result'), assessment.stage('appeal')];
  if (stage.status === 'locked') return [];
  const { id, scheme, candidate } = assessment;
  const acknowledged = stage.status === 'done' ? signedAt(assessment, sinceOf(stage)) : null;
  const decidedAt = appeal.since ?? (acknowledged ? sinceOf(exam) : sinceOf(stage));
  const units = candidate.id === lacking.candidate ? [lacking] : [];
  return [
    {
      ...newResult({ id, scheme, plans: plansOf(scheme), units, note: acknowledged && stage.note, decidedAt }),
      acknowledged,
    },
  ];
};

const feedbackOf = ({ id, stage }: Case): FeedbackRow[] =>
  stage('feedback').status === 'done'
    ? [{ id, components: feedbackComponents(), notes: feedbackNotes, sent_at: sinceOf(stage('feedback')) }]
    : [];

const agreementOf = (assessment: Case): AgreementRow[] => {
  const stage = assessment.stage('agreement');
  return stage.status === 'done' ? [{ id: assessment.id, signature: signedAt(assessment, sinceOf(stage)) }] : [];
};

export const forms = (sources: FormSources): Forms => {
  const cases = casesOf(sources);
  const [apl01s, apl02s] = [cases.flatMap(apl01Of), cases.flatMap(apl02Of)];
  return {
    agreements: cases.flatMap(agreementOf),
    apl01s: apl01s.map(({ row }) => row),
    apl02s: apl02s.map(({ row }) => row),
    results: cases.flatMap(resultOf),
    appeals: [],
    feedbacks: cases.flatMap(feedbackOf),
    files: [...apl01s, ...apl02s].flatMap(({ files }) => files),
  };
};
