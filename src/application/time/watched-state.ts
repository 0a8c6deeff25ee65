import { Observable, Subject } from 'rxjs'; // import nothing else from rxjs, because guest pages load this module too

/** A state that work keeps up to date while somebody watches it. `work` returns what ends it. */
export class WatchedState<State> extends Observable<State> {
  readonly #changes = new Subject<State>();
  #value: State;

  constructor(value: State, work: () => () => void) {
    let watchers = 0;
    let stop = () => {};
    super((subscriber) => {
      subscriber.next(this.#value);
      const watching = this.#changes.subscribe(subscriber);
      watchers += 1;
      if (watchers === 1) stop = work();
      return () => {
        watching.unsubscribe();
        watchers -= 1;
        if (watchers === 0) stop();
      };
    });
    this.#value = value;
  }

  get value(): State {
    return this.#value;
  }

  /** Tells watchers after the current call: a page may make it while it renders, when React allows no event. */
  set(value: State): void {
    this.#value = value;
    queueMicrotask(() => this.#changes.next(value));
  }
}
