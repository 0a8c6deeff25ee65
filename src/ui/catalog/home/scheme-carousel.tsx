import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SchemePage } from '../../../application/ports/catalog/catalog-repository.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { paths } from '../../core/paths.ts';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Carousel } from '../../kit/components/layout/carousel.tsx';
import { space } from '../../kit/theme/theme.ts';
import { places } from '../places.ts';
import { SchemeCard, SchemeCardSkeleton } from '../schemes/scheme-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

const Heading = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  justify-content: space-between;
`;

const heading = (
  <Heading>
    <h2>Skema sertifikasi</h2>
    <SeeAllLink to={paths.schemes.to({})}>Lihat semua skema</SeeAllLink>
  </Heading>
);
const mostSlides = 24;
const slides = places(5).map((place) => <SchemeCardSkeleton key={place} />);

export const SchemeCarousel = ({ schemes }: { schemes: UseQueryResult<SchemePage> }) => (
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
);
