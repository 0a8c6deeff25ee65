import type { PictureFault } from '../../../domain/files/picture-fault.ts';

/** Looks at a picture on the device. */
export interface PictureInspector {
  /** Why a JPEG or PNG of a document may be hard to read; null if nothing is seen or this browser cannot look. Never rejects. */
  faultOf(picture: Blob): Promise<PictureFault | null>;
}
