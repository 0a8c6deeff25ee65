import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/theme.ts';
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

/** A field with the text, chosen as a whole. */
const Chosen = styled.textarea`
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  color: ${color.text};
  font: inherit;
  inline-size: 100%;
  padding: ${space(2)};
  resize: none;
`;

const choose = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Copies a text and says 'Copied!' for 1.2 s; when it fails nothing is said (specification 2), and the text is chosen, so that Ctrl+C
 * copies it: on a plain-http address no page can do more.
 */
export const CopyButton = ({ text, copy, label = 'Salin', variant = 'quiet', size = 'small' }: CopyButtonProps) => {
  // Counts the copies, so that a second one starts the 1.2 s again.
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const click = () => {
    copy(text).then(
      (done) => (done ? setCopies((count) => count + 1) : setFailed(true)),
      () => setFailed(true),
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
      {failed && (
        <Chosen
          ref={choose}
          readOnly
          aria-label={label}
          rows={Math.min(text.split('\n').length, 4)}
          value={text}
          onBlur={() => setFailed(false)}
        />
      )}
    </>
  );
};
