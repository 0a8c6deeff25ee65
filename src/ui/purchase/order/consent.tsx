import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { useBoughtScheme } from './order-data.ts';
import { termsId } from './terms.tsx';

const Read = styled.p`
  font-size: ${fontSize.small};
  margin-block-start: ${space(1)};
  padding-inline-start: ${space(9)};
`;

export const consentFieldId = 'persetujuan';

export interface ConsentProps {
  readonly schedule: Schedule;
  readonly accepted: boolean;
  readonly onAccepted: (accepted: boolean) => void;
  readonly error: string | undefined;
}

export const Consent = ({ schedule, accepted, onAccepted, error }: ConsentProps) => {
  const { isPending } = useBoughtScheme(schedule);
  if (isPending) return <SkeletonBlock $height="4.5rem" aria-hidden="true" />;
  return (
    <div>
      <Checkbox
        id={consentFieldId}
        label="Saya telah membaca dan menyetujui syarat pendaftaran."
        checked={accepted}
        onChecked={onAccepted}
        error={error}
        aria-required
      />
      <Read>
        <a href={`#${termsId}`}>Baca syaratnya</a>
      </Read>
    </div>
  );
};
