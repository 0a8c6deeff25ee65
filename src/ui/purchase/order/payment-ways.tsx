import { styled } from 'styled-components';
import type { MessageSubject } from '../../../domain/information/message.ts';
import type { PaymentFacts } from '../../core/body/body-facts.ts';
import { paths } from '../../core/paths.ts';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
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

const Ask = ({ about }: { readonly about: MessageSubject }) => (
  <TextLink to={`${paths.contact.to({})}?tulis=${about}`}>tanyakan kepada LSP</TextLink>
);

interface PaymentWaysProps {
  readonly facts: PaymentFacts;
  /** A purchase without a price has no methods, and nothing to give back. */
  readonly free?: boolean;
}

/** What a nervous buyer asks beside the button. Only the configuration knows the methods and the rule of a refund. */
export const PaymentWays = ({ facts: { methods = [], refund }, free = false }: PaymentWaysProps) => (
  <Facts>
    {!free && methods.length > 0 && (
      <div>
        <dt>Cara bayar</dt>
        <dd>{methods.join(', ')}</dd>
      </div>
    )}
    {!free && (
      <div>
        <dt>Bila Anda batal</dt>
        <dd>
          Selama belum dibayar, batalkan sendiri di Riwayat Pembelian.{' '}
          {refund ? 'Setelah dibayar: ' : 'Untuk sesudahnya, '}
          {refund ?? (
            <>
              baca <TextLink to={paths.terms.to({})}>Term of use</TextLink> atau <Ask about="refund" /> sebelum
              membayar.
            </>
          )}
        </dd>
      </div>
    )}
    <div>
      <dt>Bila Anda sakit atau berhalangan</dt>
      <dd>
        Kabari LSP sebelum hari asesmen, dan <Ask about="absence" /> tentang jadwal pengganti.
      </dd>
    </div>
  </Facts>
);
