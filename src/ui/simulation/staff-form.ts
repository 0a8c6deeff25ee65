import { styled } from 'styled-components';
import type { StaffAction, StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import type { StaffReading } from '../../application/ports/simulation/staff-desk.ts';
import { space } from '../theme/theme.ts';

export interface StaffFormProps {
  readonly task: StaffTask;
  readonly reading: StaffReading;
  readonly now: () => Date;
  readonly act: (action: StaffAction) => Promise<void>;
}

export const StaffForm = styled.form`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }

  > :not(button, fieldset) {
    justify-self: stretch;
  }
`;

export const idPrefixOf = ({ trxId, stage }: StaffTask): string => `petugas-${trxId}-${stage}-`;
