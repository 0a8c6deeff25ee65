import type { ReactNode } from 'react';

const WIDTH = 320;
const HEIGHT = 180;

export const seedOf = (text: string): number => {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return seed;
};

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

type Drawing = (seed: number) => ReactNode;

const rings: Drawing = (seed) => {
  const x = 200 + (seed % 9) * 14;
  const y = (seed % 7) * 26;
  return times(6).map((index) => (
    <circle key={index} cx={x} cy={y} r={26 + index * 27} strokeWidth={index % 2 ? 1.5 : 7} />
  ));
};

const waves: Drawing = (seed) =>
  times(7).map((index) => {
    const y = 10 + index * 26;
    const swing = 16 + (seed % 5) * 6;
    return (
      <path
        key={index}
        d={`M${120 - (seed % 60)} ${y + 40}q60 ${-swing * 2} 120 ${-swing}t${WIDTH} ${-swing * 2}`}
        strokeWidth={index % 2 ? 1.5 : 6}
      />
    );
  });

const tiles: Drawing = (seed) =>
  times(15).map((index) => {
    const x = 150 + (index % 5) * 36;
    const y = Math.floor(index / 5) * 60 - (seed % 3) * 12;
    const turned = (seed >> (index % 8)) % 2 === 0;
    const [from, to] = turned ? [x, x + 36] : [x + 36, x];
    return (
      <path
        key={index}
        d={`M${from} ${y + 60}a36 60 0 0 ${turned ? 1 : 0} ${to - from} -60`}
        strokeWidth={index % 3 ? 2 : 7}
      />
    );
  });

const rays: Drawing = (seed) =>
  times(11).map((index) => {
    const angle = (Math.PI / 2) * (0.75 + index / 10 + (seed % 4) / 20);
    const far = (distance: number) =>
      `${(WIDTH - 26 + Math.cos(angle) * distance).toFixed(1)} ${(HEIGHT - 150 + Math.sin(angle) * distance).toFixed(1)}`;
    return <path key={index} d={`M${far(44)}L${far(index % 2 ? 150 : 230)}`} strokeWidth={index % 2 ? 2 : 6} />;
  });

const drawings = [rings, waves, tiles, rays] as const;

export const CoverPattern = ({ seed }: { readonly seed: number }) => {
  const draw = drawings[seed % drawings.length] ?? rings;
  return <>{draw(seed)}</>;
};
