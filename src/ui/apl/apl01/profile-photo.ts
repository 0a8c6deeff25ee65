import { filesTokens } from '../../../application/files/tokens.ts';
import type { Requirement } from '../../../domain/apl/apl01.ts';
import { useServices } from '../../services.tsx';

/** What the row of the pas foto has instead of a file's id while the profile's photo is used. */
export const fromProfile = 'profil';

/** Whether a row asks for the candidate's portrait. Its words are the body's own; nothing else tells it (assumed). */
export const asksForPhoto = ({ title }: Pick<Requirement, 'title'>): boolean => /\bpas ?foto\b/i.test(title);

const decoded = (dataUrl: string): Blob => {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.replace(/^data:|;.*$/g, '') });
};

/** The profile's photo as a file that a form can send; rejects when it cannot be read. */
export const useProfilePhotoFile = () => {
  const services = useServices();
  return async (photo: string): Promise<File> => {
    const src = decodeURIComponent(/\/storage\/.*$/.exec(photo)?.[0] ?? '') || null;
    const stored = { id: '', name: 'Pas foto', type: '', size: null, src };
    const content = photo.startsWith('data:')
      ? decoded(photo)
      : await (await services.resolve(filesTokens.storedFileQueries)).content(stored);
    const ending = content.type === 'image/png' ? 'png' : 'jpg';
    return new File([content], `Pas foto dari profil.${ending}`, { type: content.type, lastModified: 0 });
  };
};
