import { createContext, use, useState } from 'react';
import type { Scheme } from '../../../domain/catalog/scheme.ts';

export interface KnownScheme {
  readonly made: string;
  readonly scheme: Scheme;
}

export const knownSchemeId = 'known-scheme';

/** Set only while a scheme page is prerendered. */
export const KnownSchemeContext = createContext<KnownScheme | null>(null);

const inThisPage = (): KnownScheme | null => {
  const text = globalThis.document?.getElementById(knownSchemeId)?.textContent;
  return text ? (JSON.parse(text) as KnownScheme) : null; // not validated, because the same build wrote it
};

export const useKnownScheme = (slug: string): KnownScheme | undefined => {
  const given = use(KnownSchemeContext);
  const [known] = useState(() => given ?? inThisPage());
  return known?.scheme.slug === slug ? known : undefined;
};
