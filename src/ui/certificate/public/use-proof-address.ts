import { useConfig } from '../../core/config-context.ts';
import { checkAddress } from '../../core/paths.ts';

/** Where anybody can check this certificate; null if the API checks none, or its number is unknown. */
export const useProofAddress = (number: string | null): string | null => {
  const { certificateCheck } = useConfig().features;
  return certificateCheck && number !== null ? `${globalThis.location?.origin}${checkAddress(number)}` : null;
};

export const proofCopied = 'Tautan tersalin. Tempel di WhatsApp atau email.';
