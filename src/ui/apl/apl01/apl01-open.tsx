import { styled } from 'styled-components';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { twoColumns } from '../../kit/components/layout/two-columns.ts';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { PartLink } from '../part-link.tsx';
import { ChangedBadge } from '../review-note.tsx';
import { isNoted, useOpenParts, useParts } from './apl01-open-parts.tsx';

const staysText =
  'Perubahan di sini hanya berlaku untuk formulir ini; profil Anda tetap, kecuali nama bila Anda minta.';

const Frame = styled.section`
  ${raisedPanel}
  border-color: ${color.brand};
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }


  a {
    display: inline-block;
    overflow-wrap: anywhere;
    padding-block: ${space(1)};

    ${media.touch} {
      padding-block: ${space(2.5)};
    }
  }
`;

/** Parts with their states are read one below the other. */
const Parts = styled.ul<{ $withStates: boolean }>`
  align-items: start;
  display: grid;
  list-style: none;
  padding: 0;
  ${({ $withStates }) => !$withStates && twoColumns('16rem')}
  row-gap: ${({ $withStates }) => space($withStates ? 3 : 1)};
`;

export const Apl01Open = ({ ofProfile }: { readonly ofProfile: boolean }) => {
  const parts = useParts();
  const open = useOpenParts();
  const withStates = parts.some(isNoted);
  if (open.length === 0)
    return (
      <Callout tone="positive" title="Semua sudah terisi">
        Periksa sekali lagi, lalu kirim dari bagian paling bawah.{ofProfile && ` ${staysText}`}
      </Callout>
    );
  return (
    <Frame aria-labelledby="apl01-perlu-diisi">
      <h2 id="apl01-perlu-diisi">
        {withStates ? 'Yang perlu Anda isi atau perbaiki' : 'Yang perlu Anda isi'}: {open.length}
      </h2>
      <Parts $withStates={withStates}>
        {parts.map(({ fieldId, name, changed }) => (
          <li key={fieldId}>
            <PartLink id={fieldId}>{name}</PartLink> {changed !== undefined && <ChangedBadge changed={changed} />}
          </li>
        ))}
      </Parts>
      {ofProfile && <p>Data lain sudah diisi dari profil Anda. {staysText}</p>}
    </Frame>
  );
};
