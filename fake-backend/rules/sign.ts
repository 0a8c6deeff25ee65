import { judgeImage, signatureRule } from './image.ts';

export type SignOutcome = { kind: 'signed'; image: string } | { kind: 'refused'; message: string };

const bytesOf = (dataUrl: string): Uint8Array | null => {
  const [, base64] = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+=*)$/.exec(dataUrl) ?? [];
  if (base64 === undefined) return null;
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
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
