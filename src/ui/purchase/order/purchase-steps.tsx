import { styled } from 'styled-components';
import { StepBreadcrumb } from '../../kit/components/navigation/step-breadcrumb.tsx';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

const Frame = styled.div`
  margin-block-end: ${space(8)};

  ${media.low} {
    margin-block-end: ${space(3)};
  }
`;

/** `current` is 4 if all three steps are done. */
export const PurchaseSteps = ({ current, free = false }: { current: 1 | 2 | 3 | 4; free?: boolean }) => (
  <Frame data-print="hidden">
    <StepBreadcrumb
      label="Langkah pembelian"
      steps={['Tinjau', free ? 'Ajukan' : 'Bayar', 'Hasil'].map((title) => ({ title }))}
      current={current}
    />
  </Frame>
);
