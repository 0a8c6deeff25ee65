import type { ElementType } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

export interface Props {
  readonly children?: unknown;
}

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown): boolean => child === null || child === undefined || typeof child === 'boolean';

/** An element without a look, a role or a box of its own. Blank text stays as it is, because nobody translates it. */
const elementOf = (text: string | number): unknown =>
  String(text).trim() === '' ? text : jsx('x-text' as ElementType, { children: String(text) });

/** Each run of texts becomes one element in the place of its first; all others keep their places, and with them their state. */
const withElements = (children: readonly unknown[]): readonly unknown[] => {
  const run = new Map<number, string>();
  let first: number | null = null;
  for (const [index, child] of children.entries()) {
    if (isText(child)) {
      first ??= index;
      run.set(first, (run.get(first) ?? '') + child);
    } else if (!isNothing(child)) first = null;
  }
  return children.map((child, index) => {
    const text = run.get(index);
    if (text !== undefined) return elementOf(text);
    return isText(child) ? null : child;
  });
};

const wholeText = (type: unknown, children: unknown): unknown => {
  if (isText(children)) return type === Fragment ? elementOf(children) : children;
  if (!Array.isArray(children) || !children.some(isText)) return children;
  if (type !== Fragment && children.every((child) => isText(child) || isNothing(child)))
    return children.filter(isText).join('');
  return withElements(children);
};

/**
 * Makes each text the whole content of its element, so that React writes it through the element and owns no text node. Page translation
 * and extensions replace text nodes: React could then neither change nor remove them, and would insert nothing beside them (decision 54).
 */
export const withWholeTexts = (type: unknown, props: Props): Props => {
  const children = wholeText(type, props.children);
  return children === props.children ? props : { ...props, children };
};
