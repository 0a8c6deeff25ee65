import { styled } from 'styled-components';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import { useConfig } from '../../core/config-context.ts';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { money } from '../../kit/format/money.ts';
import { space } from '../../kit/theme/theme.ts';
import { CopyableNumber } from './copyable-number.tsx';
import { ProofOfTransfer, type ProofOfTransferProps } from './proof-of-transfer.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  text-align: start;
`;

/** The body's accounts with the amount and the words of the transfer. Nothing where the body takes none. */
export const Transfer = ({ transaction, onAnswer }: ProofOfTransferProps) => {
  const { transfer, features } = useConfig();
  const term = usePaymentTerm(transaction);
  if (!transfer || transaction.amount === null) return null;
  const proofText =
    features.paymentProof && !transaction.proof
      ? 'Setelah mentransfer, kirim buktinya di bawah ini.'
      : 'Simpan bukti transfernya sampai saat itu.';
  const [only] = transfer.accounts.length === 1 ? transfer.accounts : [];
  return (
    <Frame>
      <p>
        {`Transfer tepat ${money(transaction.amount)} ke ${only ? 'rekening' : 'salah satu rekening'} ini${term && !term.over ? ` sampai ${term.at}` : ''}. Tulis nomor transaksi sebagai berita.`}
      </p>
      {transfer.accounts.map(({ bank, number, holder }) => (
        <DescriptionList
          key={`${bank} ${number}`}
          items={[
            {
              title: bank,
              content: (
                <>
                  <CopyableNumber number={number} />
                  <Text as="span" $block $weight="regular">{`a.n. ${holder}`}</Text>
                </>
              ),
            },
          ]}
        />
      ))}
      <DescriptionList
        items={[
          { title: 'Jumlah', content: <CopyableNumber number={String(transaction.amount)} /> },
          { title: 'Berita', content: <CopyableNumber number={transaction.id} /> },
        ]}
      />
      <p>
        {`Lembaga sertifikasi memeriksa transfer Anda, lalu menandai pembelian ini lunas. ${transfer.note ?? proofText}`}
      </p>
      {features.paymentProof && <ProofOfTransfer transaction={transaction} onAnswer={onAnswer} />}
    </Frame>
  );
};
