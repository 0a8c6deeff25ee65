export interface PictureScaler {
  /**
   * A JPEG of at most `maxBytes`, upright and without metadata. Its long side has at least 1 600 px, or the size of the picture if that is
   * smaller. Null if it does not fit or cannot be read. Rejects with `NoTruePixels` only, where the browser hides what it draws.
   */
  shrink(picture: Blob, maxBytes: number): Promise<Blob | null>;
}
