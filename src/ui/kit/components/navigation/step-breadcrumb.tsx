import Check from 'lucide-react/icons/check';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { outOfSight } from '../../theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { Cluster } from '../layout/cluster.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

type StepState = 'completed' | 'current' | 'ahead';

const nameless = css`
  ${media.phone} {
    > span:last-child {
      ${outOfSight}
    }
  }
`;

const Step = styled.li<{ $state: StepState; $named: boolean }>`
  align-items: center;
  color: ${({ $state }) => ($state === 'ahead' ? color.textMuted : color.text)};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${({ $state }) => ($state === 'current' ? fontWeight.bold : fontWeight.medium)};
  gap: ${space(2)};
  min-inline-size: 0;

  &:not(:first-child)::before {
    background: ${({ $state }) => ($state === 'ahead' ? color.border : color.brand)};
    block-size: 2px;
    content: '';
    flex: 1 0 ${space(4)};
    inline-size: clamp(${space(4)}, 4vw, ${space(12)});
  }

  ${({ $named }) => !$named && nameless}
`;

const Mark = styled.span<{ $state: StepState }>`
  align-items: center;
  background: ${({ $state }) =>
    ({ completed: color.brand, current: color.accent, ahead: color.surfaceRaised })[$state]};
  block-size: 1.75rem;
  border: 2px solid
    ${({ $state }) => ({ completed: color.brand, current: color.accent, ahead: color.borderControl })[$state]};
  border-radius: 50%;
  color: ${({ $state }) => ({ completed: color.onBrand, current: color.onAccent, ahead: color.textMuted })[$state]};
  display: flex;
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.bold};
  inline-size: 1.75rem;
  justify-content: center;

  ${media.forcedColors} {
    ${({ $state }) => $state === 'current' && 'border-color: Highlight;'}
  }
`;

const stateOf = (step: number, current: number): StepState => {
  if (step === current) return 'current';
  return step < current ? 'completed' : 'ahead';
};

export type StepBreadcrumbProps = {
  readonly label: string;
  readonly steps: readonly { readonly title: string }[];
  /** Number of the current step, starting at 1; the number of steps + 1 if all are done. */
  readonly current: number;
};

export const StepBreadcrumb = ({ label, steps, current }: StepBreadcrumbProps) => (
  <nav aria-label={label}>
    <Cluster as="ol" $gap={2}>
      {steps.map(({ title }, index) => {
        const state = stateOf(index + 1, current);
        return (
          <Step
            key={title}
            $state={state}
            $named={index + 1 === Math.min(current, steps.length)}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            <Mark $state={state}>
              {state === 'completed' ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : index + 1}
            </Mark>
            <span>
              {title}
              {state === 'completed' && <VisuallyHidden> (selesai)</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </Cluster>
  </nav>
);
