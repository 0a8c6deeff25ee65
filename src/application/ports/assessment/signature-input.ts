/** What the candidate signs a form with: the signature of the profile, or a new one (PNG or JPEG). */
export type SignatureInput = { readonly kind: 'profile' } | { readonly kind: 'image'; readonly image: Blob };
