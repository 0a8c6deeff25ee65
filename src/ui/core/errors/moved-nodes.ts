const childHolding = (parent: Node, node: Node | null): Node | null => {
  let place = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
};

/**
 * Lets React insert and remove beside elements that an extension has wrapped, moved or removed: both would throw, and end the page. A call
 * that would not throw does what it always does. Without their place, elements are added at the end (decision 54).
 */
export const allowMovedNodes = (): void => {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    return insertBefore.call(this, added, childHolding(this, next)) as Added;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const parent = removed.parentNode;
    return parent ? (removeChild.call(parent, removed) as Removed) : removed;
  };
};
