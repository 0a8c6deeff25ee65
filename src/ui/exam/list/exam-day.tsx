import { styled } from 'styled-components';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { type Exams, isHeld, isWaiting } from '../../../domain/exam/exam.ts';
import { DayAndPlace } from '../../assessment/public/next-step/day-and-place.tsx';
import { askBody } from '../../assessment/public/next-step/step-parts.ts';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)} ${space(8)};
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));

  > div {
    align-content: start;
    display: grid;
    gap: ${space(2)};
    justify-items: start;
  }

  h2 {
    font-size: ${fontSize.body};
  }

  h3 {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.semibold};
  }

  ul {
    font-size: ${fontSize.small};
    padding-inline-start: ${space(5)};
  }
`;

const usual = [
  'KTP asli atau identitas resmi lain yang masih berlaku',
  'Bukti asli yang Anda lampirkan di APL 01 dan APL 02',
  'Laptop dan pengisi daya; bila tidak punya, tanyakan kepada LSP apakah TUK menyediakannya',
];

export const ExamDay = ({ exams }: { readonly exams: Exams }) => {
  const { day, trxId } = exams;
  const configured = useConfig().bring;
  const waiting = exams.exams.find(isWaiting);
  if (!day || !exams.exams.some((exam) => exam.status === 'ready' || isWaiting(exam) || isHeld(exam))) return null;
  return (
    <Frame as="section" aria-labelledby="hari-asesmen" $highlighted={waiting !== undefined}>
      <div>
        <h2 id="hari-asesmen">Hari asesmen Anda</h2>
        <DayAndPlace day={day} />
        {waiting && (
          <>
            <p>Halaman ini berubah sendiri begitu ujian dibuka. Sampai saat itu, siapkan diri dengan gladi bersih.</p>
            <LinkButton to={paths.rehearsal.to({ trxid: encodeTrxId(trxId) })} variant="accent">
              Buka gladi bersih
            </LinkButton>
          </>
        )}
      </div>
      <div>
        <h3>Yang perlu dibawa</h3>
        <ul>
          {(exams.bring ?? configured ?? usual).map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <TextLink to={askBody(trxId).to}>Tanyakan kepada LSP</TextLink>
      </div>
    </Frame>
  );
};
