import { FormMissing } from '../../form/page/form-missing.tsx';

/** Shown when the timeline does not exist or belongs to another account. */
export const TimelineMissing = (props: { title: string; forbidden?: boolean }) => (
  <FormMissing {...props} what="Proses sertifikasi" />
);
