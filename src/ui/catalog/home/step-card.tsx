import { styled } from 'styled-components';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Breathing, SkeletonBlock } from '../../components/feedback/skeleton-block.ts';
import { Card } from '../../components/layout/card.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { longDateTime } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { schemeTitle } from '../../format/scheme-title.ts';
import { DayAndPlace } from '../../next-step/day-and-place.tsx';
import { type NextStepText, nextStepText } from '../../next-step/next-step-text.ts';
import { homeStepsId } from '../../page/reachable.ts';
import { useNarrowWindow } from '../../page/use-narrow-window.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-view.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { useCopy } from '../../use-copy.ts';

const Step = styled(Card)`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  > div {
    display: grid;
    gap: ${space(1.5)};
    justify-items: start;
  }
`;

const Eyebrow = styled.p<{ $mine: boolean }>`
  color: ${({ $mine }) => ($mine ? color.accentText : color.textMuted)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;

const Onward = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const { candidate } = useSession();
  const address = new URL(to, globalThis.location.href).href;
  const mail = new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20');
  return (
    <div>
      <p>Bagian ini dikerjakan di laptop atau komputer. Bawa tautannya ke sana:</p>
      <Cluster>
        <CopyButton text={address} copy={useCopy()} label="Salin tautan" variant="secondary" />
        <a href={`mailto:${candidate?.email ?? ''}?${mail}`}>Kirim tautan ke email saya</a>
      </Cluster>
    </div>
  );
};

const Action = ({ tone, title, action, besides }: NextStepText) => {
  const narrow = useNarrowWindow();
  if (!action) return null;
  if (narrow && action.to.includes('myassessment')) return <Onward to={action.to} title={title} />;
  return (
    <div>
      <Cluster>
        <LinkButton to={action.to} variant={tone === 'mine' || tone === 'over' ? 'accent' : 'secondary'}>
          {action.label}
        </LinkButton>
        {besides && (
          <LinkButton to={besides.to} variant="secondary">
            {besides.label}
          </LinkButton>
        )}
      </Cluster>
    </div>
  );
};

const Awaited = () => (
  <Breathing aria-hidden="true">
    <SkeletonBlock $height="10.5rem" />
  </Breathing>
);

export const BillCard = ({ bill: { id, amount, expiresAt, scheme, schedule } }: { readonly bill: Transaction }) => (
  <Step as="li" $highlighted>
    <div>
      <Eyebrow $mine>Langkah Anda berikutnya · {schemeTitle(scheme)}</Eyebrow>
      <h2>Selesaikan pembayaran</h2>
      <p>{amount === null ? 'Tagihan' : `Tagihan ${money(amount)}`} menunggu dibayar. Setelah lunas, Anda terdaftar.</p>
      {expiresAt && <p>Bayar sebelum {longDateTime(expiresAt)}.</p>}
    </div>
    <DayAndPlace day={schedule} />
    <div>
      <LinkButton to={`${paths.transactions.to({})}?trx=${encodeTrxId(id)}`} variant="accent">
        Buka pembayaran
      </LinkButton>
    </div>
  </Step>
);

interface StepCardProps {
  readonly assessment: Transaction;
  readonly timeline: Timeline | null | undefined;
}

export const StepCard = ({ assessment: { id, scheme, schedule }, timeline }: StepCardProps) => {
  const narrow = useNarrowWindow();
  const step = timeline && nextStep(timeline.stages);
  const text = step && nextStepText(step, timeline);
  const mine = text?.tone === 'mine';
  // hides the assessment date of these steps: the date is past, but would look like an upcoming one
  const over = step?.kind === 'certificate' || step?.kind === 'renew';
  return (
    <Step as="li" id={homeStepsId(encodeTrxId(id))} tabIndex={-1} $highlighted={mine}>
      <div>
        <Eyebrow $mine={mine}>
          {/* a single text node, so that the text does not shift */}
          {(mine ? 'Langkah Anda berikutnya · ' : '') + schemeTitle(scheme)}
        </Eyebrow>
        {timeline === null && (
          <p>
            Langkah berikutnya belum bisa dimuat.{' '}
            {!narrow && <TextLink to={paths.timeline.to({ id: encodeTrxId(id) })}>Buka proses sertifikasi</TextLink>}
          </p>
        )}
        {text && (
          <>
            <h2>{text.title}</h2>
            {text.details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </>
        )}
      </div>
      {timeline === undefined ? <Awaited /> : !over && <DayAndPlace day={timeline?.schedule ?? schedule} />}
      {text && <Action {...text} />}
    </Step>
  );
};
