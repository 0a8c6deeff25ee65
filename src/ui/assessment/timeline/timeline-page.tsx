import type { PageProps } from '../../core/route.tsx';
import { OfAssessment } from '../public/form-page/of-assessment.tsx';
import { AssessmentTimeline } from './assessment-timeline.tsx';
import { TimelineMissing } from './timeline-missing.tsx';

const TimelinePage = ({ args, title }: PageProps<{ readonly id?: string }>) => (
  <OfAssessment trxid={args.id} title={title} missing={<TimelineMissing title={title} />}>
    {(trxId) => <AssessmentTimeline key={trxId} trxId={trxId} title={title} />}
  </OfAssessment>
);

export default TimelinePage;
