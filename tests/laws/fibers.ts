/** What React remembers of an element or a text: the part of its inner tree that a test reads. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: { readonly children?: unknown } | string | null;
  readonly stateNode: { readonly current?: Fiber } & Node;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const [hostElement, hostText] = [5, 6];

const within = (fiber: Fiber | null): readonly Fiber[] =>
  fiber ? [fiber, ...within(fiber.child), ...within(fiber.sibling)] : [];

const all = (): readonly Fiber[] =>
  [...document.body.children].flatMap((element) => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactContainer$'));
    const root = key && (element as unknown as Record<string, Fiber>)[key];
    return root ? within(root.stateNode.current ?? null) : [];
  });

/** Texts that are a node of React's own, because something stands beside them. */
export const bareTexts = (): readonly string[] =>
  all().flatMap(({ tag, memoizedProps }) =>
    tag === hostText && typeof memoizedProps === 'string' && memoizedProps.trim() !== '' ? [memoizedProps] : [],
  );

/** Texts that React has written, and that the page does not show. */
export const staleTexts = (): readonly string[] =>
  all().flatMap(({ tag, memoizedProps, stateNode }) => {
    if (tag === hostText) return stateNode.isConnected || `${memoizedProps}`.trim() === '' ? [] : [`${memoizedProps}`];
    if (tag !== hostElement || typeof memoizedProps !== 'object') return [];
    const words = memoizedProps?.children;
    if (typeof words !== 'string' && typeof words !== 'number') return [];
    return stateNode.textContent === String(words) ? [] : [String(words)];
  });
