const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));

/** Makes one call of a doubled press: while a call with the same arguments is pending, others get its outcome. Files are compared as objects. */
export const joinPending = <Args extends readonly unknown[], Outcome>(
  run: (...args: Args) => Promise<Outcome>,
): ((...args: Args) => Promise<Outcome>) => {
  const pending = new Map<Args, Promise<Outcome>>();
  return (...args) => {
    for (const [others, outcome] of pending) if (args.every((each, at) => isSame(each, others[at]))) return outcome;
    const outcome = run(...args).finally(() => pending.delete(args));
    pending.set(args, outcome);
    return outcome;
  };
};
