import { styled } from 'styled-components';
import { FailureState } from '../core/errors/failure-state.tsx';
import { useToday } from '../forms/use-today.ts';
import { Breathing, SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { space } from '../kit/theme/theme.ts';
import { PersonalForm } from './personal-form.tsx';
import { PhotoCard } from './photo-card.tsx';
import { Fields, FormSection } from './public/form-section.tsx';
import { useProfile } from './public/profile-data.ts';

const PhotoRow = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(5)};
`;

const Lines = ({ count }: { count: number }) => (
  <Breathing>
    <Fields>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index}>
          <SkeletonBlock $width="9rem" $height="0.875rem" />
          <br />
          <SkeletonBlock $height="2.75rem" />
        </div>
      ))}
    </Fields>
  </Breathing>
);

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Memuat…</VisuallyHidden>
    <Stack $gap={5} aria-hidden="true">
      <FormSection title="Foto profil">
        <Breathing>
          <PhotoRow>
            <SkeletonBlock $width="6rem" $height="6rem" $round />
            <SkeletonBlock $width="10rem" $height="2.75rem" />
          </PhotoRow>
        </Breathing>
      </FormSection>
      <FormSection title="Identitas">
        <Lines count={4} />
      </FormSection>
      <FormSection title="Kelahiran">
        <Lines count={4} />
      </FormSection>
    </Stack>
  </div>
);

export const PersonalTab = ({ candidateId, fullname }: { candidateId: string; fullname: string }) => {
  const { data: profile, error, isFetching, refetch } = useProfile(candidateId);
  const today = useToday();
  if (profile === undefined && error) {
    return (
      <FailureState
        error={error}
        title="Profil belum bisa dimuat"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (profile === undefined) return <Loading />;
  return (
    <PersonalForm candidateId={candidateId} fullname={fullname} profile={profile} today={today}>
      <PhotoCard candidateId={candidateId} fullname={fullname} photo={profile?.photo ?? null} />
    </PersonalForm>
  );
};
