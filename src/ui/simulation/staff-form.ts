import { styled } from 'styled-components';
import type { StaffAction, StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import type { StaffReading } from '../../application/ports/simulation/staff-desk.ts';
import { space } from '../theme/theme.ts';

/** What each form of the other side gets. */
export interface StaffFormProps {
  readonly task: StaffTask;
  /** What the candidate has sent to it. */
  readonly reading: StaffReading;
  /** The server's time. */
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

/** The beginning of the ids in the form of a task: several stand on one page. */
export const idPrefixOf = ({ trxId, stage }: StaffTask): string => `petugas-${trxId}-${stage}-`;
