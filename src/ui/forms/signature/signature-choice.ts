import type { SignatureInput } from '../../../application/ports/assessment/signature-input.ts';
import {
  emptyDraft,
  longestName,
  noImageText,
  type SignatureDraft,
  type SignatureWay,
  signatureImage,
  signatureProblem,
} from './signature-draft.ts';

/** Never stored, because signing is the last step. */
export interface SignatureChoice {
  readonly source: 'profile' | 'new';
  readonly draft: SignatureDraft;
  /** The candidate may keep the signatures of these ways in the profile; all if missing. */
  readonly keeps?: readonly SignatureWay[];
}

interface Offered {
  readonly ways: readonly SignatureWay[];
  readonly keeps: readonly SignatureWay[];
}

export const emptyChoice: SignatureChoice = { source: 'profile', draft: emptyDraft };

export const choiceOf = (name: string, { ways, keeps }: Offered): SignatureChoice => ({
  source: 'profile',
  keeps,
  draft: { ...emptyDraft, way: ways[0] ?? 'draw', ways, name: [...name].slice(0, longestName).join('') },
});

export const effectiveSource = ({ source }: SignatureChoice, profileSignature: string | null | undefined) =>
  profileSignature === null ? 'new' : source;

const waitText = 'Tunggu sebentar, tanda tangan profil sedang dimuat';

export const choiceProblem = (
  choice: SignatureChoice,
  profileSignature: string | null | undefined,
): string | undefined => {
  if (effectiveSource(choice, profileSignature) === 'new') return signatureProblem(choice.draft);
  return profileSignature === undefined ? waitText : undefined;
};

/** True if the error is stale because the profile signature has loaded, which does not trigger validation. */
export const isAwaited = (error: string | undefined, profileSignature: string | null | undefined): boolean =>
  error === waitText && profileSignature !== undefined;

export const signatureInputOf = async (
  choice: SignatureChoice,
  profileSignature: string | null | undefined,
): Promise<SignatureInput | { readonly kind: 'unusable'; readonly message: string }> => {
  if (effectiveSource(choice, profileSignature) === 'profile') return { kind: 'profile' };
  const image = await signatureImage(choice.draft);
  return image ? { kind: 'image', image } : { kind: 'unusable', message: noImageText(choice.draft) };
};
