import type { ElementType, Key, ReactElement } from 'react';
import { type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { type Props, withWholeTexts } from './whole-texts.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export { Fragment } from 'react/jsx-dev-runtime';

/** The compiler calls it for each element during development and in tests. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  several: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const whole = several || typeof props.children !== 'object' ? withWholeTexts(type, props) : props;
  return reactJsxDev(type, whole, key, several && Array.isArray(whole.children), source, self);
};
