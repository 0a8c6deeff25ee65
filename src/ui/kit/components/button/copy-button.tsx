import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/theme.ts';
import { politely } from '../feedback/politely.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';

/** Milliseconds that "Copied!" is shown (specification 9). */
const NOTICE_MS = 1200;

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  readonly text: string;
  readonly copy: (text: string) => Promise<boolean>;
  readonly label?: string;
  /** Shown from the first copy on, because `Copied!` is gone before a beginner has read it. */
  readonly next?: string;
};

const notice = 'Copied!';

/** As wide as the longer of its two texts, so that a change of text moves nothing after the button. */
const Words = styled.span`
  display: inline-grid;
  text-align: start;

  &::after {
    block-size: 0;
    content: attr(data-other);
    overflow: hidden;
    visibility: hidden;
  }
`;

/** In a line of its own, so that it moves no button; while it is empty, it takes no gap. */
const Next = styled.p`
  flex-basis: 100%;
  font-size: ${fontSize.small};
  order: 1;

  &:empty {
    position: absolute;
  }
`;

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
 * If copying fails, shows no message (specification 2) but selects the text for Ctrl+C. Copying always fails on plain HTTP, which has no
 * clipboard API.
 */
export const CopyButton = ({
  text,
  copy,
  label = 'Salin',
  next,
  variant = 'quiet',
  size = 'small',
}: CopyButtonProps) => {
  // a counter, so that a second copy restarts the 1.2 s
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;
  const [everCopied, setEverCopied] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const click = () => {
    copy(text).then(
      (done) => {
        if (!done) return setFailed(true);
        setCopies((count) => count + 1);
        setEverCopied(true);
      },
      () => setFailed(true),
    );
  };

  return (
    <>
      <Button variant={variant} size={size} onClick={click}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        <Words aria-hidden={copied || undefined} data-other={copied ? label : notice} lang={copied ? 'en' : undefined}>
          {copied ? notice : label}
        </Words>
        {copied && <VisuallyHidden>{label}</VisuallyHidden>}
      </Button>
      <VisuallyHidden {...politely} lang="en">
        {copied && notice}
      </VisuallyHidden>
      {next && <Next {...politely}>{everCopied && next}</Next>}
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
