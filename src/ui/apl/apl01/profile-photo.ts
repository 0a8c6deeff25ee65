import { filesTokens } from '../../../application/files/tokens.ts';
import type { Requirement } from '../../../domain/apl/apl01.ts';
import { useService } from '../../core/services.tsx';

export const fromProfile = 'profil';

/** True if a row asks for a portrait. Matches the title, because nothing else identifies it (assumed). */
export const asksForPhoto = ({ title }: Pick<Requirement, 'title'>): boolean => /\bpas ?foto\b/i.test(title);

const decoded = (dataUrl: string): Blob => {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.replace(/^data:|;.*$/g, '') });
};

export const useProfilePhotoFile = () => {
  const storedFiles = useService(filesTokens.storedFiles);
  return async (photo: string): Promise<File> => {
    const src = decodeURIComponent(/\/storage\/.*$/.exec(photo)?.[0] ?? '') || null;
    const stored = { id: '', name: 'Pas foto', type: '', size: null, src };
    const content = photo.startsWith('data:') ? decoded(photo) : await storedFiles.content(stored);
    const ending = content.type === 'image/png' ? 'png' : 'jpg';
    return new File([content], `Pas foto dari profil.${ending}`, { type: content.type, lastModified: 0 });
  };
};
