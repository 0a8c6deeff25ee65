import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/theme.ts';
import { IconButton } from '../button/icon-button.tsx';

const gap = space(5);

const Head = styled.div`
  align-items: end;
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;
  flex-wrap: wrap;
  margin-block-end: ${space(4)};

  > div:first-child {
    flex: 1;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};

  button {
    background: ${color.surfaceRaised};
    border-color: ${color.borderControl};
    color: ${color.brand};
  }
`;

/* Four slides; 3 below 1024 px, 2 below 600 px, 1 below 480 px (specification 2). Larger text shows fewer, because 10rem grows. */
const Track = styled.ul`
  --slides: 4;
  display: grid;
  gap: ${gap};
  grid-auto-columns: max(min(10rem, 100%), (100% - (var(--slides) - 1) * ${gap}) / var(--slides));
  grid-auto-flow: column;
  margin: calc(-1 * ${space(2)});
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  padding: ${space(2)};
  scroll-behavior: smooth;
  scroll-padding-inline: ${space(2)};
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  @media (width < 1024px) {
    --slides: 3;
  }
  @media (width < 600px) {
    --slides: 2;
  }
  @media (width < 480px) {
    --slides: 1;
  }

  > li {
    display: grid;
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`;

export type CarouselProps = {
  readonly label: string;
  readonly heading?: ReactNode;
  readonly children: ReactNode;
};

export const Carousel = ({ label, heading, children }: CarouselProps) => {
  const track = useRef<HTMLUListElement>(null);
  const id = useId();
  const [ends, setEnds] = useState({ first: true, last: false });
  const count = Children.count(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when `count` changes, the first and the last slide are different elements
  useEffect(() => {
    const root = track.current;
    if (!root?.firstElementChild) return;
    const { firstElementChild: first, lastElementChild: last } = root;
    const watch = new IntersectionObserver(
      (entries) =>
        setEnds((before) =>
          entries.reduce(
            (now, { target, isIntersecting }) => ({
              first: target === first ? isIntersecting : now.first,
              last: target === last ? isIntersecting : now.last,
            }),
            before,
          ),
        ),
      { root, threshold: 0.9 },
    );
    watch.observe(first);
    if (last) watch.observe(last);
    return () => watch.disconnect();
  }, [count]);

  // aria-disabled instead of disabled, so that the pressed button keeps the focus
  const move = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth });

  return (
    <section aria-label={label} aria-roledescription="korsel">
      <Head>
        <div>{heading}</div>
        {!(ends.first && ends.last) && (
          <Buttons data-print="hidden">
            <IconButton
              label="Geser ke sebelumnya"
              aria-controls={id}
              aria-disabled={ends.first}
              onClick={() => move(-1)}
            >
              <ChevronLeft size={20} aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Geser ke berikutnya"
              aria-controls={id}
              aria-disabled={ends.last}
              onClick={() => move(1)}
            >
              <ChevronRight size={20} aria-hidden="true" />
            </IconButton>
          </Buttons>
        )}
      </Head>
      {/* Scrollable content must be reachable by keyboard. */}
      <Track ref={track} id={id} tabIndex={0} aria-label={label}>
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </Track>
    </section>
  );
};
