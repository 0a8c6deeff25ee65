import * as z from 'zod/mini';
import type { SignatureInput } from '../../application/ports/assessment/signature-input.ts';
import type { Signature } from '../../domain/assessment/form-status.ts';
import type { HttpClient } from './http-client.ts';
import { shownImage } from './shown-image.ts';
import { wireInstant } from './wire-instant.ts';

/** A signature under a form; every name is assumed (not shown in the specification). */
export const signatureWire = z.object({ image: z.string(), signed_at: wireInstant });

export const toSignature = (
  http: Pick<HttpClient, 'address'>,
  wire: z.output<typeof signatureWire> | null,
): Signature | null => wire && { image: shownImage(http, wire.image), signedAt: wire.signed_at };

const asDataUrl = async (image: Blob): Promise<string> => {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const chunk = 0x8000; // more arguments than an engine takes at once
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return `data:${image.type};base64,${btoa(binary)}`;
};

/** How a form is signed: assumed to be two texts, so that JSON and multipart bodies say it alike. */
export const fromSignatureInput = async (signature: SignatureInput): Promise<Record<string, string>> =>
  signature.kind === 'profile'
    ? { signature_source: 'profile' }
    : { signature_source: 'new', signature: await asDataUrl(signature.image) };
