import { fontFamily } from '../theme/theme.ts';

const script =
  "'Segoe Script', 'Snell Roundhand', 'Bradley Hand', 'Apple Chancery', 'Brush Script MT', 'Lucida Handwriting', 'Dancing Script', 'URW Chancery L', 'Z003', cursive";
const serif = "'Palatino Linotype', Palatino, 'P052', 'URW Palladio L', Georgia, 'Noto Serif', serif";

/** System fonts, so that nothing is downloaded. The weights differ, so that the typefaces are distinct even without a script font. */
export const typefaces = [
  { id: 'script', title: 'Tulisan tangan', family: script, weight: 400 },
  { id: 'serif', title: 'Miring klasik', family: serif, weight: 700 },
  { id: 'plain', title: 'Miring tegas', family: fontFamily, weight: 600 },
] as const;

export type TypefaceId = (typeof typefaces)[number]['id'];

export const fontOf =
  (id: TypefaceId) =>
  (size: number): string => {
    const { family, weight } = typefaces.find((face) => face.id === id) ?? typefaces[0];
    return `italic ${weight} ${size}px ${family}`;
  };
