import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/theme.ts';
import { politely } from '../feedback/politely.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';

const Waiting = styled(Button)`
  &[aria-disabled='true']:not([aria-busy]) {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
    font-variant-numeric: tabular-nums;
  }
`;

export type WaitButtonProps = Omit<ButtonProps, 'children'> & {
  readonly label: string;
  readonly secondsLeft: number;
};

export const WaitButton = ({ label, secondsLeft, onClick, ...rest }: WaitButtonProps) => {
  const waiting = secondsLeft > 0;
  const before = useRef(waiting);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `secondsLeft` changes each second, which must not be announced
  useEffect(() => {
    if (before.current === waiting) return;
    before.current = waiting;
    setAnnouncement(waiting ? `${label}: bisa lagi dalam ${secondsLeft} detik` : `${label}: sudah bisa lagi`);
  }, [waiting]);
  return (
    <>
      <Waiting {...rest} {...(waiting ? { 'aria-disabled': true } : { onClick })}>
        {waiting ? `${label} (${secondsLeft} detik)` : label}
      </Waiting>
      <VisuallyHidden {...politely}>{announcement}</VisuallyHidden>
    </>
  );
};
