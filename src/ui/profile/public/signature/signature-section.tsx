import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAlerts } from '../../../core/alerts/alerts-view.ts';
import { useSession } from '../../../core/session/session-view.ts';
import { effectiveSource, isAwaited, type SignatureChoice } from '../../../forms/signature/signature-choice.ts';
import { SignatureChooser } from '../../../forms/signature/signature-chooser.tsx';
import { type SignatureDraft, signatureProblem } from '../../../forms/signature/signature-draft.ts';
import type { CheckedForm } from '../../../forms/use-checked-form.ts';
import { Button } from '../../../kit/components/button/button.tsx';
import { RadioGroup } from '../../../kit/components/choice/radio-group.tsx';
import { Cluster } from '../../../kit/components/layout/cluster.tsx';
import { Stack } from '../../../kit/components/layout/stack.tsx';
import { color, radius, space } from '../../../kit/theme/theme.ts';
import { useSaveSignature } from './use-save-signature.ts';
import { useFirstWay } from './use-signing.ts';

const Picture = styled.img`
  background: ${color.surfaceRaised};
  block-size: 7rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  max-inline-size: min(24rem, 100%);
  object-fit: contain;
  padding: ${space(3)};
`;

const Frame = styled(Stack)`
  max-inline-size: 39rem;
`;

interface KeepInProfileProps {
  readonly draft: SignatureDraft;
  readonly onProblem: (problem: string) => void;
}

const KeepInProfile = ({ draft, onProblem }: KeepInProfileProps) => {
  const save = useSaveSignature(useSession().candidate?.id ?? '');
  const { succeeded, failed } = useAlerts();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const problem = await save(draft);
      if (problem) return onProblem(problem);
      succeeded('Tanda tangan disimpan di profil, dan dipakai untuk dokumen ini.');
    },
    onError: failed,
  });
  const keep = () => {
    const problem = signatureProblem(draft);
    if (problem) onProblem(problem);
    else mutate();
  };
  return (
    <Cluster>
      <Button variant="secondary" size="small" busy={isPending} onClick={keep}>
        Simpan di profil, agar tidak perlu dibuat lagi
      </Button>
    </Cluster>
  );
};

type Signed = { signature: SignatureChoice };

interface SignatureSectionProps<Values extends FieldValues & Signed> {
  readonly checked: CheckedForm<Values>;
  readonly profileSignature: string | null | undefined;
}

export const SignatureSection = <Values extends FieldValues & Signed>(props: SignatureSectionProps<Values>) => {
  const { profileSignature } = props;
  // the cast is safe, because this component uses only the signature field
  const { form, field, refuse } = props.checked as unknown as CheckedForm<Signed>;
  const choice = useWatch({ control: form.control, name: 'signature' });
  const { id, error: said } = field('signature');
  const onChoice = (next: SignatureChoice) =>
    form.setValue('signature', next, { shouldValidate: form.formState.isSubmitted });
  const error = isAwaited(said, profileSignature) ? undefined : said;
  const source = effectiveSource(choice, profileSignature);
  const { draft } = choice;
  const firstWay = useFirstWay(draft.ways);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the profile may arrive after the form, but must not change what was begun
  useEffect(() => {
    if (firstWay === 'type' && draft.way !== 'type' && draft.strokes.length === 0 && !draft.file)
      onChoice({ ...choice, draft: { ...draft, way: 'type' } });
  }, [firstWay]);
  const wasMissing = useRef(false);
  wasMissing.current ||= profileSignature === null;
  useEffect(() => {
    // the pressed button has disappeared, and the focus with it
    if (profileSignature && wasMissing.current && document.activeElement === document.body)
      document.getElementById(id)?.focus();
  }, [profileSignature, id]);
  return (
    <Frame $gap={4}>
      {profileSignature !== null && (
        <RadioGroup
          id={source === 'profile' ? id : `${id}-source`}
          label="Tanda tangan"
          name={`${id}-source`}
          inline
          value={source}
          onValue={(value) => onChoice({ ...choice, source: value === 'new' ? 'new' : 'profile' })}
          options={[
            { id: 'profile', name: 'profile', value: 'profile', title: 'Pakai tanda tangan profil' },
            { id: 'new', name: 'new', value: 'new', title: 'Buat yang baru untuk dokumen ini' },
          ]}
          error={source === 'profile' ? error : undefined}
        />
      )}
      {profileSignature === null && choice.draft.ways?.join() === 'draw' && <strong>Tanda tangan</strong>}
      {source === 'profile' && profileSignature && (
        <Picture src={profileSignature} alt="Tanda tangan dari profil Anda" />
      )}
      {source === 'new' && (
        <SignatureChooser
          id={id}
          draft={choice.draft}
          error={error}
          onDraft={(draft) => onChoice({ ...choice, draft })}
        />
      )}
      {profileSignature === null && (choice.keeps?.includes(choice.draft.way) ?? true) && (
        <KeepInProfile draft={choice.draft} onProblem={(signature) => refuse({ signature })} />
      )}
    </Frame>
  );
};
