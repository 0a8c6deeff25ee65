import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import type { NextStepText } from '../../next-step/next-step-text.ts';
import { useNarrowWindow } from '../../page/use-narrow-window.ts';
import { paths } from '../../paths.ts';
import { ToTheLaptop } from './to-the-laptop.tsx';

interface StepActionProps {
  readonly step: NextStepText;
  readonly trxId: string;
  readonly scheme: string;
}

/** The ways onward from the card of a step. A card without a step of the candidate leads to the timeline, except on a phone. */
export const StepAction = ({ step, trxId, scheme }: StepActionProps) => {
  const { tone, title, action, besides } = step;
  const narrow = useNarrowWindow();
  const process = { label: 'Lihat proses sertifikasi', to: paths.timeline.to({ id: encodeTrxId(trxId) }) };
  if (narrow && !action) return null;
  if (narrow && action?.to.includes('myassessment')) return <ToTheLaptop to={action.to} step={title} scheme={scheme} />;
  const other = besides ?? (tone === 'waiting' && action?.to !== process.to && !narrow ? process : null);
  return (
    <div>
      <Cluster>
        {action && (
          <LinkButton to={action.to} variant={tone === 'mine' || tone === 'over' ? 'accent' : 'secondary'}>
            {action.label}
          </LinkButton>
        )}
        {other && (
          <LinkButton to={other.to} variant="secondary">
            {other.label}
          </LinkButton>
        )}
      </Cluster>
    </div>
  );
};
