import { createContext, use, useState } from 'react';
import type { Scheme } from '../../../domain/catalog/scheme.ts';

/** Scheme data of the build, with its time (ISO). */
export interface KnownScheme {
  readonly made: string;
  readonly scheme: Scheme;
}

/** Id of the JSON element with the prerendered scheme. */
export const knownSchemeId = 'known-scheme';

/** Set while prerendering a scheme page. */
export const KnownSchemeContext = createContext<KnownScheme | null>(null);

const inThisPage = (): KnownScheme | null => {
  const text = globalThis.document?.getElementById(knownSchemeId)?.textContent;
  return text ? (JSON.parse(text) as KnownScheme) : null; // trusted: written by the same build
};

/** Prerendered data of this scheme; undefined for others. */
export const useKnownScheme = (slug: string): KnownScheme | undefined => {
  const given = use(KnownSchemeContext);
  const [known] = useState(() => given ?? inThisPage());
  return known?.scheme.slug === slug ? known : undefined;
};
