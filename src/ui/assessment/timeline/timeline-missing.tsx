import { FormMissing } from '../public/form-page/form-missing.tsx';

export const TimelineMissing = (props: { title: string; forbidden?: boolean }) => (
  <FormMissing {...props} what="Proses sertifikasi" />
);
