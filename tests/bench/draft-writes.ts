export interface WrittenDraft {
  /** Milliseconds from each key press to the commit that contains its letter. */
  readonly waited: number[];
  /** Milliseconds from the encryption to the commit, per write. */
  readonly writes: number[];
}

/**
 * Runs in a page before its scripts. A text counts as durable when its transaction has completed. Drafts are encrypted, so the text’s
 * length is recorded at the encryption and looked up when its cipher is stored.
 */
export const watchDraftWrites = () => {
  const written: WrittenDraft = { waited: [], writes: [] };
  Object.assign(globalThis, { written });
  const keys: number[] = [];
  let durable = 0;
  const sealed = new WeakMap<object, { length: number; began: number }>();

  document.addEventListener('input', ({ timeStamp }) => keys.push(timeStamp), { capture: true });

  const encrypt = SubtleCrypto.prototype.encrypt;
  SubtleCrypto.prototype.encrypt = async function (...given: Parameters<typeof encrypt>) {
    const began = performance.now();
    const cipher = await encrypt.apply(this, given);
    const text = new TextDecoder().decode(given[2]);
    if (text.includes('"versions"'))
      sealed.set(cipher, { length: JSON.parse(text).versions.at(-1)?.value.length ?? 0, began });
    return cipher;
  };

  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
    const cipher = [given[0], ...Object.values(given[0] ?? {})]
      .flatMap((part) => (part instanceof ArrayBuffer ? [part] : Object.values(part ?? {})))
      .find((part): part is ArrayBuffer => part instanceof ArrayBuffer && sealed.has(part));
    const write = cipher && sealed.get(cipher);
    if (write) {
      this.transaction.addEventListener('complete', () => {
        const now = performance.now();
        written.writes.push(now - write.began);
        for (; durable < write.length; durable++) written.waited.push(now - (keys[durable] ?? now));
      });
    }
    return put.apply(this, given);
  };
};
