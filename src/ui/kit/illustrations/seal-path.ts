export const sealPath = (cx: number, cy: number, radius: number, bumps = 12): string => {
  const point = (angle: number, distance: number) =>
    `${(cx + Math.cos(angle) * distance).toFixed(2)} ${(cy + Math.sin(angle) * distance).toFixed(2)}`;
  const step = (2 * Math.PI) / bumps;
  const waves = Array.from({ length: bumps }, (_, index) => {
    const from = index * step;
    return `Q${point(from + step / 2, radius * 1.12)} ${point(from + step, radius * 0.94)}`;
  });
  return `M${point(0, radius * 0.94)}${waves.join('')}Z`;
};
