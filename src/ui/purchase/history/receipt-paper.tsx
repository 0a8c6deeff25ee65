import { styled } from 'styled-components';
import { shownName } from '../../../domain/account/candidate.ts';
import { amountInWords } from '../../../domain/purchase/amount-in-words.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { addressLine, useBodyFacts, useIssuer } from '../../core/body/body-facts.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { useConfig } from '../../core/config-context.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useSlots } from '../../core/slots.tsx';
import { SampleMark } from '../../forms/document/sample-mark.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { money } from '../../kit/format/money.ts';
import { placeText } from '../../kit/format/place.ts';
import { LogoMark } from '../../kit/illustrations/logo-mark.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

const Paper = styled.article`
  ${raisedPanel}
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 50rem;
  padding: ${space(8)};

  ${media.phone} {
    gap: ${space(5)};
    padding: ${space(4)};
  }

  ${media.print} {
    border: 0;
    max-inline-size: none;
    padding: 0;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

const Head = styled.header`
  align-items: center;
  border-block-end: 2px solid ${color.brand};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  justify-content: space-between;
  padding-block-end: ${space(5)};

  h1 {
    font-size: ${fontSize.title};
  }
`;

const Issuer = styled.div`
  align-items: center;
  color: ${color.brand};
  display: flex;
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.bold};
  gap: ${space(2.5)};

  img {
    block-size: 2.5rem;
    inline-size: auto;
  }
`;

const Amount = styled.div`
  background: ${color.brandTint};
  border-radius: ${radius.control};
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(5)};

  strong {
    font-size: ${fontSize.heading};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
  }

  p:last-child {
    font-style: italic;
  }
`;

const AmountLine = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  justify-content: space-between;
`;

const Note = styled.footer`
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  padding-block-start: ${space(4)};
`;

export const ReceiptPaper = ({ title, transaction }: { title: string; transaction: Transaction }) => {
  const { name, logo, companyText } = useConfig().brand;
  const { candidate } = useSession();
  const { address, taxNumber } = useBodyFacts();
  const issuer = useIssuer();
  const { marks } = useSlots();
  const sources = useBudgetSources();
  const { id, amount, scheme, schedule, paidAt, createdAt, paymentMethod } = transaction;
  return (
    <Paper aria-labelledby="judul-bukti">
      <Head>
        <Issuer>
          {logo ? <img src={logo} alt="" height="40" /> : <LogoMark size={40} />}
          {name}
        </Issuer>
        <h1 id="judul-bukti" tabIndex={-1}>
          {title}
        </h1>
      </Head>
      {marks.receipt && <SampleMark>{marks.receipt}</SampleMark>}
      <DescriptionList
        items={[
          { title: 'Diterbitkan oleh', content: issuer },
          ...(address ? [{ title: 'Alamat', content: addressLine(address) }] : []),
          ...(taxNumber ? [{ title: 'NPWP', content: taxNumber }] : []),
          { title: 'Nomor transaksi', content: id },
          { title: 'Tanggal pembayaran', content: longDateTime(paidAt ?? createdAt, schedule.zone) },
          { title: 'Dibayar oleh', content: candidate ? shownName(candidate) : '–' },
          { title: 'Email', content: candidate?.email ?? '–' },
          { title: 'Untuk skema', content: scheme.title },
          { title: 'Waktu asesmen', content: longDateTime(schedule.startsAt, schedule.zone) },
          { title: 'Tempat uji (TUK)', content: placeText(schedule.siteName, schedule.city) },
          { title: 'Penanggung biaya', content: sources.purchaseTitle(transaction) },
          ...(paymentMethod ? [{ title: 'Cara bayar', content: paymentMethod }] : []),
        ]}
      />
      <Amount>
        <AmountLine>
          <p>Jumlah</p>
          <Badge $tone="positive">LUNAS</Badge>
        </AmountLine>
        <strong>{amount === null ? 'Belum diketahui' : money(amount)}</strong>
        {amount !== null && <p>Terbilang: {amountInWords(amount)}</p>}
      </Amount>
      <Note>
        <p>Bukti ini dibuat otomatis oleh {name} dari catatan pembayaran di sistem kami.</p>
        {companyText && <p>{companyText}</p>}
      </Note>
    </Paper>
  );
};
