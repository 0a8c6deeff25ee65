import type { FormState, FormStatus } from './form-status.ts';
import { isRejected } from './progress.ts';
import type { Stage, StageName } from './timeline.ts';

/** The status of a form according to its stage; `locked`: not available to the candidate yet. */
export const statusByStage = (stages: readonly Stage[], name: StageName): FormStatus | 'locked' => {
  const stage = stages.find((each) => each.name === name);
  switch (stage?.status) {
    case 'open':
      return stage.waitingFor === null || stage.waitingFor === 'candidate' ? 'draft' : 'locked';
    case 'done':
      return isRejected(stages, stage) ? 'rejected' : 'approved';
    case 'locked':
    case 'returned':
    case 'submitted':
      return stage.status;
    default:
      return 'unknown';
  }
};

/** Replaces an unknown status with the stage's, unless the stage is locked. */
export const withStageStatus = <Form extends FormState>(
  form: Form,
  stages: readonly Stage[],
  name: StageName,
): Form => {
  const status = form.status === 'unknown' ? statusByStage(stages, name) : form.status;
  return status === 'locked' ? form : { ...form, status };
};
