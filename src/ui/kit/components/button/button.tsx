import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { duration } from '../../theme/theme.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Frame = styled.button<ButtonLook>`
  ${buttonLook}

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  align-items: center;
  display: inline-flex;
  gap: inherit;
  justify-content: center;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
  transition: opacity ${duration.fast};
`;

const Spinner = styled.span`
  animation: ${turn} 0.8s linear infinite;
  block-size: 1.25em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  inline-size: 1.25em;
  inset: 0;
  margin: auto;
  position: absolute;
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly busy?: boolean;
};

/** While `busy`, the button keeps its width and focus and ignores clicks, so that nothing is sent twice. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Frame
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      onClick={click}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <Label $hidden={busy}>{children}</Label>
      {busy && (
        <>
          <Spinner aria-hidden="true" />
          <VisuallyHidden>, sedang diproses</VisuallyHidden>
        </>
      )}
    </Frame>
  );
};
