import { judgeImage, signatureRule } from './image.ts';

export type SignOutcome = { kind: 'signed'; image: string } | { kind: 'refused'; message: string };

const bytesOf = (dataUrl: string): Uint8Array | null => {
  const [head] = /^data:image\/[a-z]+;base64,(?=\S)/.exec(dataUrl) ?? [];
  if (head === undefined) return null;
  try {
    return Uint8Array.from(atob(dataUrl.slice(head.length)), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
};

export const judgeSignature = (
  text: (name: string) => string,
  profileSignature: string | null | undefined,
): SignOutcome => {
  if (text('signature_source') === 'profile') {
    return profileSignature
      ? { kind: 'signed', image: profileSignature }
      : { kind: 'refused', message: 'Profil Anda belum memiliki tanda tangan.' };
  }
  const bytes = bytesOf(text('signature'));
  if (!bytes) return { kind: 'refused', message: 'Tanda tangan wajib diisi.' };
  const outcome = judgeImage(bytes, signatureRule);
  return outcome.kind === 'accepted' ? { kind: 'signed', image: outcome.dataUrl } : outcome;
};
