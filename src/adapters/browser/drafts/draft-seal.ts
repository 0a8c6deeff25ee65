/** Stored bytes: encrypted on secure origins, plain elsewhere. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer } | ArrayBuffer;

export type Subtle = Pick<SubtleCrypto, 'generateKey' | 'encrypt' | 'decrypt'>;

export const newKey = (subtle: Subtle): Promise<CryptoKey> =>
  subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const isSealed = (stored: unknown): stored is Sealed =>
  stored instanceof ArrayBuffer ||
  (typeof stored === 'object' &&
    stored !== null &&
    'iv' in stored &&
    stored.iv instanceof Uint8Array &&
    'data' in stored &&
    stored.data instanceof ArrayBuffer);

/** AES-GCM with the place name as additional data, so that a record moved to another place does not decrypt. */
export const drawSeal = (subtle: Subtle | undefined, key: CryptoKey | undefined) => ({
  seal: async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, place: string): Promise<Sealed> => {
    if (!subtle || !key) return new Uint8Array(bytes).slice().buffer;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const additionalData = new TextEncoder().encode(place);
    return { iv, data: await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes) };
  },
  /** Rejects when the data was not sealed for this place; plain bytes are accepted only without a key. */
  open: async (stored: unknown, place: string): Promise<ArrayBuffer> => {
    if (!isSealed(stored)) throw new TypeError('nothing sealed');
    const plain = stored instanceof ArrayBuffer;
    if (!subtle || !key) {
      if (plain) return stored;
      throw new TypeError('no key');
    }
    if (plain) throw new TypeError('not sealed, though there is a key');
    const additionalData = new TextEncoder().encode(place);
    return subtle.decrypt({ name: 'AES-GCM', iv: stored.iv, additionalData }, key, stored.data);
  },
});

export type Seal = ReturnType<typeof drawSeal>;
