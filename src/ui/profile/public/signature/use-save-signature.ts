import type { UploadProgress } from '../../../../application/ports/upload.ts';
import { profileTokens } from '../../../../application/profile/tokens.ts';
import { signatureLimits } from '../../../../domain/files/upload-limits.ts';
import { useService } from '../../../core/services.tsx';
import { fileProblemText } from '../../../forms/file-refusal.ts';
import { noImageText, type SignatureDraft, signatureImage } from '../../../forms/signature/signature-draft.ts';
import { useStoreProfile } from '../profile-data.ts';

/** Saves a signature in the profile; resolves with why it was not saved, null once it is. Rejects with `ApiFailure`. */
export const useSaveSignature = (candidateId: string) => {
  const save = useService(profileTokens.saveSignature);
  const store = useStoreProfile(candidateId);
  return async (draft: SignatureDraft, onProgress?: UploadProgress): Promise<string | null> => {
    const image = await signatureImage(draft);
    if (!image) return noImageText(draft);
    const outcome = await save(image, candidateId, ...(onProgress ? [onProgress] : []));
    if (outcome.kind === 'refused') return fileProblemText(outcome.problem, signatureLimits);
    await store(outcome.profile);
    return null;
  };
};
