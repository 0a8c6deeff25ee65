import { htmlText } from './html-text.ts';

export const box = (x: number, y: number, width: number, height: number, fill = '#f1f5f9'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="#334155"/>`;

export const words = (x: number, y: number, text: string, size = 13): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="#0f172a">${htmlText(text)}</text>`;

export const named = (x: number, y: number, width: number, height: number, text: string, fill?: string): string =>
  box(x, y, width, height, fill) + words(x + width / 2, y + height / 2 + 5, text);

export const line = (points: string): string =>
  `<polyline points="${points}" fill="none" stroke="#334155" stroke-width="2"/>`;

/** An `<img>` with an inline drawing. The alternative text describes it without giving away the answer. */
export const picture = (alt: string, width: number, height: number, shapes: string): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes}</svg>`;
  return `<img alt="${htmlText(alt)}" width="${width}" height="${height}" src="data:image/svg+xml,${encodeURIComponent(drawing)}">`;
};
