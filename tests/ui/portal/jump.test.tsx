import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ofAssessment, openPortal, part, press, said } from './open-portal.tsx';

it('the timeline can jump to a later step, and says why a step cannot be reached', async () => {
  await openPortal('citra', ofAssessment('timeline', 198));
  await press('Lompat ke langkah ini: Hasil Asesmen');
  await waitFor(async () => expect((await part('main [aria-current="step"]')).textContent).toContain('Hasil Asesmen'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await press('Lompat ke langkah ini: Banding');
  await said('Banding hanya ada untuk hasil belum kompeten.');
});
