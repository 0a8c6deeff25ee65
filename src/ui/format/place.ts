export const placeText = (name: string, city: string): string =>
  [name, city].filter(Boolean).join(', ') || 'Tempat belum diketahui';
