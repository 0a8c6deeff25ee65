import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { styled } from 'styled-components';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, radius, space } from '../../kit/theme/theme.ts';
import { Section } from '../section.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(3, minmax(0, 1fr));

  ${media.mobile} {
    gap: ${space(3)};
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Place = styled(Card)`
  align-items: start;
  display: flex;
  gap: ${space(4)};

  > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${fontSize.body};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    margin-block-start: ${space(1)};
  }
`;

const Mark = styled.span`
  background: ${color.brandTint};
  border-radius: ${radius.control};
  color: ${color.brand};
  flex: none;
  padding: ${space(2.5)};
`;

interface Lead {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const links: readonly Lead[] = [
  {
    icon: ClipboardList,
    to: paths.schemes.to({}),
    title: 'Semua skema',
    text: 'Unit kompetensi, persyaratan, dan biaya tiap skema.',
  },
  {
    icon: CalendarDays,
    to: paths.schedules.to({}),
    title: 'Jadwal asesmen',
    text: 'Saring menurut bulan, tempat uji, dan penanggung biaya.',
  },
];

const check: Lead = {
  icon: BadgeCheck,
  to: paths.certificateCheck.to({}),
  title: 'Cek sertifikat',
  text: 'Pastikan keaslian sertifikat dengan nomornya.',
};

export const HomeLinks = () => {
  const { certificateCheck } = useConfig().features;
  return (
    <Section title="Mulai dari sini">
      <List>
        {(certificateCheck ? [...links, check] : links).map(({ icon: Icon, to, title, text }) => (
          <Place as="li" key={to} $padding="medium" $interactive>
            <Mark>
              <Icon size={24} aria-hidden="true" />
            </Mark>
            <div>
              <h3>
                <StretchedLink to={to}>{title}</StretchedLink>
              </h3>
              <p>{text}</p>
            </div>
          </Place>
        ))}
      </List>
    </Section>
  );
};
