import type { FileFault } from '../../../domain/files/picture-fault.ts';

export interface PictureInspector {
  /**
   * Why a JPEG or PNG of a document may be hard to read; null if no fault is found or this browser cannot inspect pictures. Never rejects.
   */
  faultOf(picture: Blob): Promise<FileFault | null>;
}
