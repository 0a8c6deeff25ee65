import { styled } from 'styled-components';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import { useCopy } from '../../core/use-copy.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { space } from '../../kit/theme/theme.ts';
import { CheckButton, CheckOutcome, useReceiptCheck } from './check-receipt.tsx';

const digestGroups = (digest: string): readonly string[] => digest.match(/.{1,8}/g) ?? [];

const Digest = styled.code`
  display: flex;
  flex-wrap: wrap;
  font-family: ui-monospace, SFMono-Regular, Consolas, 'Liberation Mono', monospace;
  gap: ${space(1)} ${space(4)};
  word-spacing: normal;
`;

export const DigestText = ({ digest }: { readonly digest: string }) => (
  <>
    <Text $weight="semibold">Sidik digital jawaban (SHA-256)</Text>
    <Digest>
      {digestGroups(digest).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups can be equal, and their order never changes
        <span key={index}>{group}</span>
      ))}
    </Digest>
    <Text $size="small">
      Sidik digital dihitung dari seluruh jawaban. Bila satu huruf saja dalam jawaban berubah, sidiknya menjadi lain.
    </Text>
  </>
);

interface ReceiptDigestProps {
  readonly exam: Exam;
  readonly receipt: ExamReceipt;
  readonly digest: string;
}

export const ReceiptDigest = ({ exam, receipt, digest }: ReceiptDigestProps) => {
  const checking = useReceiptCheck(exam, receipt);
  const copy = useCopy();
  return (
    <>
      <DigestText digest={digest} />
      <CheckOutcome checking={checking} />
      <Cluster>
        <CheckButton checking={checking} />
        <CopyButton text={digest} copy={copy} label="Salin sidik digital" size="medium" />
      </Cluster>
    </>
  );
};
