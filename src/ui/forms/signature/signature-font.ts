import handwriting from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2?url';
import { useEffect, useState } from 'react';

const family = 'Portal Signature';

export const signatureFont = (size: number): string => `${size}px '${family}'`;

const load = async (): Promise<void> => {
  document.fonts.add(await new FontFace(family, `url(${handwriting})`).load());
};

let loading: Promise<void> | null = null;

/** Rejects if the font cannot be loaded; the next call tries again. A signature is never drawn in another font. */
export const loadSignatureFont = (): Promise<void> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

type FontState = 'loading' | 'ready' | 'failed';

export const useSignatureFont = (): { readonly font: FontState; readonly onRetry: () => void } => {
  const [font, setFont] = useState<FontState>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt loads the font again
  useEffect(() => {
    let gone = false;
    const show = (next: FontState) => void (gone || setFont(next));
    show('loading');
    loadSignatureFont().then(
      () => show('ready'),
      () => show('failed'),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  return { font, onRetry: () => setAttempt((number) => number + 1) };
};
