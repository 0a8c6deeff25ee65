import Check from 'lucide-react/icons/check';
import { type MouseEvent, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FieldError } from '../../kit/components/form/error-summary.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { formWidth, media } from '../../kit/theme/media.ts';
import { color, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { isNoted, type Part, sectionOf, useOpenParts, workFields } from './apl01-open-parts.tsx';
import { type SectionId, sections } from './apl01-text.ts';
import type { Apl01CheckedForm } from './apl01-values.ts';

const wrongIn = (section: SectionId, errors: readonly FieldError[]): number =>
  errors.filter(({ fieldId }) => sectionOf(fieldId.replace(/^apl01-/, '')) === section).length;

const Frame = styled.nav`
  align-self: start;
  inset-block-start: 5.5rem;
  position: sticky;

  ${formWidth.half} {
    display: none;
  }

  ol {
    border-inline-start: 2px solid ${color.border};
    display: grid;
    gap: ${space(1)};
    list-style: none;
    padding: 0;
  }

  a {
    align-items: center;
    border-radius: 0 ${radius.control} ${radius.control} 0;
    color: ${color.textMuted};
    display: flex;
    gap: ${space(2)};
    inset-inline-start: -2px;
    justify-content: space-between;
    min-block-size: ${touchTarget};
    padding: ${space(1.5)} ${space(3)};
    position: relative;
    text-decoration: none;
  }

  a[aria-current] {
    background: ${color.brandTint};
    border-inline-start: 3px solid ${color.brand};
    color: ${color.brand};
    font-weight: ${fontWeight.semibold};
  }

  ${media.forcedColors} {
    a[aria-current] {
      border: 3px solid Highlight;
    }
  }

  ${media.hover} {
    a:hover {
      color: ${color.brand};
    }
  }
`;

const Done = styled.span`
  color: ${color.positive};
  display: inline-flex;
`;

const Small = styled.small`
  flex: none;
  font-weight: ${fontWeight.regular};
`;

const sectionInView = (): SectionId => {
  const line = window.innerHeight / 3;
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && window.scrollY > 0) return 'pernyataan';
  const passed = sections.filter(
    ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
  );
  return passed.at(-1)?.id ?? sections[0].id;
};

const useSectionInView = (): SectionId => {
  const [current, setCurrent] = useState<SectionId>(sections[0].id);
  useEffect(() => {
    const look = () => setCurrent(sectionInView());
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return current;
};

const goTo = (event: MouseEvent, id: SectionId) => {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-judul`)?.focus({ preventScroll: true });
};

interface SectionStateProps {
  readonly wrong: number;
  readonly open: readonly Part[];
}

const openText = (open: readonly Part[]): string =>
  open.some(isNoted) ? ' perlu diisi atau diperbaiki' : ' belum diisi';

const SectionState = ({ wrong, open }: SectionStateProps) => {
  if (wrong === 0 && open.length === 0)
    return (
      <Done>
        <Check size={18} aria-hidden="true" />
        <VisuallyHidden> lengkap</VisuallyHidden>
      </Done>
    );
  return (
    <Badge $tone={wrong > 0 ? 'critical' : 'neutral'}>
      {wrong || open.length}
      <VisuallyHidden>{wrong > 0 ? ' perlu diperiksa' : openText(open)}</VisuallyHidden>
    </Badge>
  );
};

interface Apl01NavProps {
  readonly errors: readonly FieldError[];
  readonly checked: Apl01CheckedForm;
}

export const Apl01Nav = ({ errors, checked }: Apl01NavProps) => {
  const open = useOpenParts();
  const isBlank = useWatch({ control: checked.form.control, name: workFields }).every((value) => value === '');
  const current = useSectionInView();
  return (
    <Frame aria-label="Bagian formulir">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => goTo(event, id)}
            >
              {title}
              {id === 'data-pekerjaan' && isBlank ? (
                <Small>kosong</Small>
              ) : (
                <SectionState wrong={wrongIn(id, errors)} open={open.filter(({ section }) => section === id)} />
              )}
            </a>
          </li>
        ))}
      </ol>
    </Frame>
  );
};
