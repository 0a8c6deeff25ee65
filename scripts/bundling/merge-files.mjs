/** Sets of loads are numbers with one bit for each; this adds up what `of` gives for the loads of a set. */
const weigher = (loads, of) => {
  const known = new Map([[0n, 0]]);
  const weigh = (users) => {
    if (!known.has(users)) {
      const rest = users & (users - 1n); // without the lowest
      known.set(users, weigh(rest) + of(loads[(users ^ rest).toString(2).length - 1]));
    }
    return known.get(users);
  };
  return weigh;
};

const usersOf = (loads, name) =>
  loads.reduce((users, { files }, bit) => (files.includes(name) ? users | (1n << BigInt(bit)) : users), 0n);

/**
 * Which files of a build to make one, so that pages load the least in all. A page that loads a file pays its size, and `perFile` for asking;
 * files made one are asked for once, but bring a page what it does not need, and what that imports. The pair that saves most is taken until none
 * saves. Files that would import each other in a circle stay apart.
 *
 * `files`: by name their `imports`, `size` in bytes, whether they are `free` to be made one with others of their `kind`, and whether they are
 * `closed`: never brought to a page that is not `open` to these. `loads`: the `files` of each page, the `weight` of its bytes and
 * (`asks`, the same when not given) of its files, and whether it is `open`. Gives the
 * lists of names that become one file, of two names and more.
 */
export const mergeFiles = ({ files, loads, perFile }) => {
  const weigh = weigher(loads, ({ weight }) => weight);
  const ask = weigher(loads, ({ weight, asks = weight }) => asks);
  const barred = loads.reduce((users, { open }, bit) => (open ? users : users | (1n << BigInt(bit))), 0n);
  const parts = Object.entries(files).map(([name, { size, free, kind, closed }]) => ({
    names: [name],
    users: usersOf(loads, name),
    size,
    free,
    kind,
    closed,
  }));
  const partOf = new Map(parts.map((part) => [part.names[0], part]));
  const importedBy = (part) =>
    part.names
      .flatMap((name) => files[name].imports.map((imported) => partOf.get(imported)))
      .filter((each) => each !== part);

  /** All that comes with one of these two; null where one of them would come with the other by way of a third. */
  const broughtBy = (pair) => {
    const seen = new Set();
    const waiting = pair.flatMap(importedBy).filter((part) => !pair.includes(part));
    while (waiting.length > 0) {
      const part = waiting.pop();
      if (pair.includes(part)) return null;
      if (seen.has(part)) continue;
      seen.add(part);
      waiting.push(...importedBy(part));
    }
    return [...seen];
  };
  const cost = ({ size }, users) => weigh(users) * size + ask(users) * perFile;
  /** What is saved without regard to what the two import, which can only be more than is saved in truth. */
  const savedAtMost = (a, b) =>
    cost(a, a.users) + cost(b, b.users) - cost({ size: a.size + b.size }, a.users | b.users);
  const best = (free) => {
    const pairs = free
      .flatMap((a, index) => free.slice(index + 1).map((b) => ({ pair: [a, b], most: savedAtMost(a, b) })))
      .filter(({ pair: [a, b], most }) => most > 0 && a.kind === b.kind)
      .sort((a, b) => b.most - a.most);
    let found = { saved: 0 };
    for (const { pair, most } of pairs) {
      if (most <= found.saved) break;
      const users = pair[0].users | pair[1].users;
      const brought = broughtBy(pair);
      if (brought === null || ((users & barred) !== 0n && [...pair, ...brought].some(({ closed }) => closed))) continue;
      const saved = brought.reduce((left, part) => left - cost(part, users & ~part.users), most);
      if (saved > found.saved) found = { saved, pair, users, brought };
    }
    return found;
  };

  let free = parts.filter((part) => part.free);
  for (;;) {
    const { pair, users, brought } = best(free);
    if (pair === undefined) return free.map(({ names }) => names).filter(({ length }) => length > 1);
    const [a, b] = pair;
    const made = {
      names: [...a.names, ...b.names],
      users,
      size: a.size + b.size,
      kind: a.kind,
      closed: a.closed || b.closed,
    };
    for (const name of made.names) partOf.set(name, made);
    for (const part of brought) part.users |= users;
    free = [...free.filter((part) => !pair.includes(part)), made];
  }
};
