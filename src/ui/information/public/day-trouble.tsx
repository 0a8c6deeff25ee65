import { useState } from 'react';
import { lazyComponent } from '../../core/lazy-component.ts';
import { paths } from '../../core/paths.ts';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import type { DayTroubleOf } from './day-trouble-text.ts';

/** Somebody in trouble still reaches the body where this part does not load. */
const Ways = lazyComponent(
  () => import('./day-trouble-ways.tsx'),
  <TextLink to={paths.contact.to({})}>Kontak lembaga sertifikasi</TextLink>,
  true,
);

/** For the time until the exams are over: what to do when late, ill or kept from coming. */
export const DayTrouble = (of: DayTroubleOf) => {
  const [opened, setOpened] = useState(false);
  return (
    <div data-print="hidden">
      <Disclosure
        title="Terlambat, sakit, atau berhalangan?"
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        {opened && <Ways {...of} />}
      </Disclosure>
    </div>
  );
};
