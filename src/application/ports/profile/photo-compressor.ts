/** A rectangle of a picture as it is seen, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a photo small enough to be stored. */
export interface PhotoCompressor {
  /** The cut-out area as a JPEG of at most `maxBytes`; null when the file is no picture that can be read, or will not become that small. */
  compress(picture: Blob, area: PictureArea, maxBytes: number): Promise<Blob | null>;
}
