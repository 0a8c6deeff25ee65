import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { loginAddress, paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { HeroPicture } from '../../kit/illustrations/hero-picture.tsx';
import { media } from '../../kit/theme/media.ts';
import { darkArea } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { SchemeSearch } from '../schemes/scheme-search.tsx';

const Panel = styled.section`
  ${darkArea}
  align-items: center;
  border-radius: calc(2 * ${radius.card});
  display: grid;
  gap: ${space(10)};
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 0.85fr);
  padding: ${space(14)};

  > svg {
    block-size: auto;
    inline-size: 100%;
  }

  ${media.laptop} {
    padding-block: ${space(9)};
  }

  ${media.low} {
    padding-block: ${space(6)};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(10)};

    > svg {
      display: none;
    }
  }

  ${media.phone} {
    /* the blue background reaches the edges of the window */
    border-radius: 0;
    margin-block-start: calc(-1 * ${space(6)});
    margin-inline: calc(-1 * ${space(4)});
    padding: ${space(8)} ${space(4)} ${space(10)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;

  h1 {
    font-size: clamp(1.75rem, 1.25rem + 2vw, 2.75rem);
    font-weight: ${fontWeight.heavy};
    letter-spacing: -0.02em;
    line-height: 1.15;
    max-inline-size: 12em; /* three lines in the brand font and in its fallback font */
  }

  form {
    inline-size: 100%;
    margin-block-start: ${space(2)};
  }

  ${media.low} {
    gap: ${space(3)};

    h1 {
      font-size: 1.75rem;
      max-inline-size: 16em;
    }

    form {
      margin: 0;
    }
  }
`;

const Lead = styled.p`
  color: ${color.onBrandMuted};
  font-size: ${fontSize.lead};
  line-height: 1.6;
  max-inline-size: 44em;

  ${media.low} {
    font-size: ${fontSize.body};
    line-height: 1.5;
  }
`;

const Aside = styled(Link)`
  align-items: center;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  min-block-size: ${touchTarget};
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);

  &:hover {
    text-decoration-color: currentcolor;
  }
`;

export const HomeHero = () => (
  <Panel>
    <Words>
      <h1 tabIndex={-1}>Buktikan keahlian Anda dengan sertifikat kompetensi</h1>
      <Lead>
        Cari skema yang sesuai dengan pekerjaan Anda, pilih jadwal dan tempat uji terdekat, lalu ikuti seluruh prosesnya
        di satu portal: pendaftaran, pembayaran, asesmen bersama asesor, hingga sertifikat siap diunduh.
      </Lead>
      <SchemeSearch variant="secondary" />
      <Cluster $gap={[3, 6]}>
        <LinkButton variant="accent" to={loginAddress(undefined, true)}>
          Daftar sekarang
        </LinkButton>
        <Aside to={paths.schedules.to({})}>
          Lihat jadwal asesmen terdekat
          <ArrowRight size={20} aria-hidden="true" />
        </Aside>
      </Cluster>
    </Words>
    <HeroPicture />
  </Panel>
);
