/** In milliseconds: from each key to the end of the transaction that holds it, and of each write from its sealing to that end. */
export interface WrittenDraft {
  readonly waited: number[];
  readonly writes: number[];
}

/**
 * Runs in a page before its own scripts, and watches what it gives to the browser: a text is durable when the transaction that stores
 * it has completed. Drafts are encrypted, so the length of a text is noted when it is, and looked up when its cipher is stored.
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
