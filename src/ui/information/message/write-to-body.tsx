import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { lazyComponent } from '../../lazy-component.ts';
import { useAddressSearch } from '../../page/address-search.ts';
import { space } from '../../theme/theme.ts';

const MessageForm = lazyComponent(() => import('./message-form.tsx'));

const Frame = styled(Card)`margin-block-end: ${space(6)};`;

/** Writing to the body from its page: the form comes when somebody wants it, or with `?tulis`, which may name what it is about. */
export const WriteToBody = () => {
  const asked = useAddressSearch().includes('tulis');
  const [pressed, press] = useState(false);
  return <Frame>{pressed || asked ? <MessageForm /> : <Button onClick={() => press(true)}>Tulis pesan</Button>}</Frame>;
};
