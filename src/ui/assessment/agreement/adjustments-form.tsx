import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ApiFailure, isRefusal } from '../../../application/api-failure.ts';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { type AdjustmentNeed, adjustmentNeeds, otherNeedLength } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import { Slot } from '../../core/slots.tsx';
import { FormFrame } from '../../forms/document/form-frame.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import { alreadySentText } from '../../forms/send-form.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { FieldErrorText, fieldAria } from '../../kit/components/form/field.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { color, fontSize, fontWeight } from '../../kit/theme/theme.ts';
import { CountedText } from '../counted-text.tsx';
import { useAgreementChanges } from '../timeline/assessment-data.ts';
import { AdjustmentsByMail } from './adjustments-by-mail.tsx';
import { type AdjustmentsDraft, adjustmentProblems } from './adjustments-draft.ts';
import { AdjustmentsHeading } from './adjustments-heading.ts';
import { adjustmentsCode, adjustmentsTitle, needText, noNeedText } from './adjustments-text.ts';

const Needs = styled.fieldset`
  min-inline-size: 0;

  legend {
    font-weight: ${fontWeight.semibold};
  }

  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

interface AdjustmentsFormProps {
  readonly agreement: Agreement;
  readonly suggested: readonly AdjustmentNeed[];
  readonly draft: Draft<AdjustmentsDraft>;
  readonly onUnsent: (unsent: boolean) => void;
  readonly focused: boolean;
  readonly onSent: () => void;
}

const AdjustmentsForm = ({ agreement, suggested, draft, onUnsent, onSent, focused }: AdjustmentsFormProps) => {
  const { trxId } = agreement;
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useService(assessmentTokens.sendAdjustments);
  const { store, ask: askAgain } = useAgreementChanges(trxId);
  const { succeeded, inform } = useAlerts();
  const [untaken, setUntaken] = useState(false);
  const checked = useCheckedForm<AdjustmentsDraft>({
    initial: draft.restored ?? { needs: suggested, none: false, other: '' },
    idPrefix: 'adjustments-',
    judge: adjustmentProblems,
    send: async ({ needs, other }): Promise<void> => {
      setUntaken(false);
      try {
        const { kind, form: stored } = await send(trxId, { needs, other }, draft.keys);
        await draft.sent();
        onSent();
        await store(stored);
        if (kind === 'sent') succeeded('Permintaan penyesuaian sudah dikirim.');
        else inform(alreadySentText);
      } catch (error) {
        if (error instanceof ApiFailure && (error.status === 404 || error.status === 405)) return setUntaken(true);
        if (isRefusal(error)) askAgain();
        throw error;
      }
    },
  });
  const { form, busy } = checked;
  useKeptForm(checked, draft, (values) => values);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const unsent = (suggested.length > 0 || draft.unsent) && !untaken;
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(false);
  }, [unsent, onUnsent]);

  const [needs, none, other] = form.watch(['needs', 'none', 'other']);
  const choose = (chosen: readonly AdjustmentNeed[], isNone: boolean) => {
    setUntaken(false);
    form.setValue('needs', chosen);
    form.setValue('none', isNone, { shouldValidate: form.formState.isSubmitted });
  };
  const group = checked.field('needs');
  return (
    <FormFrame noValidate aria-label={adjustmentsTitle} onSubmit={checked.submit} data-print="hidden">
      <LeaveFormWarning when={(draft.unsent || busy) && !untaken} trxId={trxId} />
      <div>
        <AdjustmentsHeading ref={heading} tabIndex={-1}>
          Penyesuaian saat asesmen
        </AdjustmentsHeading>
        <p>
          {suggested.length > 0 && 'Pilihan di bawah disarankan untuk Anda; ubah sesuai kebutuhan. '}
          Kirim permintaan ini ({adjustmentsCode}) sebelum menandatangani persetujuan. Anda tidak perlu menunggu jawaban
          asesor untuk menandatangani.
        </p>
      </div>
      <Slot name="example" of={{ name: 'adjustments', form }} />
      <ErrorSummary {...checked.summary} />
      <Needs {...fieldAria(group.id, { hint: undefined, error: group.error })}>
        <legend>Yang Anda perlukan</legend>
        {adjustmentNeeds.map((need, index) => (
          <Checkbox
            key={need}
            id={index === 0 ? group.id : `${group.id}-${need}`}
            label={needText[need]}
            checked={needs.includes(need)}
            onChecked={(yes) => choose(yes ? [...needs, need] : needs.filter((each) => each !== need), false)}
          />
        ))}
        <Checkbox
          id={`${group.id}-none`}
          label={noNeedText}
          checked={none}
          onChecked={(yes) => choose(yes ? [] : needs, yes)}
        />
        {group.error && <FieldErrorText id={group.id}>{group.error}</FieldErrorText>}
      </Needs>
      {needs.includes('other') && (
        <CountedText
          {...checked.field('other')}
          label="Penyesuaian lain"
          hint="Tuliskan apa yang membantu Anda, misalnya kursi di dekat pintu."
          rows={3}
          text={other}
          most={otherNeedLength}
        />
      )}
      {untaken && <AdjustmentsByMail agreement={agreement} content={{ needs, other }} />}
      <Cluster>
        <Button type="submit" variant="secondary" busy={busy}>
          {none ? 'Kirim pernyataan' : 'Kirim permintaan'}
        </Button>
      </Cluster>
    </FormFrame>
  );
};

export default AdjustmentsForm;
