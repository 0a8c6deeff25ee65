/** `TUK Contoh Kuningan, Jakarta Selatan`; where neither is known, that. */
export const placeText = (name: string, city: string): string =>
  [name, city].filter(Boolean).join(', ') || 'Tempat belum diketahui';
