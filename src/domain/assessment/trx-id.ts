/** Encodes a trxid for a URL: base64url without padding (domain: Route ambiguity). */
export const encodeTrxId = (trxId: string): string => {
  const bytes = new TextEncoder().encode(trxId);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Decodes base64 or base64url; null when invalid, which pages treat as not found. */
export const decodeTrxId = (segment: string): string | null => {
  try {
    const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    );
    return text === '' ? null : text;
  } catch {
    return null;
  }
};
