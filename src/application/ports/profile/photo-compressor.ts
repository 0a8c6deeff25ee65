/** A rectangle in the pixels of the picture as displayed. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PhotoCompressor {
  /**
   * The cropped area as a JPEG of at most `maxBytes`; null when the file is unreadable or cannot be made that small. Rejects with
   * `NoTruePixels` where the browser hides what it draws.
   */
  compress(picture: Blob, area: PictureArea, maxBytes: number): Promise<Blob | null>;
}
