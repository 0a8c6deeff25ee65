import { styled } from 'styled-components';
import { type ButtonLook, buttonLook } from '../components/button/button-look.ts';

/** A link to a place further down on the same page that looks like a button: the browser itself scrolls and moves the focus. */
export const AnchorButton = styled.a<ButtonLook>`
  ${buttonLook}
`;
