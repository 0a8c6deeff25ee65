import { styled } from 'styled-components';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, layer, space } from '../../kit/theme/theme.ts';
import { draftTime } from './draft-time.ts';
import { useDraftState } from './use-draft-state.ts';

const Frame = styled.p`
  background: ${color.surfaceRaised};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  inset-block-end: var(--below, 0px);
  margin-block-start: ${space(6)};
  padding: ${space(1)} ${space(3)};
  position: sticky;
  z-index: ${layer.sticky};

  ${media.print} {
    display: none;
  }
`;

const textOf = (
  state: { saving: boolean; durable: boolean; savedAt: number | null },
  now: DraftSession['now'],
): string | null => {
  if (state.saving) return 'Menyimpan draf…';
  if (state.savedAt === null) return null;
  if (!state.durable) return 'Draf belum tersimpan di perangkat ini';
  return `Draf tersimpan di perangkat ini, ${draftTime(state.savedAt, now())}`;
};

/** Not announced to screen readers, because the status changes after every pause in typing. */
export const DraftStatus = ({ session }: { session: DraftSession }) => {
  const saving = useDraftState(session, 'saving');
  const durable = useDraftState(session, 'durable');
  const savedAt = useDraftState(session, 'savedAt');
  const text = textOf({ saving, durable, savedAt }, session.now);
  return text && <Frame data-print="hidden">{text}</Frame>;
};
