import type { ElementType, Key, ReactElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { type Props, withWholeTexts } from './whole-texts.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from 'react/jsx-runtime';

/** The compiler calls it for an element with one child. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  reactJsx(type, typeof props.children === 'object' ? props : withWholeTexts(type, props), key);

/** What the compiler writes for an element with several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  reactJsxs(type, withWholeTexts(type, props), key);
