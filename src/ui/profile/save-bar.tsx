import { Fragment } from 'react';
import { styled } from 'styled-components';
import { paths } from '../core/paths.ts';
import { Button } from '../kit/components/button/button.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { deviceTime } from '../kit/format/date.ts';
import { media } from '../kit/theme/media.ts';
import { raisedPanel } from '../kit/theme/surfaces.ts';
import { color, fontSize, layer, shadow, space } from '../kit/theme/theme.ts';
import { MissingLink, missingTitle } from './missing-link.tsx';
import { useNikMismatch } from './public/birth-fields.tsx';
import type { PersonalForm } from './public/personal-values.ts';
import { type ProfileOwner, useCompleteness } from './public/profile-data.ts';

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
    inset-block-end: calc(${space(3)} + var(--below, 0px));
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

const shownAtMost = 6;

interface SavedProps {
  readonly at: string | null;
  readonly owner: ProfileOwner;
  readonly checked: PersonalForm;
}

const Saved = ({ at, owner, checked }: SavedProps) => {
  const mismatch = useNikMismatch(checked);
  const missing = useCompleteness(owner)?.missing;
  const more = missing ? missing.length - shownAtMost : 0;
  return (
    <>
      Tersimpan{at && ` ${deviceTime(Date.parse(at))}`}
      {missing && ' · '}
      {missing && missing.length > 0 && 'masih kurang: '}
      {missing?.slice(0, shownAtMost).map((item, index) => (
        <Fragment key={missingTitle(item)}>
          {index > 0 && ', '}
          <MissingLink item={item} />
        </Fragment>
      ))}
      {more > 0 && `, dan ${more} lagi`}
      {missing?.length === 0 && (
        <>
          profil lengkap. <TextLink to={paths.schemes.to({})}>Cari skema</TextLink>
        </>
      )}
      {mismatch && (
        <>
          {' · '}
          <MissingLink item={{ tab: 'informasi_pribadi', field: 'identityNumber' }}>
            Periksa kembali NIK Anda
          </MissingLink>
          : tidak cocok dengan {mismatch}.
        </>
      )}
    </>
  );
};

interface SaveBarProps {
  readonly busy: boolean;
  readonly unsaved: boolean;
  readonly saved: { readonly at: string | null } | null;
  readonly owner: ProfileOwner;
  readonly checked: PersonalForm;
}

export const SaveBar = ({ busy, unsaved, saved, owner, checked }: SaveBarProps) => (
  <Frame $inSight={unsaved || saved !== null}>
    <Button type="submit" busy={busy}>
      Simpan
    </Button>
    <p {...politely}>
      {unsaved ? (
        'Ada perubahan yang belum disimpan.'
      ) : saved ? (
        <Saved at={saved.at} owner={owner} checked={checked} />
      ) : (
        'Anda boleh menyimpan dulu dan melengkapinya nanti.'
      )}
    </p>
  </Frame>
);
