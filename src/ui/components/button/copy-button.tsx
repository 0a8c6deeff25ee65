import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';

/** How long "Copied!" stays (specification 9). */
const NOTICE_MS = 1200;

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  readonly text: string;
  /** Puts the text on the clipboard; answers false when that was not possible. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly label?: string;
};

/** Copies a text and says 'Copied!' for 1.2 s; when it fails nothing is said (specification 2). */
export const CopyButton = ({ text, copy, label = 'Salin', variant = 'quiet', size = 'small' }: CopyButtonProps) => {
  // Counts the copies, so that a second one starts the 1.2 s again.
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const click = () => {
    copy(text).then(
      (done) => done && setCopies((count) => count + 1),
      () => {},
    );
  };

  return (
    <>
      <Button variant={variant} size={size} onClick={click}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {copied ? <span aria-hidden="true">Copied!</span> : label}
        {copied && <VisuallyHidden>{label}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied!'}</VisuallyHidden>
    </>
  );
};
