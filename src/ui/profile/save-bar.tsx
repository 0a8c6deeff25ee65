import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { media } from '../theme/media.ts';
import { raisedPanel } from '../theme/surfaces.ts';
import { color, fontSize, layer, shadow, space } from '../theme/theme.ts';

const Frame = styled.div<{ $inSight: boolean }>`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};

  p {
    color: ${color.textMuted};
    flex: 1 1 12rem;
    font-size: ${fontSize.small};
  }

  ${media.desktop} {
    ${raisedPanel}
    box-shadow: ${shadow.card};
    inset-block-end: ${space(3)};
    padding: ${space(3)} ${space(5)};
    position: ${({ $inSight }) => ($inSight ? 'sticky' : 'static')};
    z-index: ${layer.sticky};
  }

  ${media.phone} {
    button {
      inline-size: 100%;
    }
  }
`;

/** The form's button, and whether there is something to save: then it stays in sight on wide windows. */
export const SaveBar = ({ busy, unsaved }: { busy: boolean; unsaved: boolean }) => (
  <Frame $inSight={unsaved}>
    <Button type="submit" busy={busy}>
      Simpan
    </Button>
    <p>{unsaved ? 'Ada perubahan yang belum disimpan.' : 'Anda boleh menyimpan dulu dan melengkapinya nanti.'}</p>
  </Frame>
);
