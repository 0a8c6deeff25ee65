import { FormMissing } from '../../form/page/form-missing.tsx';

/** No timeline to show: there is none, or it is not this candidate's. */
export const TimelineMissing = (props: { title: string; forbidden?: boolean }) => (
  <FormMissing {...props} what="Proses sertifikasi" />
);
