import { type BehaviorSubject, Observable } from 'rxjs'; // import nothing else from rxjs, because guest pages load this module too

/** A state that work keeps up to date while somebody watches it. `work` returns what ends it. */
export class WatchedState<State> extends Observable<State> {
  readonly #held: BehaviorSubject<State>;

  constructor(held: BehaviorSubject<State>, work: () => () => void) {
    let watchers = 0;
    let stop = () => {};
    super((subscriber) => {
      const watching = held.subscribe(subscriber);
      watchers += 1;
      if (watchers === 1) stop = work();
      return () => {
        watching.unsubscribe();
        watchers -= 1;
        if (watchers === 0) stop();
      };
    });
    this.#held = held;
  }

  get value(): State {
    return this.#held.value;
  }
}
