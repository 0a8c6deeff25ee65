import { useQuery } from '@tanstack/react-query';
import { profileTokens } from '../../../../application/profile/tokens.ts';
import type { Config } from '../../../../configuration/config.ts';
import { useConfig } from '../../../core/config-context.ts';
import { shareOf } from '../../../core/page/spread.ts';
import { useService } from '../../../core/services.tsx';
import { useSession } from '../../../core/session/session-view.ts';
import {
  choiceOf,
  choiceProblem,
  type SignatureChoice,
  signatureInputOf,
} from '../../../forms/signature/signature-choice.ts';
import { type SignatureWay, signatureWays } from '../../../forms/signature/signature-draft.ts';

type SignedPlace = keyof NonNullable<Config['signatures']>;

/** The ways that the body takes, in the order of the page. */
export const useSignatureWays = (place: SignedPlace): readonly SignatureWay[] => {
  const kinds = useConfig().signatures?.[place];
  return signatureWays.filter((way) => !kinds || kinds.includes(way));
};

const askAgainMs = 10_000;
const mostDoublings = 3;

const useStoredProfile = () => {
  const profiles = useService(profileTokens.profiles);
  const candidateId = useSession().candidate?.id ?? '';
  return useQuery({
    queryKey: ['profile', 'profile', candidateId], // shares its cache entry with the profile page
    queryFn: () => profiles.find(candidateId),
    enabled: candidateId !== '',
    // the default way to sign needs it
    refetchInterval: ({ state }) =>
      state.status === 'error' &&
      askAgainMs * 2 ** Math.min(state.errorUpdateCount - 1, mostDoublings) * (1 + shareOf(candidateId)),
  }).data;
};

/** Whoever has named a disability begins with the keyboard, because not everybody sees a pad or can hold a pen. */
export const useFirstWay = (ways: readonly SignatureWay[] = signatureWays): SignatureWay => {
  const types = useStoredProfile()?.personal.disabled && ways.includes('type');
  return types ? 'type' : (ways[0] ?? 'draw');
};

/**
 * How a form may be signed: the choice that it begins with, what a choice lacks, and what is sent for it. Where the body does not take the
 * signature of the profile, there is none, and none is kept there.
 */
export const useSigning = (form: Exclude<SignedPlace, 'profile'>, name: string) => {
  const ofProfile = useConfig().signatures?.[form]?.includes('profile') ?? true;
  const ways = useSignatureWays(form);
  const profileWays = useSignatureWays('profile');
  const profile = useStoredProfile();
  const stored = profile === undefined ? undefined : (profile?.signature ?? null);
  const profileSignature = ofProfile ? stored : null;
  return {
    profileSignature,
    first: choiceOf(name, { ways, keeps: ofProfile ? profileWays : [] }),
    problemOf: (choice: SignatureChoice) => choiceProblem(choice, profileSignature),
    inputOf: (choice: SignatureChoice) => signatureInputOf(choice, profileSignature),
  };
};
