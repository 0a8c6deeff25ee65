import { styled } from 'styled-components';
import type { PaymentFacts } from '../../core/body/body-facts.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Facts = styled.dl`
  border-block-start: 1px solid ${color.border};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(3)};
  padding-block-start: ${space(4)};

  dt {
    font-weight: ${fontWeight.semibold};
  }

  dd {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

export const PaymentWays = ({ facts: { methods = [], refund } }: { readonly facts: PaymentFacts }) =>
  (methods.length > 0 || refund) && (
    <Facts>
      {methods.length > 0 && (
        <div>
          <dt>Cara bayar</dt>
          <dd>{methods.join(', ')}</dd>
        </div>
      )}
      {refund && (
        <div>
          <dt>Pengembalian biaya</dt>
          <dd>{refund}</dd>
        </div>
      )}
    </Facts>
  );
