import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { Button } from '../../components/button/button.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { lazyComponent } from '../../lazy-component.ts';
import { useAddressSearch } from '../../page/address-search.ts';
import { paths } from '../../paths.ts';
import { fontSize, readingWidth, space } from '../../theme/theme.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${space(6)};
  max-inline-size: calc(${readingWidth} + 2 * ${space(10)});

  h2 {
    font-size: ${fontSize.lead};
  }

  > button {
    justify-self: start;
  }
`;

const MessageForm = lazyComponent(() => import('./message-form.tsx'), <Skeleton name="form" />);

/** Writing to the body from its page: the form comes when somebody wants it, or with `?tulis`, which may name what it is about. */
export const WriteToBody = () => {
  const asked = new URLSearchParams(useAddressSearch()).get('tulis');
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (asked !== null && pressed.current) heading.current?.focus();
  }, [asked]);
  const open = () => {
    pressed.current = true;
    navigate(`${paths.contact.to({})}?tulis`, { replace: true });
  };
  return (
    <Frame as="section" aria-labelledby="tulis-pesan" data-print="hidden">
      <h2 id="tulis-pesan" ref={heading} tabIndex={-1}>
        Tulis kepada kami
      </h2>
      <p>Pertanyaan, keluhan, pengembalian biaya, atau permintaan tentang data pribadi. Anda tidak perlu masuk.</p>
      {asked === null ? <Button onClick={open}>Tulis pesan</Button> : <MessageForm subject={asked} />}
    </Frame>
  );
};
