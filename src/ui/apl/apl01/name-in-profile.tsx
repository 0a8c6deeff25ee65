import { useMutation } from '@tanstack/react-query';
import { profileTokens } from '../../../application/profile/tokens.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { cleanLine } from '../../../domain/line.ts';
import { nameProblem } from '../../../domain/person-name.ts';
import { startingData } from '../../../domain/profile/personal-data.ts';
import type { Profile } from '../../../domain/profile/profile.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { textsOf } from '../../profile/public/personal-values.ts';
import { useProfile, useStoreProfile } from '../../profile/public/profile-data.ts';

interface NameInProfileProps {
  readonly name: string;
  readonly today: CalendarDate;
}

const isOther = (name: string, { personal, unread }: Profile): boolean =>
  nameProblem(name) === null && !unread?.includes('fullname') && cleanLine(name) !== cleanLine(personal.fullname);

/** Offers the name of the form to the profile while they differ, because the certificate uses the one of the profile. */
export const NameInProfile = ({ name, today }: NameInProfileProps) => {
  const candidateId = useSession().candidate?.id ?? '';
  const { data: profile } = useProfile(candidateId);
  if (!profile || !isOther(name, profile)) return null;
  return <Offer name={cleanLine(name)} today={today} candidateId={candidateId} profile={profile} />;
};

interface OfferProps extends NameInProfileProps {
  readonly candidateId: string;
  readonly profile: Profile;
}

const Offer = ({ name, today, candidateId, profile }: OfferProps) => {
  const store = useStoreProfile(candidateId);
  const save = useService(profileTokens.saveProfile);
  const { failed, inform, succeeded } = useAlerts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => save({ ...startingData(profile, name), fullname: name }, today, { candidateId, profile }),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'refused')
        return inform(['Profil belum dapat disimpan.', ...Object.values(textsOf(outcome.problems))].join(' '));
      await store(outcome.profile);
      succeeded('Nama di profil tersimpan.');
    },
    onError: failed,
  });
  return (
    <Callout
      tone="caution"
      live="polite"
      title={`Nama di profil Anda: ${profile.personal.fullname}`}
      action={
        <Button size="small" variant="secondary" busy={isPending} onClick={() => mutate()}>
          Ubah juga di profil (dipakai di sertifikat)
        </Button>
      }
    >
      Sertifikat memakai nama di profil, bukan nama di formulir ini.
    </Callout>
  );
};
