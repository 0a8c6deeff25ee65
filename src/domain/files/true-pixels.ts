interface Canvas {
  fillStyle: unknown;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> };
}

/** The browser hands out other pixels than were drawn, as protection against tracking: a picture made of them is white or noise. */
export class NoTruePixels extends Error {
  override readonly name = 'NoTruePixels';
}

const colors: readonly (readonly [red: number, green: number, blue: number])[] = [
  [0, 0, 0],
  [250, 20, 60],
  [20, 180, 90],
  [255, 255, 255],
];

/** Largest difference of a channel; the noise of some browsers is smaller, and nobody sees it. */
const tolerance = 8;

/** Draws into the first pixel and clears it. Throws `NoTruePixels` if it does not read what it drew. */
export const demandTruePixels = (canvas: Canvas): void => {
  for (const color of colors) {
    canvas.fillStyle = `rgb(${color.join()})`;
    canvas.fillRect(0, 0, 1, 1);
    const { data } = canvas.getImageData(0, 0, 1, 1);
    if (color.some((channel, index) => Math.abs((data[index] ?? -255) - channel) > tolerance)) throw new NoTruePixels();
  }
  canvas.clearRect(0, 0, 1, 1);
};
