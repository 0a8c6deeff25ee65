import { useState } from 'react';
import { styled } from 'styled-components';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { useConfig } from '../../core/config-context.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { paths } from '../../core/paths.ts';
import { BesidePaper, FormFrame } from '../../forms/document/form-frame.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { DropDraft } from '../../forms/draft/drop-draft.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { space } from '../../kit/theme/theme.ts';
import { type AdjustmentsDraft, readAdjustmentsDraft } from './adjustments-draft.ts';
import { AdjustmentsHeading } from './adjustments-heading.ts';
import { AdjustmentsStatus } from './adjustments-status.tsx';

const AdjustmentsForm = lazyComponent(() => import('./adjustments-form.tsx'), <Skeleton name="form" />);

const Below = styled(BesidePaper)`
  margin-block: ${space(6)} 0;
`;

interface AdjustmentsSectionProps {
  readonly agreement: Agreement;
  readonly onUnsent: (unsent: boolean) => void;
}

export const AdjustmentsSection = ({ agreement, onUnsent }: AdjustmentsSectionProps) => {
  const { trxId, adjustments } = agreement;
  const [justSent, setJustSent] = useState(false);
  const { features } = useConfig();
  const request = adjustments?.request;
  if (request)
    return (
      <Below data-print="hidden">
        <DropDraft form="adjustments" trxId={trxId} closed={[request.sentAt]} />
        <AdjustmentsStatus trxId={trxId} request={request} justSent={justSent} unsigned />
      </Below>
    );
  if (!features.adjustments) return <Elsewhere />;
  if (!adjustments) return null;
  const form = { agreement, suggested: adjustments.suggested, onUnsent, onSent: () => setJustSent(true) };
  return (
    <WithDraft form="adjustments" trxId={trxId} basis="" read={readAdjustmentsDraft} quiet>
      {(draft) => <Asking {...form} draft={draft} />}
    </WithDraft>
  );
};

const forWhom = 'Memerlukan waktu tambahan, juru bahasa isyarat, atau ruang yang mudah diakses?';

const Elsewhere = () => (
  <FormFrame as="section" data-print="hidden">
    <AdjustmentsHeading>Penyesuaian saat asesmen</AdjustmentsHeading>
    <p>
      {forWhom} Sampaikan kepada lembaga sertifikasi sebelum asesmen melalui halaman{' '}
      <TextLink to={paths.contact.to({})}>Kontak</TextLink>.
    </p>
  </FormFrame>
);

interface AskingProps extends AdjustmentsSectionProps {
  readonly suggested: readonly AdjustmentsDraft['needs'][number][];
  readonly draft: Draft<AdjustmentsDraft>;
  readonly onSent: () => void;
}

const Asking = (props: AskingProps) => {
  const [pressed, press] = useState(false);
  if (pressed || props.suggested.length > 0 || props.draft.restored !== null)
    return <AdjustmentsForm {...props} focused={pressed} />;
  return (
    <FormFrame as="section" data-print="hidden">
      <AdjustmentsHeading>Penyesuaian saat asesmen</AdjustmentsHeading>
      <p>{forWhom} Mintalah sebelum menandatangani di bawah ini.</p>
      <Cluster>
        <Button variant="secondary" onClick={() => press(true)}>
          Minta penyesuaian
        </Button>
      </Cluster>
    </FormFrame>
  );
};
