import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { lazyComponent } from '../../lazy-component.ts';
import { useAddressSearch } from '../../page/address-search.ts';

const MessageForm = lazyComponent(() => import('./message-form.tsx'));

/** Writing to the body from its page: the form comes when somebody wants it, or with `?tulis`, which may name what it is about. */
export const WriteToBody = () => {
  const asked = new URLSearchParams(useAddressSearch()).get('tulis');
  const [pressed, setPressed] = useState(false);
  return (
    <Card>
      {pressed || asked !== null ? (
        <MessageForm subject={asked ?? ''} pressed={pressed} />
      ) : (
        <Button onClick={() => setPressed(true)}>Tulis kepada kami</Button>
      )}
    </Card>
  );
};
