import type { SignatureInput } from '../../application/ports/assessment/signature-input.ts';
import {
  emptyDraft,
  longestName,
  noImageText,
  type SignatureDraft,
  signatureImage,
  signatureProblem,
} from './signature-draft.ts';

/** What a form is to be signed with. It is kept nowhere but on the page: signing is the last thing that is done. */
export interface SignatureChoice {
  /** The signature of the profile, unless a new one is made. */
  readonly source: 'profile' | 'new';
  readonly draft: SignatureDraft;
}

export const emptyChoice: SignatureChoice = { source: 'profile', draft: emptyDraft };

/** The same with the name of the person who signs already typed. */
export const choiceOf = (name: string): SignatureChoice => ({
  ...emptyChoice,
  draft: { ...emptyDraft, name: [...name].slice(0, longestName).join('') },
});

/** The choice as it stands: without a signature in the profile only a new one is possible. */
export const effectiveSource = ({ source }: SignatureChoice, profileSignature: string | null | undefined) =>
  profileSignature === null ? 'new' : source;

/** Said until it is known whether the profile has a signature. */
const waitText = 'Tunggu sebentar, tanda tangan profil sedang dimuat';

/** What is missing before the form is signed, in Indonesian. */
export const choiceProblem = (
  choice: SignatureChoice,
  profileSignature: string | null | undefined,
): string | undefined => {
  if (effectiveSource(choice, profileSignature) === 'new') return signatureProblem(choice.draft);
  return profileSignature === undefined ? waitText : undefined;
};

/** Whether this was said before the profile's signature came: nobody judges again just because it is there. */
export const isAwaited = (error: string | undefined, profileSignature: string | null | undefined): boolean =>
  error === waitText && profileSignature !== undefined;

/** What is sent, or what to say when no picture can be made of the drawing. */
export const signatureInputOf = async (
  choice: SignatureChoice,
  profileSignature: string | null | undefined,
): Promise<SignatureInput | { readonly kind: 'unusable'; readonly message: string }> => {
  if (effectiveSource(choice, profileSignature) === 'profile') return { kind: 'profile' };
  const image = await signatureImage(choice.draft);
  return image ? { kind: 'image', image } : { kind: 'unusable', message: noImageText };
};
