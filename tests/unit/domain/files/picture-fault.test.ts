import { describe, expect, it } from 'vitest';
import { type GrayPicture, pictureFault } from '../../../../src/domain/files/picture-fault.ts';

const [width, height] = [160, 120];

const drawn = (brightness: (x: number, y: number) => number): GrayPicture => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, index) =>
    Math.min(255, Math.max(0, Math.round(brightness(index % width, Math.floor(index / width))))),
  ),
});

const writing = (paper: number, ink: number): GrayPicture =>
  drawn((x, y) => (y % 12 < 7 && x % 9 < 3 && x > 10 && x < 150 ? ink : paper));

/** Each pixel becomes the mean of its row or column within a distance, several times: nearly the blur of a lens. */
const blurred = (picture: GrayPicture, distance: number, times = 3): GrayPicture => {
  let pixels = [...picture.pixels];
  for (let time = 0; time < times; time += 1)
    for (const step of [1, width]) {
      const before = pixels;
      pixels = before.map((_, index) => {
        const around = Array.from(
          { length: 2 * distance + 1 },
          (__, n) => before[index + (n - distance) * step] ?? before[index] ?? 0,
        );
        return around.reduce((sum, each) => sum + each, 0) / around.length;
      });
    }
  return { width, height, pixels: Uint8Array.from(pixels, Math.round) };
};

/** A repeatable number from -1 to 1 for each pixel. */
const grain = (x: number, y: number) => ((x * 7_919 + y * 104_729) % 201) / 100 - 1;

describe('a picture of a document', () => {
  it.each([
    [250, 20],
    [180, 60],
    [130, 20],
  ])('with paper of brightness %i and ink of %i has no fault when it is sharp', (paper, ink) => {
    expect(pictureFault(writing(paper, ink))).toBeNull();
  });

  it.each([
    [250, 20],
    [180, 60],
    [130, 20],
  ])(
    'with paper of brightness %i and ink of %i is called blurred when its strokes run into each other',
    (paper, ink) => {
      expect(pictureFault(blurred(writing(paper, ink), 2))).toBe('blurred');
    },
  );

  it('that is soft but legible is not called blurred', () => {
    expect(pictureFault(blurred(writing(250, 20), 1, 1))).toBeNull();
  });

  it.each([89, 40, 10])('is called dark when its paper has a brightness of %i, sharp or not', (paper) => {
    expect(pictureFault(writing(paper, 0))).toBe('dark');
    expect(pictureFault(blurred(writing(paper, 0), 2))).toBe('dark');
  });

  it('on a dark table is judged by its paper', () => {
    const { pixels } = writing(230, 20);
    expect(pictureFault(drawn((x, y) => (x > 40 && y > 40 ? (pixels[y * width + x] ?? 0) : 5)))).toBeNull();
  });

  it('without any writing has no fault, noisy or empty', () => {
    expect(pictureFault(drawn(() => 245))).toBeNull();
    expect(pictureFault(drawn((x, y) => 200 + 15 * grain(x, y)))).toBeNull();
    expect(pictureFault({ width: 1, height: 1, pixels: Uint8Array.of(255) })).toBeNull();
  });
});
