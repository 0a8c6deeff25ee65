import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { lazyComponent } from '../../lazy-component.ts';
import { useAddressSearch } from '../../page/address-search.ts';

const MessageForm = lazyComponent(() => import('./message-form.tsx'));

/** Writing to the body from its page: the form comes when somebody wants it, or with `?tulis`, which may name what it is about. */
export const WriteToBody = () => {
  const asked = useAddressSearch().includes('tulis');
  const [pressed, press] = useState(false);
  return <Card>{pressed || asked ? <MessageForm /> : <Button onClick={() => press(true)}>Tulis pesan</Button>}</Card>;
};
