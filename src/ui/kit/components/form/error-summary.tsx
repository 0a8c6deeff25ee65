import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/theme.ts';

const Frame = styled.div`
  background: ${color.criticalTint};
  border: 1px solid ${color.critical};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  padding: ${space(4)} ${space(5)};

  h2 {
    color: ${color.critical};
    font-size: ${fontSize.lead};
  }

  ul {
    display: grid;
    gap: ${space(1)};
    list-style: disc;
    margin-block-start: ${space(2)};
    padding-inline-start: ${space(5)};
  }

  a {
    color: ${color.critical};
    padding-block: 1px;
  }
`;

export type FieldError = { readonly fieldId: string; readonly message: string };

export type ErrorSummaryProps = {
  readonly title?: string;
  readonly errors: readonly FieldError[];
  readonly said?: string;
  /** Number of refused submissions; each one moves the focus. Errors that appear while typing do not. */
  readonly attempt?: number;
};

const goTo = (event: MouseEvent, fieldId: string) => {
  // a fragment link would add a history entry
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

export const ErrorSummary = ({
  title = 'Periksa kembali isian Anda',
  errors,
  said,
  attempt = 0,
}: ErrorSummaryProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = errors.length > 0;
  const focused = useRef(0);

  useEffect(() => {
    if (!shown || focused.current === attempt) return;
    focused.current = attempt;
    ref.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <Frame ref={ref} tabIndex={-1} role="alert" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {said && <p>{said}</p>}
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
};
