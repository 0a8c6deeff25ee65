export type SignatureInput = { readonly kind: 'profile' } | { readonly kind: 'image'; readonly image: Blob };
