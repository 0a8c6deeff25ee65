import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import { isTechnical } from '../../application/framework-text.ts';
import type { PictureArea } from '../../application/ports/profile/photo-compressor.ts';
import { profileTokens } from '../../application/profile/tokens.ts';
import { photoLimits } from '../../domain/files/upload-limits.ts';
import { failureText } from '../core/failure-text.ts';
import { useService } from '../core/services.tsx';
import { unreadableFileText } from '../forms/file-refusal.ts';
import { largestSize } from '../kit/components/media/file-size.ts';
import { useStoreProfile } from './public/profile-data.ts';

interface Cut {
  readonly picture: File;
  readonly area: PictureArea | 'whole';
}

const untruePhotoText = (fits: boolean) =>
  `Browser ini melindungi gambar, jadi foto tidak dapat dipotong di sini. ${fits ? 'Simpan foto utuh' : `Pilih foto JPG atau PNG yang sudah dipotong, paling besar ${largestSize(photoLimits)}`}, atau izinkan data kanvas untuk situs ini lalu coba lagi.`;

const problemOf = (error: unknown): string =>
  (error instanceof ApiFailure && error.fieldErrors?.photo?.filter((text) => !isTechnical(text)).join(' ')) ||
  failureText(error).text;

export const useSavePhoto = (candidateId: string) => {
  const save = useService(profileTokens.savePhoto);
  const storeProfile = useStoreProfile(candidateId);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [fits, setFits] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ picture, area }: Cut) =>
      save(picture, area, candidateId, (sent, total) => setPercent(total > 0 ? Math.floor((100 * sent) / total) : 0)),
  });

  const send = async (cut: Cut): Promise<boolean> => {
    setPercent(0);
    setProblem(null);
    setFits(false);
    try {
      const outcome = await mutateAsync(cut);
      if (outcome.kind === 'saved') await storeProfile(outcome.profile);
      if (outcome.kind === 'unreadable') setProblem(unreadableFileText);
      if (outcome.kind === 'untrue') {
        setProblem(untruePhotoText(outcome.fits));
        setFits(outcome.fits);
      }
      return outcome.kind === 'saved';
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  };
  /** `fits`: only the whole photo can be saved here. */
  return { send, busy: isPending, percent, problem, setProblem, fits };
};
