import type { UseQueryResult } from '@tanstack/react-query';
import type { SchemePage } from '../../../application/ports/catalog/catalog-repository.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { paths } from '../../core/paths.ts';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Carousel } from '../../kit/components/layout/carousel.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { indexes } from '../indexes.ts';
import { SchemeCard, SchemeCardSkeleton } from '../schemes/scheme-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

const heading = (
  <Cluster $gap={[2, 6]} $align="baseline" $justify="space-between">
    <h2>Skema sertifikasi</h2>
    <SeeAllLink to={paths.schemes.to({})}>Lihat semua skema</SeeAllLink>
  </Cluster>
);
const mostSlides = 24;
const slides = indexes(5).map((index) => <SchemeCardSkeleton key={index} />);

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
