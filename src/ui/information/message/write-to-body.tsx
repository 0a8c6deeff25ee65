import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { media } from '../../kit/theme/media.ts';
import { fontSize, readingWidth, space, textCardWidth } from '../../kit/theme/theme.ts';

const MessageForm = lazyComponent(() => import('./message-form.tsx'));

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, ${readingWidth});
  margin-block-end: ${space(6)};
  max-inline-size: ${textCardWidth}; /* as wide as the text below, and as far from the edge */
  padding-inline: ${space(10)};

  ${media.phone} {
    padding-inline: ${space(4)};
  }

  h2 {
    font-size: ${fontSize.lead};
  }

  > button {
    justify-self: start;
  }
`;

/** The form opens by a click or by `?tulis`; the value of `tulis` can be the subject of the message. */
export const WriteToBody = () => {
  const asked = useAddressSearch().includes('tulis');
  const [pressed, press] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Tulis kepada kami
      </h2>
      <p>
        Pertanyaan, jadwal pengganti, keluhan, pengembalian biaya, atau permintaan tentang data pribadi. Anda tidak
        perlu masuk.
      </p>
      {pressed || asked ? <MessageForm heading={heading} /> : <Button onClick={() => press(true)}>Tulis pesan</Button>}
    </Frame>
  );
};
