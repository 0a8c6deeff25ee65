/** Runs tasks with the same name in sequence. Tasks must not reject. */
export class OneAfterAnother {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    this.#last.set(name, done);
    void done.finally(() => {
      if (this.#last.get(name) === done) this.#last.delete(name);
    });
    return done;
  }

  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
