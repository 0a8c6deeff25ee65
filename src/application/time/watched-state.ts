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

  /** Watchers are told after the current call, because it may be one of a page that renders, during which React allows no event. */
  set(value: State): void {
    this.#value = value;
    queueMicrotask(() => this.#changes.next(value));
  }
}
