import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { referenceTokens } from '../../../src/application/reference/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { Apl01 } from '../../../src/domain/apl/apl01.ts';
import { Apl01Form } from '../../../src/ui/apl/apl01/apl01-form.tsx';
import { type Apl01Kept, initialValues } from '../../../src/ui/apl/apl01/apl01-values.ts';
import { completeContent } from '../../builders/apl01.ts';
import { namedReferences } from '../../fakes/named-references.ts';
import { aDraft } from '../../fakes/page-draft.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../show-with.tsx';

export const showApl01 = async (
  apl01: Apl01,
  own: Partial<Apl01Kept> = {},
  photo: string | null = null,
  config = defaultConfig,
) => {
  const draft = aDraft<Apl01Kept>(null);
  const submit = vi.fn();
  const services = new FakeServices()
    .with(aplTokens.submitApl01, submit)
    .with(profileTokens.profiles, {
      find: async () => ({ personal: completeContent.personal, signature: 'data:image/png;base64,AA==' }),
    } as never)
    .with(timeTokens.serverClock, new SetServerClock())
    .with(referenceTokens.references, namedReferences);
  const initial = { ...initialValues(apl01.content ?? completeContent, apl01.requirements), ...own } as Apl01Kept;
  showWith(<Apl01Form apl01={apl01} initial={initial} ofProfile={false} photo={photo} draft={draft} />, {
    services,
    config,
    session: sessionOf(),
    queries: onceAsked(30_000),
  });
  await waitFor(
    () => screen.queryByRole('img', { name: 'Tanda tangan dari profil Anda' }) ?? screen.getByText(/^Pakai jari/),
  );
  return { submit, draft };
};

export const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
