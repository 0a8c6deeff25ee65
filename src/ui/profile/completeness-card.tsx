import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/components/button/button.tsx';
import { Meter } from '../kit/components/feedback/meter.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { media } from '../kit/theme/media.ts';
import { color, fontSize, fontWeight, space } from '../kit/theme/theme.ts';
import { AfterProfile } from './after-profile.tsx';
import { MissingLink, missingTitle } from './missing-link.tsx';
import type { useCompleteness } from './public/profile-data.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
  }

  p {
    color: ${color.textMuted};
  }
`;

const Head = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;

  span {
    color: ${color.brand};
    font-size: ${fontSize.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.bold};
  }
`;

const Done = styled.div`
  align-items: start;
  color: ${color.positive};
  display: flex;
  gap: ${space(3)};
`;

const Missing = styled.ul`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  list-style: none;
  padding: 0;

  &:focus {
    outline: none;
  }

  li > button {
    margin-inline-start: calc(-1 * ${space(3)}); /* aligns the text of the button with the links */
    max-inline-size: none;
  }

  a {
    display: inline-block;
    padding-block: ${space(1)};

    ${media.touch} {
      padding-block: ${space(2.5)};
    }
  }
`;

const shownAtFirst = 6;

export const CompletenessCard = ({ read }: { readonly read: ReturnType<typeof useCompleteness> }) => {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (read === null) return null; // the profile could not be loaded: each tab shows its own error
  if (read === undefined) return <Loading />;
  const { percent, missing } = read;
  const more = missing.length - shownAtFirst;
  const showAll = () => {
    setAll(true);
    list.current?.focus();
  };
  return (
    <Frame as="section" aria-label="Kelengkapan profil">
      <Head>
        <h2>Kelengkapan profil</h2>
        <span>{percent}%</span>
      </Head>
      <Meter label="Kelengkapan profil" percent={percent} />
      {missing.length === 0 ? (
        <>
          <Done>
            <CircleCheck size={22} aria-hidden="true" />
            <span>Profil Anda lengkap. APL 01 akan terisi dari data ini.</span>
          </Done>
          <AfterProfile />
        </>
      ) : (
        <>
          <p>Yang masih kosong:</p>
          <Missing ref={list} tabIndex={-1} aria-label="Yang masih kosong">
            {(all ? missing : missing.slice(0, shownAtFirst)).map((item) => (
              <li key={missingTitle(item)}>
                <MissingLink item={item} />
              </li>
            ))}
            {more > 0 && !all && (
              <li>
                <Button variant="quiet" size="small" onClick={showAll}>
                  Tampilkan {more} lagi
                </Button>
              </li>
            )}
          </Missing>
        </>
      )}
    </Frame>
  );
};

const Loading = () => (
  <Frame aria-hidden="true">
    <SkeletonBlock $width="12rem" $height="1.5rem" />
    <SkeletonBlock $height="0.625rem" />
    <SkeletonBlock $width="16rem" />
    <SkeletonBlock $width="70%" $height="1.5rem" />
  </Frame>
);
