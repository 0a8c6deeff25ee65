import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SchemePage } from '../../../application/ports/catalog/catalog-repository.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Carousel } from '../../components/layout/carousel.tsx';
import { Fetched } from '../../page/fetched.tsx';
import { paths } from '../../paths.ts';
import { space } from '../../theme/theme.ts';
import { places } from '../places.ts';
import { SchemeCard, SchemeCardSkeleton } from '../schemes/scheme-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

const heading = <h2>Skema sertifikasi</h2>;
/** What is longer is no carousel but the list. */
const mostSlides = 24;
const slides = places(5).map((place) => <SchemeCardSkeleton key={place} />);

/** The first page of schemes, to leaf through. */
export const SchemeCarousel = ({ schemes }: { schemes: UseQueryResult<SchemePage> }) => (
  <Frame>
    <Fetched
      query={schemes}
      errorHeading={heading}
      errorTitle="Daftar skema belum bisa dimuat"
      skeleton={
        <Carousel label="Skema sertifikasi" heading={heading}>
          {slides}
        </Carousel>
      }
    >
      {(page) =>
        page.items.length === 0 ? (
          <EmptyState title="Belum ada skema">Skema sertifikasi akan tampil di sini setelah dibuka.</EmptyState>
        ) : (
          <Carousel label="Skema sertifikasi" heading={heading}>
            {page.items.slice(0, mostSlides).map((scheme) => (
              <SchemeCard key={scheme.id} scheme={scheme} />
            ))}
          </Carousel>
        )
      }
    </Fetched>
    <SeeAllLink to={paths.schemes.to({})}>Lihat semua skema</SeeAllLink>
  </Frame>
);
