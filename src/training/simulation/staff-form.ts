import { styled } from 'styled-components';
import type { StaffAction, StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import type { StaffReading } from '../../application/ports/simulation/staff-desk.ts';
import { color, space } from '../../ui/kit/theme/theme.ts';

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

export const Answers = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  :is(a, button, summary) {
    scroll-margin-block-end: 18rem; /* keeps the focus above the decision, also with its note */
  }
`;

/** Stays in sight below the answers, which are longer than the panel. */
export const Decide = styled.div`
  background: ${color.surfaceRaised};
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  inset-block-end: -${space(3)}; /* the panel's padding */
  padding-block: ${space(2)} ${space(3)};
  position: sticky;

  @container panel (max-height: 26rem) {
    position: static;
  }

  fieldset label {
    padding-inline: ${space(2)};
  }

  > button {
    justify-self: start;
  }
`;

export const idPrefixOf = ({ trxId, stage }: StaffTask): string => `petugas-${trxId}-${stage}-`;
