import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { useBodyFacts } from '../../core/body/body-facts.ts';
import { ConfigLoadedContext } from '../../core/config-context.ts';
import { statusText } from '../../core/failure-text.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { TrustStrip } from '../../information/public/trust-strip.tsx';
import { Rating } from '../../kit/components/choice/rating.tsx';
import { heard } from '../../kit/components/feedback/heard.ts';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { longDate, placeless, shortDate } from '../../kit/format/date.ts';
import { priceText } from '../../kit/format/price.ts';
import { color, readingWidth, space } from '../../kit/theme/theme.ts';
import { useKnownTitle, useSchedules, useScheme } from '../catalog-data.ts';
import { present } from '../present.ts';
import { Section } from '../section.tsx';
import { BeforeYouRegister } from './before-you-register.tsx';
import { CompetencyUnits } from './competency-units.tsx';
import { useKnownScheme } from './known-scheme.ts';
import { nextOpen, PurchaseCard } from './purchase-card.tsx';
import { readSchemePages } from './scheme-address.ts';
import { SchemeColumns } from './scheme-columns.ts';
import { SchemeFirst } from './scheme-first.tsx';
import { SchemeLead } from './scheme-lead.tsx';
import { SchemeReviews } from './scheme-reviews.tsx';
import { SchemeSchedules } from './scheme-schedules.tsx';
import { PurchaseSkeleton, SchemeSkeleton } from './scheme-skeleton.tsx';

const dayText = ({ data, isError }: ReturnType<typeof useSchedules>, slug: string) => {
  if (!data) return isError ? 'Jadwal belum diketahui' : undefined;
  const next = nextOpen(data, slug);
  if (!next) return 'Belum ada jadwal yang dibuka';
  const { startsAt, site } = next;
  return `${shortDate(startsAt, site.zone)}${site.city && ` di ${site.city}`}`;
};

const titleOf = (scheme: Scheme | null | undefined) => (scheme === null ? statusText(404) : scheme?.title);

/** One scheme with units, schedules, prices and reviews (specification 2, /schema/{slug}). */
const SchemePage = ({ args: { slug } }: PageProps<{ readonly slug: string }>) => {
  const pages = readSchemePages(useAddressSearch());
  const known = useKnownScheme(slug);
  const scheme = useScheme(slug, known?.scheme);
  const schedules = useSchedules(
    present({ scheme: slug, page: pages.schedulePage > 1 ? pages.schedulePage : undefined }),
  );
  const nearest = useSchedules({ scheme: slug });
  const body = useBodyFacts();
  const knownTitle = useKnownTitle(slug);
  const title = titleOf(scheme.data) ?? knownTitle;
  usePageTitle(title);
  const found = scheme.data;
  const isComing = found === undefined && !scheme.isError;
  // new elements when the words above them may become longer, because browsers report moved ones as a layout shift
  const coming = use(ConfigLoadedContext) ? 'coming' : 'built';
  return (
    <SchemeColumns>
      <div>
        <PageHeading
          eyebrow={<TextLink to={paths.schemes.to({})}>Skema Sertifikasi</TextLink>}
          title={
            <span data-early="title" suppressHydrationWarning>
              {title ?? 'Detail Skema'}
            </span>
          }
        />
        {(found || isComing) && <SchemeLead description={found?.description} />}
        {found ? (
          <SchemeFirst
            key={slug}
            price={found.price === null ? 'Biaya belum diketahui' : priceText(found.price)}
            day={dayText(nearest, found.slug)}
          />
        ) : (
          isComing && <SchemeFirst key={coming} />
        )}
      </div>
      {found ? (
        <PurchaseCard scheme={found} schedules={nearest.data} failed={nearest.isError} repeat={pages.repeat} />
      ) : (
        isComing && <PurchaseSkeleton key={`purchase ${coming}`} />
      )}
      {/* an error keeps this element, because its button has the focus */}
      <Rest key={found || scheme.errorUpdateCount > 0 ? slug : coming} $alone={!found && !isComing} data-early-moves>
        <Fetched key={slug} query={scheme} errorTitle="Skema belum bisa dimuat" skeleton={<SchemeSkeleton />}>
          {(shown) =>
            shown ? (
              <Stack $gap={12}>
                <SchemeFacts scheme={shown} />
                {known && scheme.isRefetchError && <OldNotice made={known.made} />}
                <CompetencyUnits units={shown.units} />
                <Pair>
                  <TextListSection title="Persyaratan peserta" items={shown.requirements} />
                  <TextListSection title="Metode asesmen" items={shown.methods} />
                </Pair>
                <SchemeSchedules schedules={schedules} slug={shown.slug} pages={pages} />
                <BeforeYouRegister />
                <TrustStrip facts={body} />
                <SchemeReviews scheme={shown} pages={pages} />
              </Stack>
            ) : (
              <NoScheme />
            )
          }
        </Fetched>
      </Rest>
    </SchemeColumns>
  );
};

/** Without a box of its own unless it is `$alone`, because words above push it down, which browsers report as a layout shift. */
const Rest = styled.div<{ $alone: boolean }>`
  display: ${({ $alone }) => ($alone ? 'block' : 'contents')};
  grid-column: 1 / -1;
`;

const NoScheme = lazyComponent(() => import('./no-scheme.tsx'), <SchemeSkeleton />);

const Pair = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(10)} ${space(8)};
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
`;

const OldNotice = ({ made }: { made: string }) => (
  <p role="status">
    <span ref={heard}>
      Keterangan skema ini dari {longDate(made, placeless)}. Yang terbaru belum bisa dimuat; biaya yang berlaku tampil
      saat Anda mendaftar.
    </span>
  </p>
);

const fact = (title: string, content: ReactNode) => (content ? [{ title, content }] : []);

const countUnits = (units: Scheme['units']) => units.length > 0 && `${units.length} unit kompetensi`;

const SchemeFacts = ({ scheme }: { scheme: Scheme }) => (
  <DescriptionList
    items={[
      ...fact('Bidang', scheme.field.name),
      ...fact('Nomor skema', scheme.number),
      ...fact('Jenis skema', scheme.kind),
      ...fact('Acuan standar', scheme.standard),
      ...fact('Cakupan', countUnits(scheme.units)),
      ...fact(
        'Ulasan peserta',
        scheme.reviewCount !== 0 && scheme.rating > 0 && (
          <Rating value={scheme.rating} count={scheme.reviewCount} showValue />
        ),
      ),
    ]}
  />
);

const Sentences = styled.ul`
  display: grid;
  gap: ${space(3)};
  max-inline-size: ${readingWidth};

  li {
    display: flex;
    gap: ${space(3)};
  }

  svg {
    color: ${color.brand};
    margin-block-start: ${space(0.5)};
  }
`;

const TextListSection = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Section title={title}>
      <Sentences>
        {items.map((item) => (
          <li key={item}>
            <CircleCheck size={20} aria-hidden="true" />
            <span>{item}</span>
          </li>
        ))}
      </Sentences>
    </Section>
  );

export default SchemePage;
