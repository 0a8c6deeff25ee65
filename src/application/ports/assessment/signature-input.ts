/** The signature for a form: the profile's, or a new one (PNG or JPEG). */
export type SignatureInput = { readonly kind: 'profile' } | { readonly kind: 'image'; readonly image: Blob };
