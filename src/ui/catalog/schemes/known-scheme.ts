import { createContext, use, useState } from 'react';
import type { Scheme } from '../../../domain/catalog/scheme.ts';

/** What the build was told of a scheme, and when (ISO). */
export interface KnownScheme {
  readonly made: string;
  readonly scheme: Scheme;
}

/** Id of the element of a page that holds it as JSON. */
export const knownSchemeId = 'known-scheme';

/** Given while the build renders the page of a scheme. */
export const KnownSchemeContext = createContext<KnownScheme | null>(null);

const inThisPage = (): KnownScheme | null => {
  const text = globalThis.document?.getElementById(knownSchemeId)?.textContent;
  return text ? (JSON.parse(text) as KnownScheme) : null; // written by the build that this code is of
};

/** What the HTML of this page has brought of this scheme; undefined for any other. */
export const useKnownScheme = (slug: string): KnownScheme | undefined => {
  const given = use(KnownSchemeContext);
  const [known] = useState(() => given ?? inThisPage());
  return known?.scheme.slug === slug ? known : undefined;
};
