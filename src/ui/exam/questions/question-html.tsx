import RotateCw from 'lucide-react/icons/rotate-cw';
import { memo, use, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '../../core/config-context.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { heard } from '../../kit/components/feedback/heard.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { KeptPicturesContext } from './kept-pictures.ts';
import { safeFragment } from './safe-html.ts';

const Text = styled.div`
  display: block;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * + *, > div > * + * {
    margin-block-start: ${space(3)};
  }

  li + li {
    margin-block-start: ${space(1)};
  }

  img {
    background: ${color.surfaceSunken};
    block-size: auto;
    border-radius: ${radius.control};
    max-inline-size: 100%;
  }

  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    margin-block-start: ${space(1)};
  }

  blockquote {
    border-inline-start: 3px solid ${color.border};
    padding-inline-start: ${space(4)};
  }

  code, kbd, samp, pre {
    background: ${color.surfaceSunken};
    border-radius: 4px;
    font-family: ui-monospace, SFMono-Regular, Consolas, 'Liberation Mono', monospace;
    font-size: 0.9375em;
    padding: 0.1em 0.35em;
    word-spacing: normal;
  }

  pre {
    border-radius: ${radius.control};
    line-height: 1.6;
    overflow-wrap: normal;
    padding: ${space(3)} ${space(4)};
    tab-size: 2;
  }

  pre code {
    background: none;
    font-size: inherit;
    padding: 0;
  }

  [data-scrolls] {
    max-inline-size: 100%;
    overflow-x: auto;
  }

  table {
    font-size: calc(${fontSize.body} * var(--question-scale, 1));
  }

  th, td {
    border: 1px solid ${color.border};
    overflow-wrap: normal;
    padding: ${space(2)} ${space(3)};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.semibold};
  }

  caption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    padding-block-end: ${space(1)};
    text-align: start;
  }

  ${media.print} {
    pre {
      white-space: pre-wrap;
    }
  }
`;

const Failed = styled.span`
  align-items: center;
  color: ${color.critical};
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(3)};
  margin-block-start: ${space(2)};
`;

/** Elements that overflow become focusable, so that they scroll by keyboard. */
const watchScrollers = (host: HTMLElement): (() => void) => {
  const scrollers = host.querySelectorAll<HTMLElement>('[data-scrolls]');
  if (scrollers.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const look = () => {
    for (const target of scrollers) {
      const scrolls = target.scrollWidth > target.clientWidth;
      for (const [name, value] of [
        ['tabindex', '0'],
        ['role', 'group'],
        ['aria-label', target.getAttribute('data-scrolls') ?? ''],
      ] as const) {
        scrolls ? target.setAttribute(name, value) : target.removeAttribute(name);
      }
    }
  };
  const observer = new ResizeObserver(look);
  for (const scroller of scrollers) observer.observe(scroller);
  host.addEventListener('transitionend', look); // with reduced motion, a text takes another size a frame after the box around it
  return () => {
    observer.disconnect();
    host.removeEventListener('transitionend', look);
  };
};

export interface QuestionHtmlProps {
  readonly html: string;
  readonly id?: string;
  readonly inline?: boolean;
}

/** Renders sanitized HTML. All server HTML must go through this component. */
export const QuestionHtml = memo(({ html, id, inline = false }: QuestionHtmlProps) => {
  const { api, storage } = useConfig();
  const { baseUrl } = api;
  const host = useRef<HTMLDivElement>(null);
  const kept = use(KeptPicturesContext);
  const [failed, setFailed] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const missing = async ({ target: picture }: Event) => {
      if (!(picture instanceof HTMLImageElement)) return;
      const { src } = picture;
      const here = src.startsWith('blob:') ? null : await kept?.(src);
      if (!element.contains(picture) || picture.src !== src) return;
      if (here) {
        picture.src = here;
        return;
      }
      picture.hidden = true;
      setFailed((others) => [...others, picture.alt]);
    };
    element.addEventListener('error', missing, true); // `true`: in the capture phase, because picture errors do not bubble
    setFailed([]);
    element.replaceChildren(safeFragment(html, baseUrl, storage));
    const unwatch = watchScrollers(element);
    return () => {
      unwatch();
      element.removeEventListener('error', missing, true);
    };
  }, [html, baseUrl, storage, kept]);

  const loadAgain = () => {
    setFailed([]);
    for (const picture of host.current?.querySelectorAll('img') ?? []) {
      if (picture.complete && picture.naturalWidth > 0) continue;
      const { src } = picture;
      picture.hidden = false;
      picture.src = src;
    }
  };

  return (
    <>
      <Text ref={host} as={inline ? 'span' : 'div'} id={id} />
      {failed.length > 0 && (
        <Failed role="status">
          <span ref={heard}>
            Gambar soal tidak termuat{kept && ' dan tidak tersimpan di perangkat ini'}: {failed.join('; ')}
          </span>
          <Button size="small" variant="secondary" onClick={loadAgain}>
            <RotateCw size={16} aria-hidden="true" />
            Muat ulang gambar
          </Button>
        </Failed>
      )}
    </>
  );
});
