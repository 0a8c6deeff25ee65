import * as z from 'zod/mini';
import type { SignatureInput } from '../../application/ports/assessment/signature-input.ts';
import type { Signature } from '../../domain/assessment/form-status.ts';
import type { HttpClient } from './http-client.ts';
import { shownImage } from './shown-image.ts';
import type { SignatureFields } from './signature-requests.ts';
import { readable } from './wire.ts';
import { shownInstant } from './wire-instant.ts';

export const signatureWire = readable(z.object({ image: readable(z.string(), null), signed_at: shownInstant }), null);

export const toSignature = (
  http: Pick<HttpClient, 'address'>,
  wire: z.output<typeof signatureWire>,
): Signature | null =>
  wire === null || (wire.image === null && wire.signed_at === null)
    ? null
    : { image: shownImage(http, wire.image), signedAt: wire.signed_at };

const asDataUrl = async (image: Blob): Promise<string> => {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const chunk = 0x8000; // engines limit the number of arguments
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return `data:${image.type};base64,${btoa(binary)}`;
};

/** Sends two text fields, so that JSON and multipart bodies have the same fields (assumed). */
export const fromSignatureInput = async (signature: SignatureInput): Promise<SignatureFields> =>
  signature.kind === 'profile'
    ? { signature_source: 'profile' }
    : { signature_source: 'new', signature: await asDataUrl(signature.image) };
