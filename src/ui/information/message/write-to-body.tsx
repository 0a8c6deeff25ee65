import { useId } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { media } from '../../kit/theme/media.ts';
import { fontSize, space } from '../../kit/theme/theme.ts';

export const writeToBodyId = 'tulis';

const MessageForm = lazyComponent(() => import('./message-form.tsx'));

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-block-start: 6rem;

  &:focus {
    outline: none; /* a place to begin, not a control */
  }

  ${media.phone} {
    padding-inline: ${space(4)};
  }

  h2 {
    font-size: ${fontSize.lead};
  }

  > a {
    justify-self: start;
  }
`;

/** The address with `?tulis` opens the form; the value of `tulis` can be the subject of the message. */
export const WriteToBody = () => {
  const asked = useAddressSearch().includes('tulis');
  const id = useId();
  return (
    <Frame as="section" id={writeToBodyId} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>Tulis kepada kami</h2>
      <p>
        Pertanyaan, jadwal pengganti, keluhan, pengembalian biaya, atau permintaan tentang data pribadi. Anda tidak
        perlu masuk.
      </p>
      {asked ? (
        <MessageForm sectionId={writeToBodyId} />
      ) : (
        <LinkButton to={`${paths.contact.to({})}?tulis`}>Tulis pesan</LinkButton>
      )}
    </Frame>
  );
};
